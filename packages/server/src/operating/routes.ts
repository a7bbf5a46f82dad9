/** What whoever runs the server asks it over HTTP: whether it lives, whether it is ready, what it counts. */
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from '../http.ts';
import { StoreFailure } from '../storage/failure.ts';
import type { Counts } from '../hosting/offers.ts';
import type { Store } from '../storage/store.ts';
import { hashOf, isToken } from '../running/tokens.ts';

export interface Operated {
  store: Store;
  /** of the tables that are open in this process */
  counts: () => Promise<Counts>;
  /** whether it takes no new tables because it will stop */
  draining: () => boolean;
  metrics: () => Promise<string>;
  /** with which `/metrics` is read from other machines; absent: only from this one */
  metricsToken: string | undefined;
}

/** Whether the request comes from this machine, and no proxy passed it on. */
function fromHere({ raw, headers }: FastifyRequest): boolean {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !forwarded && (address === '::1' || (isIP(address) === 4 && address.startsWith('127.')));
}

export function operatingRoutes(app: FastifyInstance, operated: Operated): void {
  const { store, metricsToken } = operated;
  app.get('/health', async () => {
    const { states } = await operated.counts();
    return { ok: true, tables: Object.values(states).reduce((sum, count) => sum + count, 0) };
  });
  app.get('/health/live', () => ({ ok: true }));
  app.get('/health/ready', async (_request, reply) => {
    if (operated.draining()) return reply.code(503).send({ ok: false, why: 'The server is about to stop.' });
    try {
      await store.check();
      return { ok: true };
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      return reply.code(503).send({ ok: false, why: error.message });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer (.{1,500})$/.exec(request.headers.authorization ?? '')?.[1];
    const known = metricsToken !== undefined && given !== undefined && isToken(given, hashOf(metricsToken));
    if (!known && !fromHere(request))
      return reply.code(403).send({
        error:
          'Metrics are read from the server’s own machine, or with the token of RULEWRIGHT_METRICS_TOKEN as Bearer.',
      });
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await operated.metrics());
  });
}
