/** A connection to Redis that says by name where nobody answers. */
import { Redis } from 'ioredis';

/** There is no queue there, or it cannot be used; the message says why. */
export class QueueFailure extends Error {
  override readonly name = 'QueueFailure';
}

const RETRY = 1000;

/** Connects; later it waits for a server that goes away to come back. @throws QueueFailure */
export async function connected(url: string): Promise<Redis> {
  const place = placeOf(url);
  let once = false;
  const redis = new Redis(url, {
    lazyConnect: true,
    // asked for by BullMQ's workers, which wait for jobs as long as it takes
    maxRetriesPerRequest: null,
    retryStrategy: () => (once ? RETRY : null),
  });
  let why = '';
  redis.on('error', (error: Error) => {
    why = error.message;
  });
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new QueueFailure(`${place}: no Redis server answers there (${why || String(error)})`);
  }
  once = true;
  return redis;
}

/** The address without its password. @throws QueueFailure where it is none of Redis */
export function placeOf(url: string): string {
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol))
    throw new QueueFailure(`a queue is an address such as redis://127.0.0.1:6379; "${url}" is not that`);
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
