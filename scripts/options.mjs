/** Options of the project's own scripts: `--help` prints their use, and an option that does not exist is said, with what does. */
import { parseArgs } from 'node:util';

/**
 * The options given on the command line. Ends the process with 0 after `--help`, and with 2 after an option that the script does not have.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage what is printed
 * @param {Options} options as `parseArgs` takes them, without `help`
 */
export function optionsOf(usage, options) {
  const { help, ...values } = parsed(usage, options);
  if (help === true) {
    process.stdout.write(`${usage.trimEnd()}\n`);
    process.exit(0);
  }
  return /** @type {ReturnType<typeof parseArgs<{ options: Options }>>['values']} */ (values);
}

/** @param {string} usage @param {NonNullable<import('node:util').ParseArgsConfig['options']>} options */
function parsed(usage, options) {
  try {
    return parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    process.stderr.write(`${error.message}\n${usage.trimEnd()}\n`);
    process.exit(2);
  }
}
