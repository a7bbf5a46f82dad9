/**
 * Assistants that ask over HTTP (`/mcp`): whoever has a token, so often and so many at once. What is asked is none of the server's business: it
 * passes requests on and answers back. No session is kept.
 */
import { hashOf, isToken } from '../running/tokens.ts';
import type { AssistantLimits } from './addresses.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from '../http.ts';
import type { Assistants } from './start-server.ts';

export const SHORTEST_TOKEN = 16;
/** After so many seconds there may be room again. */
const AGAIN_SECONDS = 5;

/** A refusal in the form of the errors of JSON-RPC, which clients show. */
const refusal = (message: string) => ({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } });

export async function assistantRoutes(
  app: FastifyInstance,
  { assistants, limits }: { assistants: Assistants; limits: AssistantLimits },
): Promise<void> {
  const hashes = assistants.tokens.map(hashOf);
  /** how many requests of each token are under way */
  const underWay = hashes.map(() => 0);
  // the body is passed on as it is: whoever answers reads it
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.all(
    '/mcp',
    {
      bodyLimit: assistants.longest,
      config: {
        rateLimit: {
          max: limits.assistantsAMinute,
          timeWindow: '1 minute',
          errorResponseBuilder: (_request, { after }) => ({
            statusCode: 429,
            ...refusal(`Too many requests from this address; ask again in ${after}.`),
          }),
        },
      },
      errorHandler: (error: Error & { statusCode?: number }, _request, reply) => {
        const { statusCode = 500 } = error;
        if (statusCode >= 500) throw error;
        // what has been refused in that form already, or a fault of the request itself
        void reply
          .code(statusCode)
          .send('error' in error ? { ...refusal(''), error: error.error } : refusal(error.message));
      },
      // before the body is read
      onRequest: async (request, reply) => {
        if (tokenOf(request) >= 0) return undefined;
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer realm="rulewright"')
          .send(refusal('This needs a token of this server: send it as "Authorization: Bearer TOKEN".'));
      },
    },
    async (request, reply) => {
      const token = tokenOf(request);
      const all = underWay.reduce((sum, one) => sum + one, 0);
      if ((underWay[token] ?? 0) >= limits.assistantAtOnce || all >= limits.assistantsAtOnce)
        return reply
          .code(503)
          .header('retry-after', String(AGAIN_SECONDS))
          .send(refusal('Too much is asked at once; ask again when an answer has come.'));
      underWay[token] = (underWay[token] ?? 0) + 1;
      const gone = new AbortController();
      reply.raw.once('close', () => {
        underWay[token] = (underWay[token] ?? 1) - 1;
        gone.abort();
      });
      return passedOn(await assistants.answer(asWeb(request, gone.signal)), reply);
    },
  );

  /** which token the request has; -1: none */
  function tokenOf({ headers }: FastifyRequest): number {
    const given = /^Bearer (\S{1,500})$/i.exec(headers.authorization ?? '')?.[1];
    return given === undefined ? -1 : hashes.findIndex((hash) => isToken(given, hash));
  }
}

/** The request as the web has it, without the token. */
function asWeb(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (name !== 'authorization' && value !== undefined) headers.set(name, String(value));
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(new URL(request.url, 'http://localhost'), { method: request.method, headers, body, signal });
}

async function passedOn(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(answer.status).header('cache-control', 'no-store');
  for (const [name, value] of answer.headers) reply.header(name, value);
  // an answer is bounded, and comes as one
  return reply.send(Buffer.from(await answer.arrayBuffer()));
}
