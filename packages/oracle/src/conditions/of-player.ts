/** Conditions about one player, or whether there is such a player. 2006: 404.3 · 2009, 2011, 2026: 603.4 */
import { alt, kept, map, phrasesOf, type Rule, words } from '../grammar/index.ts';
import { anotherPlayer, anyPlayer, youAlone } from '../nouns/players.ts';
import { compare } from './compare.ts';

const phrase = phrasesOf();

/** The player of whom a condition asks. */
export const ACTOR = { who: 'actor' };
type Template = (player: unknown) => object;

/**
 * A condition about one player; of "a player" or "an opponent" it asks whether there is one of whom it is so (the condition
 * reads that player as actor), of "each player" whether there is none of whom it is not.
 */
export function ofPlayer(
  pattern: string,
  condition: Template,
  slots: Record<string, Rule | (() => Rule)> = {},
  options: object = {},
): readonly Rule[] {
  const noOtherwise = { who: 'where', of: '$p', condition: { if: 'not', of: condition(ACTOR) } };
  return [
    ...ofOneOrAny(pattern, condition, slots, options),
    phrase.with({ ...slots, p: eachPlayer })(
      pattern,
      { if: 'not', of: { if: 'existsPlayer', who: noOtherwise } },
      { ...options },
    ),
  ];
}
/** A condition about one player and what is their own: "your" is said of you, "his or her" of anybody else. */
export const ofPlayersOwn = (
  pattern: (own: string) => string,
  condition: Template,
  slots: Record<string, Rule | (() => Rule)> = {},
  options: object = {},
): readonly Rule[] => [
  phrase.with({ ...slots, p: youAlone })(pattern('your'), condition('$p'), { ...options }),
  ...ofPlayer(pattern('<his or her>'), condition, { ...slots, p: definiteOther }, options),
];
/** The same, where what is said of "each player" is said of all of them together. */
const ofOneOrAny = (
  pattern: string,
  condition: Template,
  slots: Record<string, Rule | (() => Rule)>,
  options: object = {},
): readonly Rule[] => [
  phrase.with({ p: definitePlayer, ...slots })(pattern, condition('$p'), { ...options }),
  phrase.with({ ...slots, p: somePlayer })(
    pattern,
    { if: 'existsPlayer', who: { who: 'where', of: '$p', condition: condition(ACTOR) } },
    { ...options },
  ),
];
/** Of several players at once it asks about all of them: "your opponents control no creatures". */
export const ofSomeOrAll = (
  pattern: string,
  condition: Template,
  slots: Record<string, Rule | (() => Rule)>,
): readonly Rule[] => [
  ...ofOneOrAny(pattern, condition, slots),
  phrase.with({ p: allOfThem, ...slots })(pattern, condition('$p')),
];
const severalPlayers = (value: unknown): unknown => {
  const { $d } = (value ?? {}) as { $d?: string };
  return isSome(value) && $d !== 'a' && $d !== 'one of' ? value : undefined;
};
const allOfThem = (): Rule => allOfThemRule;
const allOfThemRule: Rule = kept<unknown>(anyPlayer, severalPlayers);
/** "You have less life than an opponent": there is one who has more. */
export const thanSome = (
  pattern: string,
  op: string,
  amount: (of: unknown) => object,
  slots: Record<string, Rule> = {},
): Rule =>
  phrase.with({ p: definitePlayer, r: somePlayer, ...slots })(
    pattern,
    { if: 'existsPlayer', who: { who: 'where', of: '$r', condition: compare(amount('$p'), op, amount(ACTOR)) } },
    { agree: 'none' },
  );
/** Several players at once have no one life total or hand. */
const isSome = (value: unknown): boolean =>
  ['all', 'opponents', 'others'].includes((value as { who?: string } | undefined)?.who ?? '');
export const ofOne = (players: Rule): Rule =>
  map<unknown, unknown>(
    players,
    (v) => (isSome(v) ? undefined : v),
    (v) => (isSome(v) ? undefined : v),
  );
export const definitePlayer: Rule = ofOne(anyPlayer);
export const definiteOther: Rule = ofOne(anotherPlayer);
const somePlayer: Rule = alt('a player', () => [
  words(
    'a player',
    { 'a player': { who: 'all' }, 'any player': { who: 'all', $d: 'any' }, 'a opponent': { who: 'opponents' } },
    1,
  ),
  phrase('one of <his or her> opponents', { who: 'opponentsOf', of: { who: 'they' } }),
]);
const eachPlayer: Rule = words(
  'each player',
  { 'each player': { who: 'all', $d: 'each' }, 'each opponent': { who: 'opponents', $d: 'each' } },
  1,
);
