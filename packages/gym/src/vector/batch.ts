/** Environments that are stepped together, their arrays row by row in memory that others may read. */
import { ACTIONS, ACTION_SIZE, OBSERVATION_SIZE } from '../encoding/layout.ts';
import { Environment, type Step } from '../environment.ts';
import { type EnvironmentSettings, GymError, type GymFault } from '../settings.ts';

/** The tasks of a batch. `environment` counts within all environments. */
export type Task =
  | { readonly do: 'reset'; readonly seed: number | string }
  /** one action for each environment of the batch */
  | { readonly do: 'step'; readonly actions: readonly number[] }
  | { readonly do: 'save' | 'describe'; readonly environment: number }
  | { readonly do: 'load'; readonly environment: number; readonly saved: unknown };

/** A step without its arrays. */
export type Outcome = Omit<Step, 'observation' | 'actions' | 'mask'>;

export type Reply =
  | { readonly ok: true; readonly outcomes: readonly Outcome[]; readonly value?: unknown }
  | { readonly ok: false; readonly fault: GymFault; readonly message: string };

/** Memory for the arrays of so many environments, one row each. */
export interface Rows {
  readonly observations: Float32Array;
  readonly actions: Float32Array;
  readonly mask: Uint8Array;
}

/** Memory that threads share. */
export interface Shared {
  readonly observations: SharedArrayBuffer;
  readonly actions: SharedArrayBuffer;
  readonly mask: SharedArrayBuffer;
}

export const sharedFor = (environments: number): Shared => ({
  observations: new SharedArrayBuffer(4 * environments * OBSERVATION_SIZE),
  actions: new SharedArrayBuffer(4 * environments * ACTIONS * ACTION_SIZE),
  mask: new SharedArrayBuffer(environments * ACTIONS),
});

export const rowsIn = ({ observations, actions, mask }: Shared): Rows => ({
  observations: new Float32Array(observations),
  actions: new Float32Array(actions),
  mask: new Uint8Array(mask),
});

/** Environments `from` to before `to`. Plain data, given to a thread. */
export interface Part {
  readonly settings: EnvironmentSettings;
  readonly from: number;
  readonly to: number;
  readonly shared: Shared;
}

export class Batch {
  private readonly from: number;
  private readonly rows: Rows;
  private readonly environments: Environment[];
  private readonly ended: boolean[];
  private readonly episodes: number[];
  private seed: number | string = 0;

  constructor({ settings, from, to, shared }: Part) {
    this.from = from;
    this.rows = rowsIn(shared);
    this.environments = Array.from({ length: to - from }, () => new Environment(settings));
    this.ended = this.environments.map(() => false);
    this.episodes = this.environments.map(() => 0);
  }

  do(task: Task): Reply {
    try {
      switch (task.do) {
        case 'reset':
          this.seed = task.seed;
          this.episodes.fill(0);
          return this.each((_, at) => this.begun(at));
        case 'step':
          return this.each((environment, at) =>
            this.ended[at] === true ? this.begun(at) : environment.step(task.actions[at] ?? -1),
          );
        case 'save':
          return { ok: true, outcomes: [], value: this.at(task.environment).save() };
        case 'describe':
          return { ok: true, outcomes: [], value: this.at(task.environment).describe() };
        case 'load': {
          const step = this.at(task.environment).load(task.saved);
          return { ok: true, outcomes: [this.written(step, task.environment - this.from)] };
        }
      }
    } catch (error) {
      if (error instanceof GymError) return { ok: false, fault: error.fault, message: error.message };
      throw error;
    }
  }

  private at(environment: number): Environment {
    return this.environments[environment - this.from] as Environment;
  }

  private each(work: (environment: Environment, at: number) => Step): Reply {
    return { ok: true, outcomes: this.environments.map((environment, at) => this.written(work(environment, at), at)) };
  }

  /** The next episode of an environment; its seed depends on the number of the environment and of the episode alone. */
  private begun(at: number): Step {
    const episode = this.episodes[at] ?? 0;
    this.episodes[at] = episode + 1;
    return (this.environments[at] as Environment).reset(`${this.seed}/${this.from + at}/${episode}`);
  }

  private written({ observation, actions, mask, ...outcome }: Step, at: number): Outcome {
    const row = this.from + at;
    this.rows.observations.set(observation, row * OBSERVATION_SIZE);
    this.rows.actions.set(actions, row * ACTIONS * ACTION_SIZE);
    this.rows.mask.set(mask, row * ACTIONS);
    this.ended[at] = outcome.terminated || outcome.truncated;
    return outcome;
  }
}
