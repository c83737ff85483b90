/** Two struck notes, made on the spot: it is your turn. */

const NOTES = [
  { pitch: 587.3, after: 0 },
  { pitch: 880, after: 0.14 },
];
const RING = 0.9;

let air: AudioContext | undefined;

export function chime(): void {
  if (typeof AudioContext === "undefined") return;
  air ??= new AudioContext();
  void air.resume();
  for (const note of NOTES) strike(air, note.pitch, air.currentTime + note.after);
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
