/** The files of the page: for how long a browser keeps them, and how many an address may fetch. They cost next to nothing, so their limit is their own. */
import { sep } from 'node:path';
import { type FastifyInstance, rateLimit, type SetHeadersResponse, statics } from '../http.ts';

/** Where the app has pages beside its root. */
const PAGE_PATHS = [
  '/decks',
  '/limited',
  '/rules',
  '/rules/*',
  '/lab',
  '/lab/*',
  '/quiz',
  '/quiz/*',
  '/replay',
  '/replay/*',
];

/** The name of an asset holds a hash of its content; the page itself names those of the newest build. */
function kept(response: SetHeadersResponse, file: string): void {
  const age = file.includes(`${sep}assets${sep}`)
    ? 'public, max-age=31536000, immutable'
    : file.endsWith('.html') || file.endsWith('.html.br') || file.endsWith('.html.gz')
      ? 'no-cache'
      : 'public, max-age=3600';
  response.setHeader('cache-control', age);
}

/** To be registered before the limit of all other requests, which does not count these then. */
export async function pageFiles(
  app: FastifyInstance,
  { webFolder, aMinute }: { webFolder: string; aMinute: number },
): Promise<void> {
  await app.register(rateLimit, { max: aMinute, timeWindow: '1 minute' });
  await app.register(statics, { root: webFolder, cacheControl: false, setHeaders: kept, preCompressed: true });
  // the page reads its own path
  for (const path of PAGE_PATHS) app.get(path, (_request, reply) => reply.sendFile('index.html'));
  // who follows a dead link reads the page's words, with the way to where there is something
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    if (request.method === 'GET' && request.headers.accept?.includes('text/html') === true)
      return reply.sendFile('index.html');
    return reply.send({ statusCode: 404, error: 'Not Found', message: `There is nothing at ${request.url}.` });
  });
}
