/**
 * Positions of the Lab that are too long for a link: the page gives what the link would have held, and gets an id for it. Whoever has the id
 * may read it; nobody may change it. The id is made from the content, so that the same position is stored once.
 */
import { createHash } from 'node:crypto';
import { LONGEST_POSITION } from '@rulewright/protocol';
import type { PositionLimits } from './addresses.ts';
import type { FastifyInstance } from '../http.ts';
import { StoreFailure, unavailable } from '../storage/failure.ts';
import type { Store } from '../storage/store.ts';

/** A position that nobody has opened for so long is forgotten. */
export const POSITION_KEPT_MS = 365 * 24 * 3_600_000;

/** The form of a link: the number of the form, a point, base64 for addresses. What it holds is for the page to check. */
const FORM = /^\d{1,3}\.[A-Za-z0-9_-]+$/;
const ID = /^[A-Za-z0-9_-]{22}$/;

const idOf = (position: string): string => createHash('sha256').update(position).digest('base64url').slice(0, 22);

/** Refusals have the form of the protocol's errors: a code, and a sentence that says what to do. */
export function positionRoutes(app: FastifyInstance, store: Store, limits: PositionLimits): void {
  const refused = (code: string, message: string) => ({ code, message });
  const failed = (error: unknown) => {
    if (error instanceof StoreFailure) return refused('store-unavailable', unavailable(error));
    throw error;
  };
  app.post<{ Body: unknown }>(
    '/positions',
    {
      bodyLimit: LONGEST_POSITION + 1000,
      config: {
        rateLimit: {
          max: limits.positionsAnHour,
          timeWindow: '1 hour',
          errorResponseBuilder: () => ({
            statusCode: 429,
            ...refused(
              'too-many',
              'Too many positions were stored from your address; try again in an hour, or save a file.',
            ),
          }),
        },
      },
    },
    async (request, reply) => {
      const { position } = (request.body ?? {}) as { position?: unknown };
      if (typeof position !== 'string' || !FORM.test(position))
        return reply.code(400).send(refused('malformed', 'A position is what a link of the Lab holds behind its #.'));
      if (position.length > LONGEST_POSITION)
        return reply
          .code(413)
          .send(
            refused('too-long', `A position has at most ${LONGEST_POSITION} characters; save it as a file instead.`),
          );
      const id = idOf(position);
      try {
        const kept = await store.keepPosition(id, position, limits.positions);
        if (kept) return await reply.code(201).send({ id });
        return await reply
          .code(507)
          .send(refused('full', 'This server stores no more positions; save it as a file instead.'));
      } catch (error) {
        return reply.code(503).send(failed(error));
      }
    },
  );
  app.get<{ Params: { id: string } }>('/positions/:id', async (request, reply) => {
    const { id } = request.params;
    try {
      const position = ID.test(id) ? await store.position(id) : null;
      if (position !== null) return await reply.header('cache-control', 'private, max-age=3600').send({ position });
      return await reply
        .code(404)
        .send(
          refused(
            'no-such-position',
            'This server has no such position, or no longer. Ask for it again, or for its file.',
          ),
        );
    } catch (error) {
      return reply.code(503).send(failed(error));
    }
  });
}
