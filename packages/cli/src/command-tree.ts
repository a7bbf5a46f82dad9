/** What the program can do, as plain data from its commands: completion and the manual page are written from it. */
import type { Command, Option } from 'commander';

/** How the value of an option, or an argument, is filled in: words to choose from, a file, or what nobody can know beforehand. */
export type Value = readonly string[] | 'file' | 'any';

export interface Flag {
  /** `-e`; null: it has no letter */
  readonly letter: string | null;
  /** `--edition` */
  readonly name: string;
  /** as help says it: `-e, --edition <edition>` */
  readonly usage: string;
  readonly about: string;
  /** null: it takes none */
  readonly value: Value | null;
}

export interface Leaf {
  /** the words that call it, without the program's name: `decks check` */
  readonly words: string;
  /** as help says it, without the program's name: `decks check [options] <decks...>` */
  readonly usage: string;
  readonly about: string;
  readonly flags: readonly Flag[];
  /** of its first argument; null: it takes none */
  readonly argument: Value | null;
  /** the names of its own commands with what they do */
  readonly commands: readonly { readonly name: string; readonly about: string }[];
}

const AGENTS = ['random', 'heuristic', 'rollout', 'search'];
/** Values by the name that help has for them, and by option where one name is several things. What is not here is any word. */
const VALUES: Readonly<Record<string, Value>> = {
  file: 'file',
  files: 'file',
  game: 'file',
  deck: 'file',
  decks: 'file',
  against: 'file',
  path: 'file',
  edition: ['2006-10', '2009-10', '2011-09', '2026-02'],
  wording: ['2006-10', '2009-10', '2011-09', '2017-01', '2026-02'],
  '--format': ['constructed', 'limited', 'commander', 'brawl'],
  '--agents': AGENTS,
  '--opponent': AGENTS,
  '--variant': ['free-for-all', 'two-headed-giant', 'emperor', 'grand-melee', 'team-vs-team', 'alternating-teams'],
  '--anachronisms': ['refuse', 'borrow'],
  shell: ['bash', 'zsh', 'fish'],
};

/** The value that help calls by that name. */
const valueNamed = (name: string, option?: string): Value => VALUES[option ?? ''] ?? VALUES[name] ?? 'any';

function flagOf(option: Option): Flag {
  const name = option.long ?? option.flags;
  const value = /[<[]([^\]>.]+)/.exec(option.flags)?.[1];
  return {
    letter: option.short ?? null,
    name,
    usage: option.flags,
    about: option.description,
    value: value === undefined ? null : (option.argChoices ?? valueNamed(value, name)),
  };
}

/** The program first, then each command before its own. */
export function treeOf(command: Command, words = ''): readonly Leaf[] {
  const help = command.createHelp();
  const below = help.visibleCommands(command).filter(({ parent }) => parent !== null);
  const own = below.filter((one) => one.name() !== 'help');
  const [first] = command.registeredArguments;
  const leaf: Leaf = {
    words,
    usage: `${words} ${command.usage()}`.trim(),
    about: command.description(),
    flags: help.visibleOptions(command).map(flagOf),
    argument: first === undefined ? null : valueNamed(first.name()),
    commands: below.map((one) => ({ name: one.name(), about: one.description() })),
  };
  return [leaf, ...own.flatMap((one) => treeOf(one, `${words} ${one.name()}`.trim()))];
}
