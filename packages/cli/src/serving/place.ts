/** Where the served app is: its files, its addresses, and the browser that shows it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../failure.ts';

/** The folder of the built app. @throws Failure where it was not built */
export function webFolder(): string {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@rulewright/web/package.json')), 'dist');
  if (!existsSync(join(folder, 'index.html')))
    throw new Failure(`the app is not built: ${folder} has no index.html. npm run build makes it.`);
  return folder;
}

/** Addresses by which others reach a server that listens on all of this computer's; none where it listens on one. */
export function networkAddresses(host: string, port: number, interfaces = networkInterfaces()): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  return Object.values(interfaces)
    .flat()
    .filter((each) => each !== undefined)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/** The command that shows an address in a browser; undefined where there is none to show it on. */
export function browserCommand(
  address: string,
  platform: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly [string, ...string[]] | undefined {
  switch (platform) {
    case 'darwin':
      return ['open', address];
    case 'win32':
      return ['cmd', '/c', 'start', '""', address];
    default:
      return environment['DISPLAY'] || environment['WAYLAND_DISPLAY'] ? ['xdg-open', address] : undefined;
  }
}

/** Opens the browser where there is one; the address has been printed, so that without one nothing is lost. */
export function openBrowser(address: string, environment: Readonly<Record<string, string | undefined>>): void {
  const command = browserCommand(address, process.platform, environment);
  if (!command) return;
  const [program, ...args] = command;
  const browser = spawn(program, args, { stdio: 'ignore', detached: true });
  browser.on('error', () => {});
  browser.unref();
}

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** When the process is asked to stop: by which signal. */
export function stopped(): Promise<(typeof STOPS)[number]> {
  return new Promise((resolve) => {
    for (const signal of STOPS) process.once(signal, () => resolve(signal));
  });
}
