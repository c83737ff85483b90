const STILL = 4; // pixels: less is a click with an unsteady hand

/** Follow a pointer that was pressed: while it is moved, and to where it is let go. */
export function dragged(
  pressed: PointerEvent,
  told: { moved: (event: PointerEvent) => void; ended: (event: PointerEvent) => void },
): void {
  const stop = new AbortController();
  const { pointerId, clientX, clientY } = pressed;
  let going = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    going ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > STILL;
    if (going) told.moved(event);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    stop.abort();
    told.ended(event);
  };
  window.addEventListener("pointermove", move, { signal: stop.signal });
  window.addEventListener("pointerup", end, { signal: stop.signal });
  window.addEventListener("pointercancel", end, { signal: stop.signal });
}
