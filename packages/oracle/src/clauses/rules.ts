/**
 * Predicates that forbid, require or allow: `can't block`, `attacks each turn if able`, `doesn't untap …`.
 * 2006: 418, 308, 309 · 2009, 2011, 2026: 508.1, 509.1, 611
 */
import type { ContinuousPart, Filter, Zone } from '@rulewright/engine';
import { alt, equal, kept, lazy, map, phrase, series, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import {
  adjective,
  aNumber,
  cardFilter,
  anyPlayer,
  condition,
  counterKind,
  definite,
  filter,
  keywordName,
  number,
  numberWord,
  player,
  pluralFilter,
  possessive,
  sourceFilter,
} from '../nouns/index.ts';
import { plainDigits } from '../nouns/numbers.ts';
import { asking, host, singularFilter, singularKind } from '../nouns/objects.ts';
import { blockingPredicates, blockingRules } from './blocking-rules.ts';
import { combatLimits } from './combat-limits.ts';
import { inCompany } from './companions.ts';
import { noLandPlays } from './land-plays.ts';
import { spendingRules } from './spending.ts';
import { hexproofPlayers } from './hexproof-of-players.ts';
import { inTheTimeOfInstants, ownTurnsOnly } from './activating.ts';
import { damageAsThough } from './damage-as-though.ts';
import { keptMana } from './kept-mana.ts';
import { ALL_SOURCES, ANYWHERE, rulePart as rule } from './parts.ts';
import { castersOwn, elsewhere } from '../nouns/cast-from.ts';
import { castables } from './spells-of-cards.ts';
import { obligedTargets } from './obliged-targets.ts';
import { playingFrom } from './playing.ts';
import { protectedPlayers } from './protection-of-players.ts';
import { extraTurnsSkipped } from './skipped.ts';
import { SUBJ } from './subject.ts';
import { triggering } from './triggering.ts';

/** A number in words, as a change upwards or downwards. */
const signed = (sign: 1 | -1): Rule =>
  map<number, number>(
    lazy(() => numberWord),
    (n) => sign * n,
    (n) => (typeof n === 'number' && sign * n > 0 ? sign * n : undefined),
  );

const ANY = { set: 'all', where: { is: 'any' } };
const all = (where: unknown) => ({ set: 'all', where });

const pluralSource: Rule = lazy(() => asking(() => sourceFilter, 2));

/** `graveyards or libraries`: zones by their plural. */
const ZONES = { graveyards: 'graveyard', libraries: 'library', hands: 'hand', exile: 'exile' } as const;
const zoneNames: Rule<readonly Zone[]> = series(words<Zone>('zones', ZONES), 'or', { min: 1 });
const zonesTogether: Rule<readonly Zone[]> = series(words<Zone>('zones', ZONES), 'and', { min: 1 });
const castFromZones: Rule = map<readonly Zone[], unknown>(
  zoneNames,
  (zones) => ({ is: 'or', of: zones.map((zone) => ({ is: 'castFrom', zone })) }),
  (value) => {
    const { is, of } = value as { is?: string; of?: readonly { is: string; zone: Zone }[] };
    return is === 'or' && of?.every((f) => f.is === 'castFrom') === true ? of.map((f) => f.zone) : undefined;
  },
);

const BUT_FOR_MANA = "[mana: unless they're mana abilities]";
const OTHER_AURAS = { is: 'and', of: [{ is: 'subtype', subtype: 'Aura' }, { is: 'other' }] };
/** Every player but you. */
const OTHER_THAN_YOU = { who: 'except', of: { who: 'all' }, not: { who: 'you' } };

/** `black` · `nongreen`. */
const ofColor = (f: Filter): Filter | undefined => {
  const plain = f?.is === 'not' ? f.of : f;
  return plain?.is === 'color' && typeof plain.color === 'string' ? f : undefined;
};
const byColor: Rule<Filter> = kept<Filter>(
  lazy(() => adjective),
  ofColor,
);

/** Each reads as the list of parts it makes, the subject left open. */
export const rulePredicate: Rule<readonly ContinuousPart[]> = alt('a rule', () => [
  phrase("can't attack", [rule({ rule: 'cantAttack', what: SUBJ })]),
  phrase("can't attack unless {c}", [rule({ rule: 'cantAttack', what: SUBJ, unless: '$c' })], { c: condition }),
  phrase("can't attack you or a planeswalker you control", [
    rule({ rule: 'cantAttack', what: SUBJ, whom: { who: 'you' }, planeswalkersToo: true }),
  ]),
  phrase("can't attack you or planeswalkers you control", [
    rule({ rule: 'cantAttack', what: SUBJ, whom: { who: 'you' }, planeswalkersToo: true, $p: 's' }),
  ]),
  phrase("can't attack {p}", [rule({ rule: 'cantAttack', what: SUBJ, whom: '$p' })], { p: player }),
  phrase("can't block", [rule({ rule: 'cantBlock', what: SUBJ })]),
  phrase("can't attack or block", [
    rule({ rule: 'cantAttack', what: SUBJ, $or: true }),
    rule({ rule: 'cantBlock', what: SUBJ }),
  ]),
  ...(
    [
      ['crew Vehicles', 'cantCrew'],
      ['transform', 'cantTransform'],
    ] as const
  ).map(([words, more]) =>
    phrase(`can't attack, block, or ${words}`, [
      rule({ rule: 'cantAttack', what: SUBJ, $or: more }),
      rule({ rule: 'cantBlock', what: SUBJ }),
      rule({ rule: more, what: SUBJ }),
    ]),
  ),
  phrase("can't attack or block alone", [
    rule({ rule: 'cantAttackAlone', what: SUBJ, $or: true }),
    rule({ rule: 'cantBlockAlone', what: SUBJ }),
  ]),
  phrase("can't attack alone", [rule({ rule: 'cantAttackAlone', what: SUBJ })]),
  phrase("can't block alone", [rule({ rule: 'cantBlockAlone', what: SUBJ })]),
  inCompany,
  phrase("can't be blocked", [rule({ rule: 'cantBlock', what: ANY, whom: SUBJ, $passive: true })]),
  phrase('are~ unblockable', [rule({ rule: 'cantBlock', what: ANY, whom: SUBJ, $passive: true, $u: true })]),
  phrase(
    "can't be blocked as long as {c}",
    [rule({ rule: 'cantBlock', what: ANY, whom: SUBJ, $passive: true, when: '$c' })],
    { c: condition },
  ),
  phrase("can't be blocked by {f}", [rule({ rule: 'cantBlock', what: all('$f'), whom: SUBJ, $passive: true })], {
    f: pluralFilter,
  }),
  phrase(
    "can't be blocked except by {f}",
    [rule({ rule: 'cantBlock', what: all({ is: 'not', of: '$f' }), whom: SUBJ, $passive: true })],
    { f: pluralFilter },
  ),
  phrase("can't be blocked by more than one creature", [rule({ rule: 'maxBlockers', what: SUBJ, n: 1 })]),
  phrase("can't be blocked except by two or more creatures", [rule({ rule: 'minBlockers', what: SUBJ, n: 2 })]),
  phrase("can't be blocked except by three or more creatures", [rule({ rule: 'minBlockers', what: SUBJ, n: 3 })]),
  phrase("can't block {o}", [rule({ rule: 'cantBlock', what: SUBJ, whom: '$o' })], { o: definite }),
  phrase(
    "can't be blocked this turn by {f}",
    [rule({ rule: 'cantBlock', what: all('$f'), whom: SUBJ, $passive: true, $each: 'this turn' })],
    { f: pluralFilter },
  ),
  phrase(
    "can't be blocked this turn except by {f}",
    [rule({ rule: 'cantBlock', what: all({ is: 'not', of: '$f' }), whom: SUBJ, $passive: true, $each: 'this turn' })],
    { f: pluralFilter },
  ),
  phrase("can attack this turn as though (they:it|they) didn't have defender", [
    rule({ rule: 'attackAsThough', what: SUBJ, having: 'noDefender', $each: 'this turn', $they: '$they' }),
  ]),
  phrase(`can't block, and its activated abilities can't be activated ${BUT_FOR_MANA}`, [
    rule({ rule: 'cantBlock', what: SUBJ, $and: 'arrest' }),
    rule({ rule: 'cantActivate', of: SUBJ, exceptMana: '$mana' }),
  ]),
  phrase(`can't attack or block, and its activated abilities can't be activated ${BUT_FOR_MANA}`, [
    rule({ rule: 'cantAttack', what: SUBJ, $or: 'arrest' }),
    rule({ rule: 'cantBlock', what: SUBJ }),
    rule({ rule: 'cantActivate', of: SUBJ, exceptMana: '$mana' }),
  ]),
  phrase(
    "can't attack or block, and (their:its|their) activated abilities with {T} in their costs can't be activated",
    [
      rule({ rule: 'cantAttack', what: SUBJ, $or: 'arrest', $their: '$their' }),
      rule({ rule: 'cantBlock', what: SUBJ }),
      rule({ rule: 'cantActivate', of: SUBJ, tapping: true }),
    ],
  ),
  phrase("its activated abilities can't be activated", [rule({ rule: 'cantActivate', of: SUBJ, $its: true })]),
  phrase('can block only {f}', [rule({ rule: 'cantBlock', what: SUBJ, whom: all({ is: 'not', of: '$f' }) })], {
    f: pluralFilter,
  }),
  phrase('can block a additional creature', [rule({ rule: 'extraBlocks', what: SUBJ, n: 1 })]),
  phrase('can block a additional creature each combat', [rule({ rule: 'extraBlocks', what: SUBJ, n: 1, $each: true })]),
  phrase('can block any number of creatures', [rule({ rule: 'extraBlocks', what: SUBJ, n: 'any' })]),
  ...(['each combat', ''] as const).map((each) =>
    phrase(
      `can block a additional {n} creatures ${each}`,
      [rule({ rule: 'extraBlocks', what: SUBJ, n: '$n', $more: true, ...(each === '' ? {} : { $each: true }) })],
      { n: number },
    ),
  ),
  phrase(
    'can block up to {n} additional creatures this turn',
    [rule({ rule: 'extraBlocks', what: SUBJ, n: '$n', $each: 'this turn', $upTo: true })],
    { n: number },
  ),
  phrase('can block {n} additional creatures', [rule({ rule: 'extraBlocks', what: SUBJ, n: '$n' })], { n: number }),
  phrase(
    'can block {f} as though (they:it|they|~) had {k}',
    [rule({ rule: 'blockAsThough', what: SUBJ, having: '$k', whom: all('$f'), $they: '$they' })],
    { f: pluralFilter, k: keywordName },
  ),
  phrase("can attack as though (they:it|they) didn't have defender", [
    rule({ rule: 'attackAsThough', what: SUBJ, having: 'noDefender', $they: '$they' }),
  ]),
  phrase('can attack as though (they:it|they) had haste', [
    rule({ rule: 'attackAsThough', what: SUBJ, having: 'haste', $they: '$they' }),
  ]),
  phrase('attack~ (each:each turn|each combat|this turn|this combat|) if able', [
    rule({ rule: 'mustAttack', what: SUBJ, $each: '$each' }),
  ]),
  phrase(
    'attack~ {p} (each:each turn|each combat|this turn|this combat|) if able',
    [rule({ rule: 'mustAttack', what: SUBJ, whom: '$p', $each: '$each' })],
    { p: anyPlayer },
  ),
  phrase('attack~ each combat if able and attack~ a player other than you if able', [
    rule({ rule: 'mustAttack', what: SUBJ }),
    rule({ rule: 'mustAttack', what: SUBJ, whom: OTHER_THAN_YOU, $other: true }),
  ]),
  phrase('attack~ {o} if able', [rule({ rule: 'mustAttack', what: SUBJ, attacked: '$o' })], { o: definite }),
  phrase('block~ (each:each turn|each combat|this turn|this combat|) if able', [
    rule({ rule: 'mustBlock', what: SUBJ, $each: '$each' }),
  ]),
  phrase('are~ goaded', [rule({ rule: 'goaded', what: SUBJ })]),
  phrase('attack~ or block~ each combat if able', [
    rule({ rule: 'mustAttack', what: SUBJ, $or: true }),
    rule({ rule: 'mustBlock', what: SUBJ, $each: 'each combat' }),
  ]),
  phrase('must be blocked (each:|this turn|this combat|each combat) if able', [
    rule({ rule: 'mustBeBlocked', what: SUBJ, $each: '$each' }),
  ]),
  phrase("can't be regenerated", [rule({ rule: 'cantBeRegenerated', what: SUBJ })]),
  phrase("can't be countered", [rule({ rule: 'cantBeCountered', what: SUBJ })]),
  phrase("can't be countered by spells or abilities", [rule({ rule: 'cantBeCountered', what: SUBJ, $by: true })]),
  ...['', ' by spells or abilities'].map((by) =>
    phrase(`can't be countered${by} and the damage can't be prevented`, [
      rule({ rule: 'cantBeCountered', what: SUBJ, ...(by === '' ? {} : { $by: true }) }),
      rule({ rule: 'damageCantBePrevented', source: { is: 'in', set: SUBJ } }),
    ]),
  ),
  phrase("can't be sacrificed", [rule({ rule: 'cantBeSacrificed', what: SUBJ })]),
  phrase('are~ indestructible', [rule({ rule: 'indestructible', what: SUBJ })]),
  phrase("can't be the target# of spells or abilities", [rule({ rule: 'cantBeTargeted', what: SUBJ })]),
  phrase(
    "can't be the target# of {c} spells or abilities from {c2} sources",
    [rule({ rule: 'cantBeTargeted', what: SUBJ, by: '$c', $from: '$c2' })],
    { c: () => byColor, c2: () => byColor },
  ),
  phrase(
    "can't be the target# of spells or abilities {p} control",
    [rule({ rule: 'cantBeTargeted', what: SUBJ, of: '$p' })],
    { p: anyPlayer },
  ),
  phrase("can't be the target# of {f}", [rule({ rule: 'cantBeTargeted', what: SUBJ, by: '$f' })], { f: pluralFilter }),
  ...['controlled by {p}', '{p} control'].map((theirs, i) =>
    phrase(
      `can be the target# of spells and abilities ${theirs} as though (they:it|they) didn't have {k}`,
      [
        rule({
          rule: 'targetAsThough',
          what: SUBJ,
          of: '$p',
          without: '$k',
          $they: '$they',
          ...(i === 0 ? {} : { $theirs: true }),
        }),
      ],
      { p: player, k: words('shroud or hexproof', { shroud: 'shroud', hexproof: 'hexproof' }) },
    ),
  ),
  phrase("can't be enchanted", [rule({ rule: 'cantBeAttached', what: SUBJ, by: { is: 'subtype', subtype: 'Aura' } })]),
  phrase("can't be enchanted by other Auras", [rule({ rule: 'cantBeAttached', what: SUBJ, by: OTHER_AURAS })]),
  phrase("can't be equipped", [
    rule({ rule: 'cantBeAttached', what: SUBJ, by: { is: 'subtype', subtype: 'Equipment' } }),
  ]),
  ...[{}, { counter: '$c' }].map((of) =>
    phrase(
      `can't have ${'counter' in of ? '{c} ' : ''}counters (verb:put|placed) on (it:it|them)`,
      [rule({ rule: 'cantHaveCounters', what: SUBJ, ...of, $verb: '$verb', $it: '$it' })],
      { c: counterKind },
    ),
  ),
  phrase("can't transform", [rule({ rule: 'cantTransform', what: SUBJ })]),
  phrase(
    "can't have more than {n} {c} counters on it",
    [rule({ rule: 'counterLimit', what: SUBJ, counter: '$c', n: '$n' })],
    {
      n: number,
      c: counterKind,
    },
  ),
  phrase("can't phase out", [rule({ rule: 'cantPhaseOut', what: SUBJ })]),
  phrase(
    "don't~ untap during {p} untap (steps:step|steps)",
    [rule({ rule: 'doesntUntap', what: SUBJ, $whose: '$p', $steps: '$steps' })],
    { p: possessive },
  ),
  blockingPredicates,
  phrase('assign~ no combat damage', [rule({ rule: 'noCombatDamage', what: SUBJ })]),
  phrase('assign~ combat damage equal to (its|their) toughness rather than (its|their) power', [
    rule({ rule: 'damageByToughness', what: SUBJ }),
  ]),
  phrase(
    'saddle~ Mounts and crew~ Vehicles as though (its|their) power were {n} greater',
    [rule({ rule: 'crewsBetter', what: SUBJ, more: '$n' })],
    { n: plainDigits },
  ),
  phrase(
    'crew~ Vehicles as though (its|their) power were {n} greater',
    [rule({ rule: 'crewsBetter', what: SUBJ, more: '$n', crewing: true })],
    { n: plainDigits },
  ),
  phrase('stations permanents using its toughness rather than its power', [
    rule({ rule: 'stationByToughness', what: SUBJ, $its: true }),
  ]),
  phrase('station permanents using their toughness rather than their power', [
    rule({ rule: 'stationByToughness', what: SUBJ }),
  ]),
]) as Rule<readonly ContinuousPart[]>;

/** "Who has cast a creature spell this turn can't cast additional creature spells": one such each turn. */
const onlyOneSuch: Rule = map<{ f: unknown; g: unknown }, unknown>(
  phrase(
    "each player who has <played> a {f} this turn can't <to cast> additional {g}",
    { f: '$f', g: '$g' },
    { f: singularFilter, g: pluralFilter },
  ),
  ({ f, g }) =>
    equal(f, g) ? [rule({ rule: 'castLimit', who: { who: 'all' }, what: f, n: 1, $additional: true })] : undefined,
  (value) => {
    const limit = (value as readonly { rule?: Record<string, unknown> }[] | undefined)?.[0]?.rule;
    return limit?.['$additional'] === true ? { f: limit['what'], g: limit['what'] } : undefined;
  },
);

const NAMED = { is: 'named', name: { ref: '?name' } };
/** Rules whose subject is a possessive, or that stand alone. */
export const ruleClause: Rule<readonly ContinuousPart[]> = alt('a rule', () => [
  phrase("{o}'s activated abilities can't be activated", [rule({ rule: 'cantActivate', of: '$o' })], { o: definite }),
  phrase("its activated abilities can't be activated", [rule({ rule: 'cantActivate', of: { set: 'it' }, $of: 'it' })]),
  phrase("activated abilities of {f} can't be activated", [rule({ rule: 'cantActivate', of: '$f', $of: true })], {
    f: definite,
  }),
  phrase(
    "activated abilities of {f} can't be activated unless they're mana abilities",
    [rule({ rule: 'cantActivate', of: '$f', exceptMana: true })],
    { f: definite },
  ),
  phrase(
    "activated abilities of {f} can't be activated",
    [rule({ rule: 'cantActivate', of: { set: 'all', where: '$f', zone: ANYWHERE }, $of: 'sources' })],
    { f: pluralSource },
  ),
  phrase(
    "activated abilities of {f} can't be activated unless they're mana abilities",
    [rule({ rule: 'cantActivate', of: { set: 'all', where: '$f', zone: ANYWHERE }, exceptMana: true, $of: 'sources' })],
    { f: pluralSource },
  ),
  phrase(
    "{o}'s activated abilities can't be activated unless they're mana abilities",
    [rule({ rule: 'cantActivate', of: '$o', exceptMana: true, $of: 'its' })],
    { o: definite },
  ),
  phrase(
    '~ can be attached only to a {f}',
    [rule({ rule: 'cantBeAttached', what: all({ is: 'not', of: '$f' }), by: { is: 'self' } })],
    { f: singularFilter },
  ),
  blockingRules,
  ...[{ $by: true }, { combat: true }].map((how) =>
    phrase(
      `${'combat' in how ? 'combat ' : ''}damage that would be dealt by {o} can't be prevented`,
      [rule({ rule: 'damageCantBePrevented', source: { is: 'in', set: '$o' }, ...how })],
      { o: definite },
    ),
  ),
  phrase("damage can't be prevented", [rule({ rule: 'damageCantBePrevented' })]),
  ...triggering,
  phrase('reveal the first card you draw on each of your turns', [
    rule({ rule: 'revealFirstDraw', who: { who: 'you' }, ownTurn: true }),
  ]),
  phrase('reveal the first card you draw each turn', [rule({ rule: 'revealFirstDraw', who: { who: 'you' } })]),
  phrase("the named card can't be played", [
    rule({ rule: 'cantCast', who: { who: 'all' }, what: NAMED, $named: true }),
    rule({ rule: 'cantPlayLands', who: { who: 'all' }, what: NAMED }),
  ]),
  phrase("spells with the chosen name can't be <played> and lands with the chosen name can't be played", [
    rule({ rule: 'cantCast', who: { who: 'all' }, what: NAMED, $named: 'each' }),
    rule({ rule: 'cantPlayLands', who: { who: 'all' }, what: NAMED }),
  ]),
  phrase("{p!} can't gain life", [rule({ rule: 'cantGainLife', who: '$p' })], { p: player }),
  phrase("you control {p} while they're searching their libraries", [rule({ rule: 'controlsSearching', who: '$p' })], {
    p: player,
  }),
  phrase("{p!} can't get counters", [rule({ rule: 'cantGetCounters', who: '$p' })], { p: player }),
  phrase("{p!} can't get {c} counters", [rule({ rule: 'cantGetCounters', who: '$p', counter: '$c' })], {
    p: player,
    c: counterKind,
  }),
  phrase("{p!} can't lose life", [rule({ rule: 'cantLoseLife', who: '$p' })], { p: player }),
  phrase("your life total can't change", [
    rule({ rule: 'cantGainLife', who: { who: 'you' } }),
    rule({ rule: 'cantLoseLife', who: { who: 'you' } }),
  ]),
  phrase("{p!} can't draw cards", [rule({ rule: 'cantDraw', who: '$p' })], { p: player }),
  phrase("{p!} can't draw more than one card each turn", [rule({ rule: 'drawLimit', who: '$p', n: 1 })], { p: player }),
  phrase(
    'you may discard {o} any time you could <cast> an instant',
    [
      rule({
        rule: 'maySpecially',
        who: { who: 'you' },
        action: 'discard',
        effect: [{ do: 'discard', who: { who: 'you' }, what: '$o' }],
      }),
    ],
    { o: definite },
  ),
  phrase(
    'if {p!} would search a library, that player searches the top {n} cards of that library instead',
    [rule({ rule: 'searchesTop', who: '$p', n: '$n' })],
    { p: anyPlayer, n: number },
    { agree: 'none' },
  ),
  phrase("{p!} can't search libraries", [rule({ rule: 'cantSearch', who: '$p' })], { p: player }),
  phrase("{p!} can't lose the game", [rule({ rule: 'cantLoseGame', who: '$p' })], { p: player }),
  extraTurnsSkipped,
  phrase("{p!} can't win the game", [rule({ rule: 'cantWinGame', who: '$p' })], { p: player }),
  phrase("{p!} don't~ lose the game for having 0 or less life", [rule({ rule: 'lastsWithoutLife', who: '$p' })], {
    p: player,
  }),
  phrase("you can't lose the game and your opponents can't win the game", [
    rule({ rule: 'cantLoseGame', who: { who: 'you' } }),
    rule({ rule: 'cantWinGame', who: { who: 'opponents' } }),
  ]),
  phrase("{p!} can't <to cast> {s}", [rule({ rule: 'cantCast', who: '$p', what: '$s' })], { p: player, s: castables }),
  phrase("{f} can't <to enter> from {z}", [rule({ rule: 'cantEnter', what: '$f', from: '$z' })], {
    f: asking(() => cardFilter, 2),
    z: zoneNames,
  }),
  ...[zoneNames, zonesTogether].map((z, i) =>
    phrase(
      "{f} in {z} can't <to enter> [long: the battlefield]",
      [rule({ rule: 'cantEnter', what: '$f', from: '$z', $in: i === 0 ? true : 'and', $long: '$long' })],
      { f: asking(() => cardFilter, 2), z },
    ),
  ),
  phrase("{p!} can't <to cast> cards in {z}", [rule({ rule: 'cantCast', who: '$p', what: '$z' })], {
    p: player,
    z: castFromZones,
  }),
  phrase(
    "{p!} can't <to cast> {f} from {z}",
    [rule({ rule: 'cantCast', who: '$p', what: { is: 'and', of: ['$f', '$z'] } })],
    { p: player, f: pluralFilter, z: castFromZones },
  ),
  phrase(
    "{p!} can't <to cast> spells from anywhere other than {q} (hands:hand|hands)",
    [rule({ rule: 'cantCast', who: '$p', what: elsewhere('$q'), $hands: '$hands' })],
    { p: player, q: castersOwn },
  ),
  phrase("the named card can't be cast", [
    rule({ rule: 'cantCast', who: { who: 'all' }, what: { is: 'named', name: { ref: 'chosenName' } }, $named: true }),
  ]),
  phrase("{f} can't be <played>", [rule({ rule: 'cantCast', who: { who: 'all' }, what: '$f', $passive: true })], {
    f: pluralFilter,
  }),
  phrase(
    "{p!} can't <to cast> {f} or <to activate> abilities that aren't mana abilities",
    [
      rule({ rule: 'cantCast', who: '$p', what: '$f', $or: 'activate' }),
      rule({ rule: 'cantActivate', who: '$p', of: ALL_SOURCES, exceptMana: true }),
    ],
    { p: player, f: pluralFilter },
  ),
  phrase(
    "{p!} can't <to activate> abilities that aren't mana abilities",
    [rule({ rule: 'cantActivate', who: '$p', of: ALL_SOURCES, exceptMana: true })],
    { p: player },
  ),
  noLandPlays,
  ...(
    [
      ['during combat', { if: 'phase', phase: ['combat'] }],
      ['during your turn', { if: 'turn', of: { who: 'you' } }],
    ] as const
  ).map(([words, when]) =>
    phrase(
      `{p!} can't <to cast> spells ${words}`,
      [rule({ rule: 'cantCast', who: '$p', what: { is: 'any' }, when, $all: true })],
      { p: player },
    ),
  ),
  phrase("{p!} can't <to cast> spells", [rule({ rule: 'cantCast', who: '$p', what: { is: 'any' }, $all: true })], {
    p: player,
  }),
  phrase(
    "{p!} can't <to cast> spells or <to activate> abilities of {o}",
    [
      rule({ rule: 'cantCast', who: '$p', what: { is: 'any' }, $all: true }),
      rule({ rule: 'cantActivate', who: { who: 'same' }, of: '$o' }),
    ],
    { p: player, o: definite },
  ),
  phrase(
    "{p!} can't <to cast> more than one spell each turn",
    [rule({ rule: 'castLimit', who: '$p', what: { is: 'any' }, n: 1 })],
    { p: player },
  ),
  ownTurnsOnly,
  onlyOneSuch,
  phrase(
    "{p!} can't <to cast> spells that share a color with the spell most recently <played> this turn",
    [rule({ rule: 'cantCast', who: '$p', what: { is: 'sharesColor', with: { set: 'lastCast' } } })],
    { p: player },
  ),
  phrase(
    "players can't untap more than {n#} {f#} during their untap steps",
    [rule({ rule: 'untapLimit', what: '$f', n: '$n' })],
    { n: number, f: filter },
    { agree: 'none' },
  ),
  phrase(
    "{p!} can't untap more than {n#} {f#} during {q} untap step",
    [rule({ rule: 'untapLimit', what: '$f', n: '$n', who: '$p', $whose: '$q' })],
    { p: player, n: number, f: filter, q: possessive },
    { agree: 'none' },
  ),
  phrase(
    '{p!} can <to cast> spells only any time <he or she> could <to cast> a sorcery',
    [rule({ rule: 'onlySorceryTiming', who: '$p' })],
    { p: player },
    { agree: 'none' },
  ),
  phrase(
    '{p!} may play {n#} additional land# (when:on|during) each of {q} turns',
    [rule({ rule: 'extraLandPlays', who: '$p', n: '$n', $whose: '$q', $when: '$when' })],
    { p: player, n: aNumber, q: possessive },
  ),
  phrase(
    '{p!} may play {n#} additional land# this turn',
    [rule({ rule: 'extraLandPlays', who: '$p', n: '$n', $turn: true })],
    { p: player, n: aNumber },
  ),
  keptMana,
  phrase('{p!} have~ no maximum hand size', [rule({ rule: 'maxHandSize', who: '$p', n: 'none' })], { p: player }),
  phrase(
    '{p!} play~ with the top card of {q} library revealed',
    [rule({ rule: 'playWithTopRevealed', who: '$p', $q: '$q' })],
    { p: player, q: possessive },
  ),
  phrase('{p!} play~ with {q} (hand|hands) revealed', [rule({ rule: 'playWithHandRevealed', who: '$p', $q: '$q' })], {
    p: player,
    q: possessive,
  }),
  phrase('players play with the top card of their libraries revealed', [
    rule({ rule: 'playWithTopRevealed', who: { who: 'all' }, $theirs: true }),
  ]),
  ...(['all', 'opponents'] as const).map((who) =>
    phrase(`${who === 'all' ? 'players' : 'your opponents'} play with their hands revealed`, [
      rule({ rule: 'playWithHandRevealed', who: { who }, $theirs: true }),
    ]),
  ),
  phrase('play with the top card of your library revealed', [
    rule({ rule: 'playWithTopRevealed', who: { who: 'you' }, $bare: true }),
  ]),
  phrase('play with your hand revealed', [rule({ rule: 'playWithHandRevealed', who: { who: 'you' }, $bare: true })]),
  phrase(
    'you may <to cast> {f} as though they had flash',
    [rule({ rule: 'mayCastAsThoughFlash', who: { who: 'you' }, what: '$f' })],
    { f: pluralFilter },
  ),
  phrase(
    'you may <to cast> {f} as though they had flash',
    [rule({ rule: 'mayCastAsThoughFlash', who: { who: 'you' }, what: '$f', $cards: true })],
    { f: asking(() => cardFilter, 2) },
  ),
  phrase(
    'you may spend mana as though it were mana of any color to <to cast> {f}',
    [rule({ rule: 'spendAsThough', who: { who: 'you' }, for: '$f' })],
    { f: pluralFilter },
  ),
  phrase(
    'you may spend mana as though it were mana of any color to <to activate> abilities of {f}',
    [
      rule({
        rule: 'spendAsThough',
        who: { who: 'you' },
        for: { '&': ['$f', { is: 'zone', zone: 'battlefield' }] },
        activate: true,
      }),
    ],
    { f: pluralFilter },
  ),
  phrase(
    "your opponents can't block with {f}",
    [
      rule({
        rule: 'cantBlock',
        what: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'opponents' } }] } },
        $with: true,
      }),
    ],
    { f: pluralFilter },
  ),
  phrase("you can't win the game and your opponents can't lose the game", [
    rule({ rule: 'cantWinGame', who: { who: 'you' } }),
    rule({ rule: 'cantLoseGame', who: { who: 'opponents' } }),
  ]),
  phrase(
    'any player may <to cast> {f} as though they had flash',
    [rule({ rule: 'mayCastAsThoughFlash', who: { who: 'all' }, what: '$f' })],
    { f: pluralFilter },
  ),
  phrase("untap {o} during each other player's untap step", [rule({ rule: 'untapsToo', what: '$o' })], {
    o: definite,
  }),
  phrase('you may choose not to untap {o} during your untap step', [rule({ rule: 'mayNotUntap', what: '$o' })], {
    o: definite,
  }),
  phrase(
    "you may have {o} assign its combat damage as though it weren't blocked",
    [rule({ rule: 'damageAsUnblocked', what: '$o', optional: true })],
    { o: definite },
  ),
  phrase(
    "for each {k}, you may have that creature assign its combat damage as though it weren't blocked",
    [rule({ rule: 'damageAsUnblocked', what: { set: 'all', '...': '$k' }, optional: true, $each: 'for each' })],
    { k: singularKind },
  ),
  phrase(
    "{h}'s controller may have it assign its combat damage as though it weren't blocked",
    [rule({ rule: 'damageAsUnblocked', what: '$h', optional: true, $controller: true })],
    { h: host },
    { agree: 'none' },
  ),
  combatLimits,
  obligedTargets,
  damageAsThough,
  inTheTimeOfInstants,
  spendingRules,
  phrase(
    'you may play {n#} additional land#',
    [rule({ rule: 'extraLandPlays', who: { who: 'you' }, n: '$n', $bare: true })],
    { n: aNumber },
  ),
  phrase('you may play any number of lands on each of your turns', [
    rule({ rule: 'extraLandPlays', who: { who: 'you' }, n: 'any' }),
  ]),
  phrase(
    'you may play up to {n} additional lands',
    [rule({ rule: 'extraLandPlays', who: { who: 'you' }, n: '$n', $upTo: true })],
    { n: number },
  ),
  ...playingFrom,
  ...(
    [
      ['get a additional vote', {}],
      ['may vote a additional time', { optional: true }],
    ] as const
  ).map(([words, how]) =>
    phrase(`while voting, you ${words}`, [rule({ rule: 'extraVotes', who: { who: 'you' }, n: 1, ...how })]),
  ),
  phrase(
    '{p} devotion to each color and each combination of colors is increased by {n}',
    [rule({ rule: 'devotionMore', who: '$p', n: '$n' })],
    { p: possessive, n: number },
  ),
  phrase('{p} maximum hand size is {n}', [rule({ rule: 'maxHandSize', who: '$p', n: '$n' })], {
    p: possessive,
    n: number,
  }),
  ...(
    [
      ['increased', 1],
      ['reduced', -1],
    ] as const
  ).map(([change, sign]) =>
    phrase(`{p} maximum hand size is ${change} by {n}`, [rule({ rule: 'maxHandSize', who: '$p', delta: '$n' })], {
      p: possessive,
      n: signed(sign),
    }),
  ),
  protectedPlayers,
  phrase('{p!} have~ shroud', [rule({ rule: 'playerCantBeTargeted', who: '$p' })], { p: player }),
  hexproofPlayers,
  phrase(
    'the monarch controls {o}',
    [
      {
        part: 'change',
        affects: '$o',
        mods: [{ mod: 'control', player: { who: 'designated', as: 'monarch' } }],
      },
    ],
    { o: definite },
  ),
  phrase('you control {o}', [{ part: 'change', affects: '$o', mods: [{ mod: 'control', player: { who: 'you' } }] }], {
    o: definite,
  }),
  phrase("the “legend rule” doesn't apply", [rule({ rule: 'legendRuleOff', what: { is: 'any' } })]),
  phrase("the “legend rule” doesn't apply to {f}", [rule({ rule: 'legendRuleOff', what: '$f' })], { f: pluralFilter }),
]) as Rule<readonly ContinuousPart[]>;
