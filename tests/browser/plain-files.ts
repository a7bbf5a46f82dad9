/** A plain server of files on loopback: no page but those that are there, no fallback, no header besides the type; under a path that the app was not built for. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export interface PlainFiles {
  /** of the app, with the slash at its end */
  readonly address: string;
  /** the folder that is served; another may take its place */
  folder: string;
  /** paths below the folder that are answered as if they were not there */
  readonly missing: Set<string>;
  /** how many bytes were sent, by path */
  readonly sent: Map<string, number>;
  stop(): Promise<void>;
}

export async function servePlainly(folder: string, path = '/some/sub/path/'): Promise<PlainFiles> {
  const sent = new Map<string, number>();
  const missing = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const below = pathname.startsWith(path) ? normalize(pathname.slice(path.length) || 'index.html') : '..';
    const file = join(files.folder, below);
    if (below.startsWith('..') || missing.has(below) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    sent.set(below, statSync(file).size);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const files: PlainFiles = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    folder,
    missing,
    sent,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return files;
}
