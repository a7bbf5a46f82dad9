/** What whoever runs the server asks it over HTTP: whether it lives, whether it is ready, what it counts. */
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StoreFailure } from '../storage/failure.ts';
import type { Storage } from '../storage/storage.ts';
import { hashOf, isToken } from '../tokens.ts';

export interface Operated {
  storage: Storage;
  /** tables open in this process */
  tables: () => number;
  /** whether it takes no new tables because it will stop */
  draining: () => boolean;
  metrics: () => string;
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
  const { storage, metricsToken } = operated;
  app.get('/health', () => ({ ok: true, tables: operated.tables() }));
  app.get('/health/live', () => ({ ok: true }));
  app.get('/health/ready', async (_request, reply) => {
    if (operated.draining()) return reply.code(503).send({ ok: false, why: 'The server is about to stop.' });
    try {
      await storage.check();
      return { ok: true };
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      return reply.code(503).send({ ok: false, why: error.message });
    }
  });
  app.get('/metrics', (request, reply) => {
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
      .send(operated.metrics());
  });
}
