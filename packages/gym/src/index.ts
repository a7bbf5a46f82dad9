/** An environment for learning to play: reset and step, observations of a fixed size, a mask of legal actions. */
export { Environment, newEnvironment, type Step, type StepInfo } from './environment.ts';
export {
  ACTIONS,
  ACTION_SIZE,
  ENCODING,
  ENCODING_VERSION,
  type Encoding,
  OBSERVATION_SIZE,
} from './encoding/layout.ts';
export { namesOf } from './encoding/vocabulary.ts';
export { type EnvironmentSettings, GymError, type GymFault, type Opponent, OPPONENTS } from './settings.ts';
export type { SavedEnvironment } from './saved.ts';
export { VectorEnvironment, type VectorSettings, type VectorStep, vectorEnvironment } from './vector/vector.ts';
export { type LineFault, LINES_VERSION, serveLines } from './lines.ts';
