/** How far a long piece of work has come: a bar on the terminal's standard error, nothing anywhere else. */
import type { Terminal } from './terminal.ts';

export interface Progress {
  to(done: number, total: number): void;
  end(): void;
}

const NONE: Progress = { to() {}, end() {} };

/** A bar of that name. Where standard error is no terminal there is none. */
export async function progressBar(terminal: Terminal, name: string, unit = ''): Promise<Progress> {
  if (terminal.stderr.isTTY !== true) return NONE;
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar(
    {
      format: `${name} {bar} {percentage}% {value}/{total}${unit} {eta_formatted}`,
      stream: terminal.stderr,
      clearOnComplete: true,
      hideCursor: true,
      etaBuffer: 50,
    },
    cliProgress.Presets.shades_classic,
  );
  let started = false;
  return {
    to(done, total) {
      if (started) bar.update(done);
      else bar.start(total, done);
      started = true;
    },
    end() {
      if (started) bar.stop();
    },
  };
}
