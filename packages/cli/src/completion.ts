/** Completion scripts for shells. Each is written once from the tree of commands, so that pressing Tab starts no program and evaluates no typed word. */
import type { Flag, Leaf, Value } from './command-tree.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** The script of that shell for a program of that name. */
export const completionFor = (shell: Shell, program: string, tree: readonly Leaf[]): string =>
  ({ bash, zsh, fish })[shell](program, tree);

/** A word between single quotes: nothing in it is expanded. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const names = ({ letter, name }: Flag): string[] => [name, ...(letter === null ? [] : [letter])];
const firstSentence = (text: string): string => text.split(/[;:(]/)[0]?.trim() ?? text;

/** The lines that find which command is typed so far, for shells of Bourne's kind. `words`: the typed words before the one at the cursor. */
const found = (tree: readonly Leaf[], words: string): string[] => [
  `  local command='' word`,
  `  for word in ${words}; do`,
  '    case "$command $word" in',
  `      ${tree
    .filter((leaf) => leaf.words !== '')
    .map((leaf) => quoted(leaf.words.includes(' ') ? leaf.words : ` ${leaf.words}`))
    .join('|')}) command="\${command:+$command }$word" ;;`,
  '    esac',
  '  done',
];

/** The cases of one shell over commands and options with a value: `COMMAND --option`. */
function cases(tree: readonly Leaf[], line: (value: Value) => string): string[] {
  return tree.flatMap((leaf) =>
    leaf.flags.flatMap((flag) =>
      flag.value === null
        ? []
        : [
            `    ${names(flag)
              .map((name) => quoted(`${leaf.words} ${name}`))
              .join('|')}) ${line(flag.value)} ;;`,
          ],
    ),
  );
}

function bash(program: string, tree: readonly Leaf[]): string {
  const words = (list: readonly string[]): string => `COMPREPLY=($(compgen -W ${quoted(list.join(' '))} -- "$typed"))`;
  const value = (of: Value): string => {
    if (of === 'any') return 'return';
    return of === 'file' ? 'compopt -o default; return' : `${words(of)}; return`;
  };
  const choices = ({ commands, argument }: Leaf): readonly string[] => [
    ...commands.map(({ name }) => name),
    ...(Array.isArray(argument) ? argument : []),
  ];
  return [
    `# ${program}: completion for bash. Put it where bash looks: ${program} completion bash > ~/.local/share/bash-completion/completions/${program}`,
    `_${program}() {`,
    '  local typed="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"',
    ...found(tree, '"${COMP_WORDS[@]:1:COMP_CWORD-1}"'),
    '  COMPREPLY=()',
    '  case "$command $before" in',
    ...cases(tree, value),
    '  esac',
    '  case "$command" in',
    ...tree.flatMap((leaf) => [
      `    ${quoted(leaf.words)})`,
      `      if [[ $typed == -* ]]; then ${words(leaf.flags.flatMap(names))}`,
      `      else ${words(choices(leaf))}${leaf.argument === 'file' ? '; compopt -o default' : ''}; fi ;;`,
    ]),
    '  esac',
    '}',
    `complete -F _${program} ${program}`,
  ].join('\n');
}

function zsh(program: string, tree: readonly Leaf[]): string {
  const value = (of: Value): string => {
    if (of === 'any') return 'return';
    return of === 'file' ? '_files; return' : `compadd -- ${of.map(quoted).join(' ')}; return`;
  };
  const flags = ({ flags: all }: Leaf): string =>
    all.length === 0
      ? ':'
      : `choices=(${all.flatMap((flag) => names(flag).map((name) => quoted(`${name}:${firstSentence(flag.about)}`))).join(' ')}); _describe -o option choices`;
  const others = ({ commands, argument }: Leaf): string =>
    [
      ...(commands.length > 0
        ? [
            `choices=(${commands.map(({ name, about }) => quoted(`${name}:${firstSentence(about)}`)).join(' ')}); _describe command choices`,
          ]
        : []),
      ...(Array.isArray(argument) ? [`compadd -- ${argument.map(quoted).join(' ')}`] : []),
      ...(argument === 'file' ? ['_files'] : []),
    ].join('; ') || ':';
  return [
    `#compdef ${program}`,
    `# Put it where zsh looks: ${program} completion zsh > "\${fpath[1]}/_${program}"`,
    `_${program}() {`,
    '  local -a choices',
    '  local typed="${words[CURRENT]}" before="${words[CURRENT-1]}"',
    ...found(tree, '"${words[@]:1:CURRENT-2}"'),
    '  case "$command $before" in',
    ...cases(tree, value),
    '  esac',
    '  case "$command" in',
    ...tree.flatMap((leaf) => [
      `    ${quoted(leaf.words)})`,
      `      if [[ $typed == -* ]]; then ${flags(leaf)}`,
      `      else ${others(leaf)}; fi ;;`,
    ]),
    '  esac',
    '}',
    `if [ "$funcstack[1]" = _${program} ]; then _${program} "$@"; else compdef _${program} ${program}; fi`,
  ].join('\n');
}

function fish(program: string, tree: readonly Leaf[]): string {
  const when = ({ words, commands }: Leaf): string => {
    const own = commands.map(({ name }) => name).join(' ');
    if (words === '') return '__fish_use_subcommand';
    const [first = '', second] = words.split(' ');
    const seen = `__fish_seen_subcommand_from ${first}`;
    if (second !== undefined) return `${seen}; and __fish_seen_subcommand_from ${second}`;
    return own === '' ? seen : `${seen}; and not __fish_seen_subcommand_from ${own}`;
  };
  const value = (of: Value | null): string => {
    if (of === null) return '';
    if (of === 'file') return ' -r -F';
    return of === 'any' ? ' -x' : ` -x -a ${quoted(of.join(' '))}`;
  };
  return [
    `# ${program}: completion for fish. Put it where fish looks: ${program} completion fish > ~/.config/fish/completions/${program}.fish`,
    `complete -c ${program} -f`,
    ...tree.flatMap((leaf) => {
      const base = `complete -c ${program} -n ${quoted(when(leaf))}`;
      return [
        ...leaf.commands.map(({ name, about }) => `${base} -a ${name} -d ${quoted(firstSentence(about))}`),
        ...(leaf.argument === 'file' ? [`${base} -F`] : []),
        ...(Array.isArray(leaf.argument) ? [`${base} -a ${quoted(leaf.argument.join(' '))}`] : []),
        ...leaf.flags.map((flag) => {
          const letter = flag.letter === null ? '' : ` -s ${flag.letter.slice(1)}`;
          return `${base} -l ${flag.name.slice(2)}${letter}${value(flag.value)} -d ${quoted(firstSentence(flag.about))}`;
        }),
      ];
    }),
  ].join('\n');
}
