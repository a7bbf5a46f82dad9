/** The sounds of the table, each a few tones made here: none is fetched. */
import type { Sound } from './heard.ts';

/** Tones of a sound: how high in hertz, when and for how long in seconds. */
type Tone = readonly [hertz: number, at: number, lasts: number];

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    [587, 0, 0.16],
    [784, 0.11, 0.22],
  ],
  cast: [[660, 0, 0.14]],
  arrive: [[330, 0, 0.1]],
  attack: [
    [294, 0, 0.12],
    [294, 0.13, 0.16],
  ],
  hit: [[196, 0, 0.22]],
  hurt: [
    [165, 0, 0.2],
    [123, 0.08, 0.3],
  ],
  over: [
    [392, 0, 0.5],
    [494, 0.1, 0.5],
    [587, 0.2, 0.7],
  ],
};
const LOUD = 0.12;

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  context ??= new AudioContext();
  const { currentTime: now, destination } = context;
  for (const [hertz, at, lasts] of TONES[name]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, now + at);
    loudness.gain.linearRampToValueAtTime(LOUD, now + at + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + at + lasts);
    tone.connect(loudness).connect(destination);
    tone.start(now + at);
    tone.stop(now + at + lasts);
  }
}
