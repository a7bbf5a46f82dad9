/** Environments for programs in other languages: JSON lines, one reply for each request. PROTOCOL.md describes them. */
import { ENGINE_VERSION } from '@rulewright/engine';
import { ENCODING } from './encoding/layout.ts';
import { GymError, type GymFault } from './settings.ts';
import type { VectorEnvironment, VectorStep } from './vector/vector.ts';

export const LINES_VERSION = 1;

/** The longest line that is read, in characters: a save of a very long episode is shorter. */
const LONGEST = 4_000_000;

/** `malformed`: the line is no request; nothing has changed, and the next line is read. */
export type LineFault = GymFault | 'malformed';

/**
 * Says hello, then answers each line until there are no more, or one that closes. A wrong request is answered with an `error` and changes nothing.
 */
export async function serveLines(
  environments: VectorEnvironment,
  lines: AsyncIterable<string>,
  write: (line: string) => void,
): Promise<void> {
  const { vocabulary } = environments;
  const about = { engine: ENGINE_VERSION, environments: environments.environments, encoding: ENCODING, vocabulary };
  write(JSON.stringify({ type: 'hello', protocol: LINES_VERSION, ...about }));
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const reply = await replyTo(environments, line);
    if (reply === null) return;
    write(JSON.stringify(reply));
  }
}

const failed = (fault: LineFault, message: string): object => ({ type: 'error', fault, message });

/** Null: the program is to end. */
async function replyTo(environments: VectorEnvironment, line: string): Promise<object | null> {
  const request = line.length > LONGEST ? null : requestIn(line);
  if (request === null)
    return failed('malformed', `A request is a line of JSON with a type, of at most ${LONGEST} characters.`);
  try {
    switch (request['type']) {
      case 'reset': {
        const { seed } = request;
        if (typeof seed !== 'number' && typeof seed !== 'string')
          return failed('malformed', 'reset takes a seed: a number or a text.');
        return told(await environments.reset(seed));
      }
      case 'step': {
        const { actions } = request;
        if (!Array.isArray(actions) || !actions.every(Number.isSafeInteger))
          return failed('malformed', 'step takes actions: a whole number for each environment.');
        return told(await environments.step(actions as number[]));
      }
      case 'describe':
        return { type: 'described', ...(await environments.describe(environmentIn(request))) };
      case 'save':
        return { type: 'saved', saved: await environments.save(environmentIn(request)) };
      case 'load':
        return told(await environments.load(environmentIn(request), request['saved']));
      case 'close':
        return null;
      default:
        return failed('malformed', 'There is reset, step, describe, save, load and close.');
    }
  } catch (error) {
    if (error instanceof GymError) return failed(error.fault, error.message);
    throw error;
  }
}

function requestIn(line: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Absent: the first. What is no environment's number is refused as such. */
const environmentIn = ({ environment = 0 }: Record<string, unknown>): number =>
  typeof environment === 'number' ? environment : -1;

function told(step: VectorStep): object {
  return {
    type: 'step',
    observations: littleEndian(step.observations),
    actions: littleEndian(step.actions),
    mask: Buffer.from(step.mask).toString('base64'),
    rewards: [...step.rewards],
    terminated: [...step.terminated].map(Boolean),
    truncated: [...step.truncated].map(Boolean),
    seats: [...step.seats],
    infos: step.infos,
  };
}

/** 32-bit floats in base64, the lowest byte first on every machine. */
function littleEndian(numbers: Float32Array): string {
  const bytes = Buffer.from(Uint8Array.from(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)));
  return (new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? bytes : bytes.swap32()).toString('base64');
}
