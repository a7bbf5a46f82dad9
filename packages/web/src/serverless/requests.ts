/** What the page asks a server for by HTTP, answered by the worker that is its server. */
import { askForGame, type Hosts, houseRuleEntries } from '@rulewright/server/in-browser';
import type { OwnSeats } from './own-seats.ts';
import type { Renewing } from './renewing.ts';
import type { Answer, HouseOffer } from './wire.ts';

interface Answering {
  readonly hosts: Pick<Hosts, 'of'>;
  readonly seats: Pick<OwnSeats, 'kept' | 'tokensAt'>;
  readonly renewing: Renewing;
}

const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });
const refused = (status: number, code: string, message: string): Answer => json({ code, message }, status);

/** By method, and the first part of the path. What is not among them is a file of the app. */
export function newAnswering({ hosts, seats, renewing }: Answering): HouseOffer['answer'] {
  const begun = (began: boolean): Answer =>
    began ? json(renewing.state(), 202) : refused(409, 'busy', 'The cards are being renewed already.');
  const answers: Readonly<Record<string, HouseOffer['answer']>> = {
    'GET /house-rules': async () => json(houseRuleEntries()),
    async 'POST /seats'({ body }) {
      const code = typeof body === 'string' ? (JSON.parse(body) as { readonly keep: string }).keep : '';
      const kept = seats.kept(code);
      if (kept === null) return refused(404, 'wrong-token', 'That code brings no seat, or no longer.');
      await kept;
      return { status: 200, body: '' };
    },
    async 'GET /games'({ path, token }) {
      const [, , table = '', game = ''] = path.split('/');
      const given = await askForGame(hosts, table, game, token === null ? seats.tokensAt(table) : [token]);
      return given.ok ? { status: 200, body: given.file } : json(given.refusal, given.status);
    },
    'GET /cards': async () => json(renewing.state()),
    'POST /cards': async () => begun(renewing.fetch()),
    'PUT /cards': async ({ body }) =>
      body instanceof File ? begun(renewing.take(body)) : refused(400, 'malformed', 'That is no file.'),
    async 'DELETE /cards'() {
      renewing.cancel();
      return json(renewing.state());
    },
    'POST /positions': async () =>
      refused(507, 'full', 'Without a server no position is stored: save it as a file instead.'),
    'GET /positions': async () =>
      refused(404, 'no-such-position', 'That position is stored at a server, and this app has none: ask for its file.'),
  };
  return async (request) => (await answers[`${request.method} /${request.path.split(/[/?]/)[1]}`]?.(request)) ?? null;
}
