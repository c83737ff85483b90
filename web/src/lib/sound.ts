/** Struck notes, made on the spot. */

const YOUR_TURN = [
  { pitch: 587.3, after: 0 },
  { pitch: 880, after: 0.14 },
];
const TIME_IS_SHORT = [
  { pitch: 740, after: 0 },
  { pitch: 740, after: 0.22 },
  { pitch: 740, after: 0.44 },
];
const RING = 0.9;

let air: AudioContext | undefined;

/** It is your turn. */
export function chime(): void {
  play(YOUR_TURN);
}

/** Your time is nearly up. */
export function alarm(): void {
  play(TIME_IS_SHORT);
}

function play(notes: { pitch: number; after: number }[]): void {
  if (typeof AudioContext === "undefined") return;
  air ??= new AudioContext();
  void air.resume();
  for (const note of notes) strike(air, note.pitch, air.currentTime + note.after);
}

function strike(air: AudioContext, pitch: number, at: number): void {
  const string = air.createOscillator();
  const loudness = air.createGain();
  string.type = "triangle";
  string.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.16, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + RING);
  string.connect(loudness).connect(air.destination);
  string.start(at);
  string.stop(at + RING);
}
