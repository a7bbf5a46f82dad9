/** The folder where a user's data lives: imported cards, compiled cards, decks. */
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** `RULEWRIGHT_HOME`, or the data folder that the system gives every program. The folder need not exist. */
export function rulewrightHome(environment: Environment = process.env, platform: string = process.platform): string {
  const own = environment['RULEWRIGHT_HOME'];
  if (own !== undefined && own !== '') return own;
  return join(dataFolder(environment, platform), 'rulewright');
}

function dataFolder(environment: Environment, platform: string): string {
  const named = (variable: string): string | undefined => {
    const value = environment[variable];
    return value === undefined || value === '' ? undefined : value;
  };
  if (platform === 'win32') return named('LOCALAPPDATA') ?? join(homedir(), 'AppData', 'Local');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return named('XDG_DATA_HOME') ?? join(homedir(), '.local', 'share');
}
