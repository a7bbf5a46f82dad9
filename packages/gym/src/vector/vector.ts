/** Many environments, stepped together, here or on threads; what happens does not depend on which. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ACTIONS } from '../encoding/layout.ts';
import { newEnvironment, type StepInfo } from '../environment.ts';
import type { SavedEnvironment } from '../saved.ts';
import { type EnvironmentSettings, GymError } from '../settings.ts';
import { Batch, type Outcome, type Part, type Reply, rowsIn, type Rows, sharedFor, type Task } from './batch.ts';

export interface VectorSettings extends EnvironmentSettings {
  /** how many */
  readonly environments: number;
  /** threads; default 0, which is this one */
  readonly workers?: number;
}

/** Row i is environment i's. The three large arrays are overwritten by the next step: copy what is to be kept. */
export interface VectorStep extends Rows {
  readonly rewards: Float32Array;
  readonly terminated: Uint8Array;
  readonly truncated: Uint8Array;
  readonly seats: Uint8Array;
  readonly infos: readonly StepInfo[];
}

/** Where a batch is worked on. */
interface Place {
  readonly from: number;
  readonly to: number;
  do(task: Task): Promise<Reply>;
  close(): Promise<void>;
}

/** Environments with these settings. Reset them first. @throws GymError where the settings are wrong */
export function vectorEnvironment(given: VectorSettings): VectorEnvironment {
  const { environments, workers = 0, ...settings } = given ?? {};
  if (!Number.isSafeInteger(environments) || environments < 1)
    throw new GymError('settings', 'There is at least one environment.');
  if (!Number.isSafeInteger(workers) || workers < 0)
    throw new GymError('settings', 'workers is a whole number from 0.');
  const { vocabulary } = newEnvironment(settings);
  const shared = sharedFor(environments);
  const parts = Math.min(Math.max(workers, 1), environments);
  const places = Array.from({ length: parts }, (_, part): Place => {
    const [from, to] = [part, part + 1].map((bound) => Math.floor((bound * environments) / parts)) as [number, number];
    const piece: Part = { settings: { ...settings, vocabulary }, from, to, shared };
    return workers === 0 ? here(piece) : onThread(piece);
  });
  return new VectorEnvironment(places, rowsIn(shared), vocabulary, environments);
}

export class VectorEnvironment {
  readonly vocabulary: readonly string[];
  readonly environments: number;
  private readonly places: readonly Place[];
  private readonly rows: Rows;
  private outcomes: Outcome[] = [];

  constructor(places: readonly Place[], rows: Rows, vocabulary: readonly string[], environments: number) {
    this.places = places;
    this.rows = rows;
    this.vocabulary = vocabulary;
    this.environments = environments;
  }

  /** Begins an episode in each environment, each with a seed of its own that follows from this one. */
  async reset(seed: number | string): Promise<VectorStep> {
    return this.stepped(await this.all(() => ({ do: 'reset', seed })));
  }

  /**
   * One action for each environment. Where an episode has ended, the action is ignored and the next episode begins.
   * @throws GymError where a mask does not allow an action; nothing has changed
   */
  async step(actions: ArrayLike<number>): Promise<VectorStep> {
    if (this.outcomes.length === 0) throw new GymError('not-begun', 'Reset the environments first.');
    if (actions.length !== this.environments)
      throw new GymError(
        'illegal-action',
        `There are ${actions.length} actions for ${this.environments} environments.`,
      );
    for (const [at, { terminated, truncated }] of this.outcomes.entries())
      if (!terminated && !truncated && !this.isAllowed(at, actions[at]))
        throw new GymError('illegal-action', `Environment ${at}: its mask does not allow action ${actions[at]}.`);
    const given = Array.from(actions);
    return this.stepped(await this.all(({ from, to }) => ({ do: 'step', actions: given.slice(from, to) })));
  }

  private isAllowed(environment: number, action: number | undefined): boolean {
    return (
      action !== undefined &&
      Number.isSafeInteger(action) &&
      action >= 0 &&
      action < ACTIONS &&
      this.rows.mask[environment * ACTIONS + action] === 1
    );
  }

  /** As `Environment.save`. */
  async save(environment: number): Promise<SavedEnvironment> {
    return (await this.one({ do: 'save', environment })).value as SavedEnvironment;
  }

  /** As `Environment.load`; the other environments stay where they are. */
  async load(environment: number, saved: unknown): Promise<VectorStep> {
    const { outcomes } = await this.one({ do: 'load', environment, saved });
    return this.stepped(this.outcomes.map((before, at) => (at === environment ? (outcomes[0] ?? before) : before)));
  }

  /** As `Environment.describe`. */
  async describe(environment: number): Promise<{ prompt: string; actions: string[] }> {
    return (await this.one({ do: 'describe', environment })).value as { prompt: string; actions: string[] };
  }

  async close(): Promise<void> {
    await Promise.all(this.places.map((place) => place.close()));
  }

  private async one(task: Task & { environment: number }): Promise<Extract<Reply, { ok: true }>> {
    if (this.outcomes.length === 0) throw new GymError('not-begun', 'Reset the environments first.');
    const place = this.places.find(({ from, to }) => task.environment >= from && task.environment < to);
    if (place === undefined || !Number.isSafeInteger(task.environment))
      throw new GymError('settings', `There is no environment ${task.environment}.`);
    return taken(await place.do(task));
  }

  private async all(task: (place: Place) => Task): Promise<Outcome[]> {
    const replies = await Promise.all(this.places.map((place) => place.do(task(place))));
    return replies.flatMap((reply) => taken(reply).outcomes);
  }

  private stepped(outcomes: Outcome[]): VectorStep {
    this.outcomes = outcomes;
    return {
      ...this.rows,
      rewards: Float32Array.from(outcomes, ({ reward }) => reward),
      terminated: Uint8Array.from(outcomes, ({ terminated }) => Number(terminated)),
      truncated: Uint8Array.from(outcomes, ({ truncated }) => Number(truncated)),
      seats: Uint8Array.from(outcomes, ({ seat }) => seat),
      infos: outcomes.map(({ info }) => info),
    };
  }
}

function taken(reply: Reply): Extract<Reply, { ok: true }> {
  if (!reply.ok) throw new GymError(reply.fault, reply.message);
  return reply;
}

function here(part: Part): Place {
  const batch = new Batch(part);
  return { from: part.from, to: part.to, do: async (task) => batch.do(task), close: async () => {} };
}

function onThread(part: Part): Place {
  const worker = startWorker(part);
  return {
    from: part.from,
    to: part.to,
    async do(task) {
      worker.postMessage(task);
      const [reply] = (await once(worker, 'message')) as [Reply];
      return reply;
    },
    close: async () => void (await worker.terminate()),
  };
}

function startWorker(workerData: Part): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url), { workerData });
  // Run from its TypeScript sources, a thread needs the loader that its parent has.
  const module = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const loading = `import('tsx/esm/api').then(({ register }) => { register(); return import(${module}); })`;
  return new Worker(loading, { eval: true, workerData, execArgv: ['--conditions=@rulewright/source'] });
}
