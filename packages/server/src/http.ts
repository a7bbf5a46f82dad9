/**
 * The HTTP server that ours stands on, with its plugins. `npm run build` puts them into this module of the package (`scripts/bundle-apart.mjs`):
 * whoever installs it needs nothing of theirs, some of which asks for a newer Node than we do.
 */
export { default as helmet } from '@fastify/helmet';
export { default as rateLimit } from '@fastify/rate-limit';
export { default as statics, type SetHeadersResponse } from '@fastify/static';
export { default as websocket } from '@fastify/websocket';
export {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
} from 'fastify';
