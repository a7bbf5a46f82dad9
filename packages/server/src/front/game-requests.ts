/** The file of a game at `/games/TABLE/NUMBER`, for whoever may have it. */
import type { ErrorCode } from '@rulewright/protocol';
import type { Hosts } from '../hosting/hosts.ts';
import { type Refusal, refuse } from '../running/refusal.ts';
import { StoreFailure, unavailable } from '../storage/failure.ts';

/** The HTTP status that goes with a refusal. */
const STATUS: Partial<Record<ErrorCode, number>> = { 'wrong-token': 403, 'not-now': 409, 'store-unavailable': 503 };
const NONE = 404;

/** `tokens`: the secrets that who asks has for the table. */
export async function askForGame(
  hosts: Pick<Hosts, 'of'>,
  table: string,
  game: string,
  tokens: readonly string[],
): Promise<
  { readonly ok: true; readonly file: string } | { readonly ok: false; readonly status: number; refusal: Refusal }
> {
  if (!/^[A-Za-z0-9_-]{4,32}$/.test(table) || !/^[1-9][0-9]{0,8}$/.test(game))
    return {
      ok: false,
      status: NONE,
      refusal: { code: 'no-such-table', message: 'Games are at /games/TABLE/NUMBER.' },
    };
  const done = await (hosts
    .of(table)
    ?.line.call('file', table, Number(game), [...tokens])
    .catch((error: unknown) => {
      if (error instanceof StoreFailure) return refuse('store-unavailable', unavailable(error));
      throw error;
    }) ?? refuse('table-frozen', 'The table of that game was stopped.'));
  return done.ok ? done : { ...done, status: STATUS[done.refusal.code] ?? NONE };
}
