/** A refusal on its way to the client: what a request was refused for, as the protocol's typed error. */
import type { ErrorCode, ErrorMessage } from '@rulewright/protocol';

export type Refusal = Omit<ErrorMessage, 'type' | 're'>;

export function refuse(
  code: ErrorCode,
  message: string,
  more: Omit<Refusal, 'code' | 'message'> = {},
): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code, message, ...more } };
}

/** Something done, or why not. */
export type Done<T = object> = ({ ok: true } & T) | { ok: false; refusal: Refusal };
