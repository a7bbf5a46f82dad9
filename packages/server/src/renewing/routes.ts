/** Newer cards by the page: how old the cards are, fetching the newest, giving a file. Only whoever sits at the computer of the server may change them. */
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import type { CardsState } from '@rulewright/protocol';
import type { FastifyInstance, FastifyRequest } from '../http.ts';
import type { Renewal } from './renewal.ts';

const OTHERS = {
  code: 'not-yours',
  message: 'Only whoever sits at the computer of this server may change its cards.',
};
const BUSY = { code: 'busy', message: 'The cards are being renewed already.' };

const isLoopback = (address: string): boolean =>
  address === '::1' || /^(?:::ffff:)?127\./.test(address) || address === 'localhost';

/** Whether the request comes from this computer, without a proxy that would hide where it comes from. */
function isOwn({ ip, headers }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers.via !== undefined)
    return false;
  const name = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return isLoopback(ip) && isLoopback(isIP(name) === 0 ? name.toLowerCase() : name);
}

/** `isPersonal`: somebody runs the server for themselves; else no page changes its cards. */
export async function renewalRoutes(
  app: FastifyInstance,
  { renewal, isPersonal }: { renewal: Renewal; isPersonal: boolean },
): Promise<void> {
  const mayRenew = (request: FastifyRequest): boolean => isPersonal && isOwn(request);
  const stateFor = (request: FastifyRequest): CardsState => ({ ...renewal.state(), mayRenew: mayRenew(request) });
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.get('/cards/state', async (request, reply) => reply.header('cache-control', 'no-store').send(stateFor(request)));
  app.post('/cards/renewal', async (request, reply) => {
    if (!mayRenew(request)) return reply.code(403).send(OTHERS);
    if (!renewal.fetch()) return reply.code(409).send(BUSY);
    return reply.code(202).send(stateFor(request));
  });
  app.delete('/cards/renewal', async (request, reply) => {
    if (!mayRenew(request)) return reply.code(403).send(OTHERS);
    await renewal.cancel();
    return reply.send(stateFor(request));
  });
  app.put<{ Body: Readable }>('/cards/file', { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request, reply) => {
    if (!mayRenew(request)) return reply.code(403).send(OTHERS);
    const taken = await renewal.take(request.body, Number(request.headers['content-length'] ?? 0));
    return taken ? reply.code(202).send(stateFor(request)) : reply.code(409).send(BUSY);
  });
}
