/** The form of a scenario as a JSON schema, for editors. 2006, 2009, 2011, 2026: none (the format is ours) */
import * as z from 'zod/mini';
import { scenario } from './format.ts';

/** Draft 2020-12, of a file that holds one scenario or a list of them. What only reading it can tell is not in it. */
export const scenarioJsonSchema = (): object =>
  z.toJSONSchema(z.union([scenario, z.array(scenario)]), { io: 'input', reused: 'ref' });
