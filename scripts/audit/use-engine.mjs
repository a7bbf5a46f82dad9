/** Loaded first (`node --import`): whoever imports the engine gets the one that RULEWRIGHT_MUTANT names. */
import { register } from 'node:module';

register(
  `data:text/javascript,${encodeURIComponent(`
    export const resolve = (specifier, context, next) =>
      specifier === '@rulewright/engine'
        ? { url: ${JSON.stringify(process.env['RULEWRIGHT_MUTANT'])}, shortCircuit: true }
        : next(specifier, context);
  `)}`,
);
