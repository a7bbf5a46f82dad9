/**
 * Makes a clone ready to run: installs what is missing, then builds what has changed; with `--install` it only installs.
 *
 * Runs before `npm start`, `npm test` and the like, so it needs nothing but Node itself. It writes to stderr only,
 * because the command that follows may promise JSON alone on stdout.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BuildError, build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockAge = 15 * 60 * 1000;

/** @param {string} line */
const say = (line) => process.stderr.write(`rulewright: ${line}\n`);

/** A failure whose message is all that the user needs to see. */
class NotReady extends Error {}

/**
 * Whether a version of Node can run the project.
 * @param {string} version as in `process.versions.node`
 */
export function nodeIsRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/**
 * What differs between the lock file and what npm says it installed; an empty list means nothing to install.
 * Entries for other platforms may be missing, those of the workspace itself are only links.
 * @param {{packages?: Record<string, Record<string, unknown>>}} wanted the parsed `package-lock.json`
 * @param {{packages?: Record<string, Record<string, unknown>>}} installed the parsed `node_modules/.package-lock.json`
 */
export function installDifferences(wanted, installed) {
  const differences = [];
  const have = installed.packages ?? {};
  for (const [path, entry] of Object.entries(wanted.packages ?? {})) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    const found = have[path];
    if (!found) {
      if (!entry['optional'] && !entry['peer']) differences.push(`${path} is missing`);
    } else if (found['version'] !== entry['version'] || found['integrity'] !== entry['integrity']) {
      differences.push(`${path} is another version`);
    }
  }
  return differences;
}

/** @returns {string | undefined} why an install is needed, or undefined when it is not */
function reasonToInstall() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return 'nothing is installed yet';
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(root, 'node_modules/.rulewright-install');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(lock)) return undefined;
  // Somebody may have run npm by hand: what it installed counts, not who started it.
  const [difference] = installDifferences(JSON.parse(lock), JSON.parse(readFileSync(installed, 'utf8')));
  if (difference) return `package-lock.json has changed (${difference})`;
  writeFileSync(stamp, hashOf(lock));
  return undefined;
}

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

async function install() {
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  say(`installing dependencies: npm ${args.join(' ')}`);
  const { code, output } = await run('npm', args);
  if (code !== 0) {
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET/.test(output)) {
      throw new NotReady('npm could not reach the package registry. Check the network or the proxy, then try again.');
    }
    if (/EUSAGE/.test(output)) {
      throw new NotReady('package-lock.json does not fit the package.json files: run npm install, and commit both.');
    }
    if (/EACCES|EPERM|EROFS/.test(output)) throw new NotReady(`npm may not write to ${join(root, 'node_modules')}.`);
    throw new NotReady(`npm ${args.join(' ')} failed with exit code ${code}; its message is above.`);
  }
  writeFileSync(
    join(root, 'node_modules/.rulewright-install'),
    hashOf(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  );
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{code: number, output: string}>} everything it printed is passed on to stderr as well
 */
function run(command, args) {
  return new Promise((resolve, reject) => {
    // npm is a .cmd file on Windows, which only a shell can start.
    const child = spawn(command, args, {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        process.stderr.write(chunk);
      });
    }
    child.on('error', (error) => reject(new NotReady(`${command} could not be started: ${error.message}`)));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Only one install or build at a time; a lock left behind by a process that is gone is taken over. */
async function withLock(/** @type {() => Promise<void>} */ work) {
  const path = join(root, '.ready-lock');
  for (let waiting = false; ; waiting = true) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    if (lockIsStale(path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!waiting) say('another command is installing or building here, waiting for it');
    await sleep(300);
  }
  const release = () => rmSync(path, { force: true });
  const interrupted = () => {
    release();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await work();
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    release();
  }
}

/** @param {string} path */
function lockIsStale(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > lockAge) return true;
    const owner = Number(readFileSync(path, 'utf8'));
    if (!owner) return false;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    // No such process: its owner died. No such file: it was released a moment ago, and the next attempt decides.
    return code === 'ESRCH';
  }
}

async function main() {
  if (!nodeIsRecent(process.versions.node)) {
    throw new NotReady(`Node ${process.versions.node} is too old: 20.19 or later is needed.`);
  }
  await withLock(async () => {
    const reason = reasonToInstall();
    if (reason) {
      say(reason);
      await install();
    }
    if (!process.argv.includes('--install')) await build(say);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof NotReady) && !(error instanceof BuildError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
