/** Noun phrases for players. 2006: 102 · 2009, 2011, 2026: 102, 109.5 */
import type { PlayerSet } from '@rulewright/engine';
import { alt, firstOf, lazy, kept, map, open, phrasesOf, words } from '../grammar/index.ts';
import type { OpenRule, Rule } from '../grammar/index.ts';
import { THEY } from '../wordings/words.ts';
import { cardFilter } from './filters.ts';
import { howMany } from './numbers.ts';
import { definite, objectPossessive, pluralFilter, self, singularFilter } from './objects.ts';

const phrase = phrasesOf(() => ({
  aCardOf,
  aTarget,
  eachPlayer: words('each player', {
    'each player': { who: 'all', $d: 'each' },
    'each opponent': { who: 'opponents', $d: 'each' },
  }),
  howMany,
  mostLife: mostLife('most', '='),
  objectPossessive,
  possessor,
  self,
  severalTargets,
  singularFilter,
  singularWhatSomebodyDoes: inNumber(whatSomebodyDoes, 1),
  targetPlayer,
  whatATargetDid,
  whatATargetHad,
}));

/**
 * Players before references are resolved: `target` is an inline target, `that` is "that player", `they` is "he or she",
 * `subject` whoever acts.
 */
export type SurfacePlayer =
  | PlayerSet
  | { who: 'target'; spec: unknown }
  | { who: 'that' }
  | { who: 'they' }
  | { who: 'subject' };

const ONE = { min: 1, max: 1 };

export const targetPlayer: Rule = alt('target player', () => [
  phrase('target player#', { who: 'target', spec: { count: ONE, players: { who: 'all' } } }, { agree: 'none' }),
  phrase('target opponent [random: chosen at random]', {
    who: 'target',
    spec: { count: ONE, players: { who: 'opponents' }, random: '$random' },
  }),
  ...(
    [
      ['player', 'all'],
      ['opponent', 'opponents'],
    ] as const
  ).map(([word, who]) =>
    phrase(
      `target ${word} who {r:whatATargetDid}`,
      { who: 'target', spec: { count: ONE, players: { who: 'where', of: { who }, condition: '$r' } } },
      { agree: 'none' },
    ),
  ),
  phrase(
    'target player who {r:singularWhatSomebodyDoes}',
    { who: 'target', spec: { count: ONE, players: { who: 'where', of: { who: 'all' }, condition: '$r' } } },
    { agree: 'none' },
  ),
  phrase(
    'target opponent who {r:whatATargetHad} than <had more of than you> this ability',
    {
      who: 'target',
      spec: {
        count: ONE,
        players: { who: 'opponents' },
        announced: { who: 'where', of: { who: 'opponents' }, condition: '$r' },
      },
    },
    { agree: 'none' },
  ),
  phrase(
    'target player dealt damage by {s:self} this turn',
    {
      who: 'target',
      spec: {
        count: ONE,
        players: {
          who: 'where',
          of: { who: 'all' },
          condition: {
            if: 'compare',
            left: { q: 'history', event: { of: 'damageTo', player: { who: 'actor' }, from: { is: 'in', set: '$s' } } },
            op: '≥',
            right: 1,
          },
        },
      },
    },
    { agree: 'none' },
  ),
  phrase('another target player', {
    who: 'target',
    spec: { count: ONE, players: { who: 'all' }, other: true },
  }),
  phrase(
    '{n#:howMany} target player#',
    { who: 'target', spec: { count: '$n', players: { who: 'all' } } },
    { agree: 'n' },
  ),
  phrase(
    '{n#:howMany} target opponent#',
    { who: 'target', spec: { count: '$n', players: { who: 'opponents' } } },
    { agree: 'n' },
  ),
]);

const EACH = {
  'each other player': { who: 'others', $d: 'each' },
  'each opponent': { who: 'opponents', $d: 'each' },
};
const singular: Rule = words(
  'player',
  {
    'each player': { who: 'all', $d: 'each' },
    ...EACH,
    'each of your opponents': { who: 'opponents', $d: 'each of' },
    'each player who paid mana this way': { who: 'whoDid', word: 'player', did: 'pay' },
    'each player who discarded a card this way': { who: 'whoDid', word: 'player', did: 'discard' },
    "each player who can't": { who: 'whoDid', word: 'player', cannot: true },
    "each opponent who can't": { who: 'whoDid', word: 'opponent', cannot: true },
    'each player whose coin comes up heads': { who: 'whoDid', side: 'heads' },
    'each player whose coin comes up tails': { who: 'whoDid', side: 'tails' },
    'each other opponent': {
      who: 'except',
      of: { who: 'opponents' },
      not: { who: 'that', $said: 'other' },
      $d: 'each other',
    },
    "each player who doesn't win the subgame": { who: 'except', of: { who: 'all' }, not: { who: 'subgameWinners' } },
    'that player': { who: 'that' },
    'that opponent': { who: 'that', $d: 'opponent' },
    'the player': { who: 'that', $d: 'the' },
    'defending player': { who: 'defending' },
    'attacking player': { who: 'attacking', $d: 'bare' },
    'the first player': { who: 'first' },
    'the second player': { who: 'second' },
    'the attacking player': { who: 'attacking' },
    "each of that player 's opponents": { who: 'opponentsOf', of: { who: 'that' } },
    'that attacking player': { who: 'attacking', $d: 'that' },
    'the active player': { who: 'active' },
    'your team': { who: 'except', of: { who: 'all' }, not: { who: 'opponents' }, $d: 'team' },
    'each player on your team': {
      who: 'except',
      of: { who: 'all' },
      not: { who: 'opponents' },
      $d: 'each on the team',
    },
    'the monarch': { who: 'designated', as: 'monarch' },
    'each of those players': { who: 'that', $d: 'those, each' },
    'the chosen player': { who: 'chosen' },
    'the chosen opponent': { who: 'chosen', $d: 'opponent' },
    'enchanted player': { who: 'host' },
    'enchanted opponent': { who: 'host', $d: 'opponent' },
    'another player': { who: 'except', of: { who: 'all' }, not: { who: 'you' }, $d: 'another' },
  },
  1,
);

const several: Rule = words(
  'players',
  {
    you: { who: 'you' },
    players: { who: 'all' },
    'all players': { who: 'all', $d: 'all' },
    'your opponents': { who: 'opponents' },
    opponents: { who: 'opponents', $d: 'bare' },
    'those players': { who: 'that', $d: 'those' },
    'those opponents': { who: 'that', $d: 'those opponents' },
    'other players': { who: 'others' },
  },
  2,
);

const mostLife = (than: string, op: string) =>
  phrase(`the player with the ${than} life`, {
    who: 'where',
    of: { who: 'all' },
    condition: {
      if: 'compare',
      left: { q: 'life', of: { who: 'actor' } },
      op,
      right: { q: 'greatestAmong', players: { who: 'all' }, amount: { q: 'life', of: { who: 'actor' } } },
    },
  });

/** Any of those who have it, where several do. */
const tiedForMost: Rule = map<Record<string, unknown>, Record<string, unknown>>(
  phrase<Record<string, unknown>>('{p:mostLife} or tied for most life', '$p'),
  (player) => ({ ...player, $tied: true }),
  (value) => {
    const { $tied, ...player } = value ?? {};
    return $tied === true ? player : undefined;
  },
);

const having = (words: string, amount: object, slots: Readonly<Record<string, Rule | (() => Rule)>> = {}) =>
  phrase.with(slots)(`the player who ${words}`, {
    who: 'where',
    of: { who: 'all' },
    condition: {
      if: 'compare',
      left: amount,
      op: '=',
      right: { q: 'greatestAmong', players: { who: 'all' }, amount },
    },
  });
const ACTOR = { who: 'actor' };
const withMost: Rule = alt('the player with the most', () => [
  having('has the most cards in hand', { q: 'handSize', of: ACTOR }),
  having(
    'controls the most {f}',
    { q: 'count', of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: ACTOR }] } } },
    { f: () => pluralFilter },
  ),
]);

/** He or she, whoever was spoken of last. */
const they: Rule = alt('a player spoken of', () => [phrase('<he or she>', { who: 'they' }), whoActs('<he or she>')]);

/** The acting player, where a tree without phrasing is printed. */
function whoActs(words: string): Rule {
  const said = phrase(words, { who: 'actor' });
  return {
    ...said,
    read: () => [],
    print: (printing, value, agreement) => (printing.free ? said.print(printing, value, agreement) : undefined),
  };
}

const relative: Rule = alt('its controller', () => [
  // of a target that may be either
  phrase("that player or that creature's controller", { who: 'either', first: 'player' }, { agree: 'none' }),
  phrase(
    "that opponent or that planeswalker's controller",
    { who: 'either', first: 'player', $of: 'planeswalker', $opponent: true },
    { agree: 'none' },
  ),
  ...['planeswalker', 'permanent'].map((noun) =>
    phrase(
      `that player or that ${noun}'s controller`,
      { who: 'either', first: 'player', $of: noun },
      { agree: 'none' },
    ),
  ),
  phrase("that creature's controller or that player", { who: 'either', first: 'controller' }, { agree: 'none' }),
  phrase(
    "that permanent's controller or that player",
    { who: 'either', first: 'controller', $of: 'permanent' },
    { agree: 'none' },
  ),
  phrase('{o:objectPossessive} controller', { who: 'controllers', of: '$o' }),
  phrase('{o:objectPossessive} controllers', { who: 'controllers', of: '$o', $n: 'plural' }),
  phrase('{o:objectPossessive} owner', { who: 'owners', of: '$o' }),
  phrase("that creature's or spell's controller", {
    who: 'controllers',
    of: { set: 'that', noun: { is: 'type', type: 'creature' } },
    $spell: true,
  }),
  phrase('{o:objectPossessive} owners', { who: 'owners', of: '$o', $n: 'plural' }),
  phrase(
    "each of {o:objectPossessive} controller's opponents",
    { who: 'opponentsOf', of: { who: 'controllers', of: '$o' } },
    { agree: 'none' },
  ),
  phrase('the owner of {o:aTarget}', { who: 'owners', of: '$o', $the: true }, { agree: 'none' }),
  phrase('the controller of {o:aTarget}', { who: 'controllers', of: '$o', $the: true }, { agree: 'none' }),
]);

/** One target, named as the player's: "the owner of target permanent". */
const oneTarget = (value: unknown): unknown => {
  const { set, spec } = (value ?? {}) as { set?: string; spec?: { count?: { max?: unknown } } };
  return set === 'target' && spec?.count?.max === 1 ? value : undefined;
};
const aTarget: Rule = kept<unknown>(
  lazy(() => definite as Rule),
  oneTarget,
);

const withNumber = (rule: Rule, agreement: 1 | 2): Rule => ({
  ...rule,
  read: (reading, at) => rule.read(reading, at).map((parse) => ({ ...parse, agreement })),
  print(printing, value, asked) {
    const printed = rule.print(printing, value, asked);
    return printed === undefined ? undefined : { ...printed, agreement };
  },
});

/** "He or she does"; in the newest wording "they do". */
const theyAgree: Rule = {
  ...they,
  read: (reading, at) => they.read(reading, at).map((parse) => ({ ...parse, agreement: THEY[reading.wording] })),
  print(printing, value, asked) {
    const printed = they.print(printing, value, asked);
    return printed === undefined ? undefined : { ...printed, agreement: THEY[printing.wording] };
  },
};

const targetSingular: Rule = {
  ...targetPlayer,
  read: (reading, at) =>
    targetPlayer.read(reading, at).map((parse) => (parse.agreement === 0 ? { ...parse, agreement: 1 } : parse)),
  print(printing, value, asked) {
    const printed = targetPlayer.print(printing, value, 0);
    if (printed === undefined) return undefined;
    return printed.agreement === 0 ? { ...printed, agreement: asked === 2 ? 2 : 1 } : printed;
  },
};

/** What a player is or does, after "who"; the condition reads the player as `actor`. `conditions/` says what there is. */
export const whatSomebodyDoes: OpenRule = open('what a player does');
/** What a target has done earlier. */
export const whatATargetDid: OpenRule = open('what a player did');
/** What a target had more or less of than you. */
export const whatATargetHad: OpenRule = open('what a player had');
/** A verb in one number. */
export const inNumber = (rule: Rule, agreement: 1 | 2): Rule => ({
  name: rule.name,
  needs: () => [],
  first: (wording) => firstOf(rule, wording),
  read: (reading, at) =>
    rule.read(reading, at).filter((parse) => parse.agreement === 0 || parse.agreement === agreement),
  print: (printing, value) => rule.print(printing, value, agreement),
});
const those: Rule = alt('players', () => [
  phrase('{w:eachPlayer} who {r:singularWhatSomebodyDoes}', { who: 'where', of: '$w', condition: '$r' }),
]);

/** "Each opponent attacking that player". */
export const eachOfThem: Rule = alt('each player', () => [
  words('each player', EACH),
  phrase('each opponent attacking that player', {
    who: 'where',
    of: { who: 'opponents', $d: 'each' },
    condition: {
      if: 'exists',
      what: {
        set: 'all',
        where: {
          is: 'and',
          of: [
            { is: 'attacking', whom: { who: 'that' } },
            { is: 'controlledBy', player: { who: 'actor' } },
          ],
        },
      },
    },
  }),
]);

const whoDidNot: Rule = alt('who did not', () =>
  (
    [
      ['player', {}],
      ['opponent', { word: 'opponent' }],
    ] as const
  ).map(([whoever, word]) =>
    phrase(
      `each ${whoever} who didn't discard a {f:aCardOf} this way`,
      { who: 'whoDid', did: 'discard', not: true, noun: '$f', ...word },
      { agree: 'none' },
    ),
  ),
);
const aCardOf: Rule = inNumber(
  lazy(() => cardFilter),
  1,
);

/** "Each player who sacrificed a Plains this way." */
const whoSacrificed: Rule = phrase(
  'each player who sacrificed a {f:singularFilter} this way',
  {
    who: 'where',
    of: { who: 'all', $d: 'each' },
    condition: {
      if: 'exists',
      what: {
        set: 'where',
        of: { set: 'thisWay', noun: '$f', did: 'sacrifice' },
        filter: { is: 'controlledBy', player: { who: 'actor' } },
      },
    },
  },
  { agree: 'none' },
);

const otherThanTarget: Rule = phrase(
  'each player other than {t:targetPlayer}',
  { who: 'except', of: { who: 'all' }, not: '$t' },
  { agree: 'none' },
);

const common = () => [
  withNumber(those, 1),
  withNumber(mostLife('most', '='), 1),
  withNumber(tiedForMost, 1),
  withNumber(otherThanTarget, 1),
  withNumber(whoDidNot, 1),
  withNumber(whoSacrificed, 1),
  withNumber(withMost, 1),
  several,
  singular,
  targetSingular,
  theyAgree,
  withNumber(relative, 1),
];

/** Players as those who do something or are done something to. Its agreement is the verb's. */
export const player: Rule<SurfacePlayer> = alt('player', () => [
  ...common(),
  words('an opponent', { 'a opponent': { who: 'opponent' } }, 1),
  words('a player', { 'a player': { who: 'anyone' } }, 1),
]) as Rule<SurfacePlayer>;

/** Players in predicates and events: "an opponent" is any opponent, "a player" any player. */
export const anyPlayer: Rule<SurfacePlayer> = alt('player', () => [
  words('a player', { 'a player': { who: 'all', $d: 'a' } }, 1),
  words(
    'an opponent',
    { 'a opponent': { who: 'opponents', $d: 'a' }, 'one of your opponents': { who: 'opponents', $d: 'one of' } },
    1,
  ),
  ...common(),
]) as Rule<SurfacePlayer>;

export const youAlone: Rule<SurfacePlayer> = kept(anyPlayer, (value) => (value.who === 'you' ? value : undefined));
export const anotherPlayer: Rule<SurfacePlayer> = kept(anyPlayer, (value) => (value.who === 'you' ? undefined : value));
/** What somebody (`{p!}`) does with their own: "your" is said of you, "his or her" of anybody else. */
export const withOnesOwn = (
  pattern: (own: string) => string,
  template: object,
  slots: Record<string, Rule | (() => Rule)> = {},
): readonly Rule[] => [
  phrase.with({ ...slots, p: youAlone })(pattern('your'), template),
  phrase.with({ ...slots, p: anotherPlayer })(pattern('<his or her>'), template),
];

/** Whose: `your` · `target player's` · `his or her` · `its controller's` · `players'`. */
export const possessive: Rule<SurfacePlayer> = alt('whose', () => [
  words('your', { your: { who: 'you' } }),
  phrase('<his or her>', { who: 'they' }),
  whoActs('<his or her>'),
  phrase("{t:severalTargets} '", '$t', { agree: 'none' }),
  phrase("{p:possessor}'s", '$p', { agree: 'none' }),
  words("players'", { "your opponents '": { who: 'opponents' }, "players '": { who: 'all' } }),
  phrase("{o:objectPossessive} controllers '", { who: 'controllers', of: '$o', $n: 'plural' }),
  phrase("{o:objectPossessive} owners '", { who: 'owners', of: '$o', $n: 'plural' }),
]) as Rule<SurfacePlayer>;

/** `any number of target players`. */
const notOne = (value: unknown): unknown =>
  (value as { spec?: { count?: { max?: unknown } } } | undefined)?.spec?.count?.max === 1 ? undefined : value;
const severalTargets: Rule = kept<unknown>(inNumber(targetPlayer, 2), notOne);
const possessor: Rule = alt('player', () => [
  singular,
  words('an opponent', { 'a opponent': { who: 'opponents', $d: 'a' }, 'a player': { who: 'all', $d: 'a' } }, 1),
  targetPlayer,
  phrase('{o:objectPossessive} controller', { who: 'controllers', of: '$o' }),
  phrase('{o:objectPossessive} owner', { who: 'owners', of: '$o' }),
]);

type Who = { who: string; $d?: string };
/** Whose choice: of an opponent it is that of one, whom the controller chooses. */
export const chooser: Rule = map<Who, Who>(
  possessive,
  (by) => (by.who === 'opponents' && by.$d === 'a' ? { who: 'opponent' } : by),
  (by) => (by.who === 'opponent' ? { who: 'opponents', $d: 'a' } : by),
);
