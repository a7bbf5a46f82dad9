/**
 * Predicates that forbid, require or allow: `can't block`, `attacks each turn if able`, `doesn't untap …`.
 * 2006: 418, 308, 309 · 2009, 2011, 2026: 508.1, 509.1, 611
 */
import type { ContinuousPart, Filter, Zone } from '@rulewright/engine';
import { alt, equal, kept, lazy, map, phrasesOf, series, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { adjective, numberWord, sourceFilter } from '../nouns/index.ts';
import { asking } from '../nouns/objects.ts';
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
import { elsewhere } from '../nouns/cast-from.ts';
import { castables } from './spells-of-cards.ts';
import { obligedTargets } from './obliged-targets.ts';
import { playingFrom } from './playing.ts';
import { protectedPlayers } from './protection-of-players.ts';
import { extraTurnsSkipped } from './skipped.ts';
import { SUBJ } from './subject.ts';
import { triggering } from './triggering.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  byColor,
  castables,
  castFromZones,
  pluralSource,
  shroudOrHexproof: words('shroud or hexproof', { shroud: 'shroud', hexproof: 'hexproof' }),
  zoneNames,
}));

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
  phrase("can't attack unless {c:condition}", [rule({ rule: 'cantAttack', what: SUBJ, unless: '$c' })]),
  phrase("can't attack you or a planeswalker you control", [
    rule({ rule: 'cantAttack', what: SUBJ, whom: { who: 'you' }, planeswalkersToo: true }),
  ]),
  phrase("can't attack you or planeswalkers you control", [
    rule({ rule: 'cantAttack', what: SUBJ, whom: { who: 'you' }, planeswalkersToo: true, $p: 's' }),
  ]),
  phrase("can't attack {p:player}", [rule({ rule: 'cantAttack', what: SUBJ, whom: '$p' })]),
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
  phrase("can't be blocked as long as {c:condition}", [
    rule({ rule: 'cantBlock', what: ANY, whom: SUBJ, $passive: true, when: '$c' }),
  ]),
  phrase("can't be blocked by {f:pluralFilter}", [
    rule({ rule: 'cantBlock', what: all('$f'), whom: SUBJ, $passive: true }),
  ]),
  phrase("can't be blocked except by {f:pluralFilter}", [
    rule({ rule: 'cantBlock', what: all({ is: 'not', of: '$f' }), whom: SUBJ, $passive: true }),
  ]),
  phrase("can't be blocked by more than one creature", [rule({ rule: 'maxBlockers', what: SUBJ, n: 1 })]),
  phrase("can't be blocked except by two or more creatures", [rule({ rule: 'minBlockers', what: SUBJ, n: 2 })]),
  phrase("can't be blocked except by three or more creatures", [rule({ rule: 'minBlockers', what: SUBJ, n: 3 })]),
  phrase("can't block {o:definite}", [rule({ rule: 'cantBlock', what: SUBJ, whom: '$o' })]),
  phrase("can't be blocked this turn by {f:pluralFilter}", [
    rule({ rule: 'cantBlock', what: all('$f'), whom: SUBJ, $passive: true, $each: 'this turn' }),
  ]),
  phrase("can't be blocked this turn except by {f:pluralFilter}", [
    rule({ rule: 'cantBlock', what: all({ is: 'not', of: '$f' }), whom: SUBJ, $passive: true, $each: 'this turn' }),
  ]),
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
  phrase('can block only {f:pluralFilter}', [
    rule({ rule: 'cantBlock', what: SUBJ, whom: all({ is: 'not', of: '$f' }) }),
  ]),
  phrase('can block a additional creature', [rule({ rule: 'extraBlocks', what: SUBJ, n: 1 })]),
  phrase('can block a additional creature each combat', [rule({ rule: 'extraBlocks', what: SUBJ, n: 1, $each: true })]),
  phrase('can block any number of creatures', [rule({ rule: 'extraBlocks', what: SUBJ, n: 'any' })]),
  ...(['each combat', ''] as const).map((each) =>
    phrase(`can block a additional {n:number} creatures ${each}`, [
      rule({ rule: 'extraBlocks', what: SUBJ, n: '$n', $more: true, ...(each === '' ? {} : { $each: true }) }),
    ]),
  ),
  phrase('can block up to {n:number} additional creatures this turn', [
    rule({ rule: 'extraBlocks', what: SUBJ, n: '$n', $each: 'this turn', $upTo: true }),
  ]),
  phrase('can block {n:number} additional creatures', [rule({ rule: 'extraBlocks', what: SUBJ, n: '$n' })]),
  phrase('can block {f:pluralFilter} as though (they:it|they|~) had {k:keywordName}', [
    rule({ rule: 'blockAsThough', what: SUBJ, having: '$k', whom: all('$f'), $they: '$they' }),
  ]),
  phrase("can attack as though (they:it|they) didn't have defender", [
    rule({ rule: 'attackAsThough', what: SUBJ, having: 'noDefender', $they: '$they' }),
  ]),
  phrase('can attack as though (they:it|they) had haste', [
    rule({ rule: 'attackAsThough', what: SUBJ, having: 'haste', $they: '$they' }),
  ]),
  phrase('attack~ (each:each turn|each combat|this turn|this combat|) if able', [
    rule({ rule: 'mustAttack', what: SUBJ, $each: '$each' }),
  ]),
  phrase('attack~ {p:anyPlayer} (each:each turn|each combat|this turn|this combat|) if able', [
    rule({ rule: 'mustAttack', what: SUBJ, whom: '$p', $each: '$each' }),
  ]),
  phrase('attack~ each combat if able and attack~ a player other than you if able', [
    rule({ rule: 'mustAttack', what: SUBJ }),
    rule({ rule: 'mustAttack', what: SUBJ, whom: OTHER_THAN_YOU, $other: true }),
  ]),
  phrase('attack~ {o:definite} if able', [rule({ rule: 'mustAttack', what: SUBJ, attacked: '$o' })]),
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
  phrase("can't be the target# of {c:byColor} spells or abilities from {c2:byColor} sources", [
    rule({ rule: 'cantBeTargeted', what: SUBJ, by: '$c', $from: '$c2' }),
  ]),
  phrase("can't be the target# of spells or abilities {p:anyPlayer} control", [
    rule({ rule: 'cantBeTargeted', what: SUBJ, of: '$p' }),
  ]),
  phrase("can't be the target# of {f:pluralFilter}", [rule({ rule: 'cantBeTargeted', what: SUBJ, by: '$f' })]),
  ...['controlled by {p:player}', '{p:player} control'].map((theirs, i) =>
    phrase(
      `can be the target# of spells and abilities ${theirs} as though (they:it|they) didn't have {k:shroudOrHexproof}`,
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
    ),
  ),
  phrase("can't be enchanted", [rule({ rule: 'cantBeAttached', what: SUBJ, by: { is: 'subtype', subtype: 'Aura' } })]),
  phrase("can't be enchanted by other Auras", [rule({ rule: 'cantBeAttached', what: SUBJ, by: OTHER_AURAS })]),
  phrase("can't be equipped", [
    rule({ rule: 'cantBeAttached', what: SUBJ, by: { is: 'subtype', subtype: 'Equipment' } }),
  ]),
  ...[{}, { counter: '$c' }].map((of) =>
    phrase(`can't have ${'counter' in of ? '{c:counterKind} ' : ''}counters (verb:put|placed) on (it:it|them)`, [
      rule({ rule: 'cantHaveCounters', what: SUBJ, ...of, $verb: '$verb', $it: '$it' }),
    ]),
  ),
  phrase("can't transform", [rule({ rule: 'cantTransform', what: SUBJ })]),
  phrase("can't have more than {n:number} {c:counterKind} counters on it", [
    rule({ rule: 'counterLimit', what: SUBJ, counter: '$c', n: '$n' }),
  ]),
  phrase("can't phase out", [rule({ rule: 'cantPhaseOut', what: SUBJ })]),
  phrase("don't~ untap during {p:possessive} untap (steps:step|steps)", [
    rule({ rule: 'doesntUntap', what: SUBJ, $whose: '$p', $steps: '$steps' }),
  ]),
  blockingPredicates,
  phrase('assign~ no combat damage', [rule({ rule: 'noCombatDamage', what: SUBJ })]),
  phrase('assign~ combat damage equal to (its|their) toughness rather than (its|their) power', [
    rule({ rule: 'damageByToughness', what: SUBJ }),
  ]),
  phrase('saddle~ Mounts and crew~ Vehicles as though (its|their) power were {n:plainDigits} greater', [
    rule({ rule: 'crewsBetter', what: SUBJ, more: '$n' }),
  ]),
  phrase('crew~ Vehicles as though (its|their) power were {n:plainDigits} greater', [
    rule({ rule: 'crewsBetter', what: SUBJ, more: '$n', crewing: true }),
  ]),
  phrase('stations permanents using its toughness rather than its power', [
    rule({ rule: 'stationByToughness', what: SUBJ, $its: true }),
  ]),
  phrase('station permanents using their toughness rather than their power', [
    rule({ rule: 'stationByToughness', what: SUBJ }),
  ]),
]) as Rule<readonly ContinuousPart[]>;

/** "Who has cast a creature spell this turn can't cast additional creature spells": one such each turn. */
const onlyOneSuch: Rule = map<{ f: unknown; g: unknown }, unknown>(
  phrase("each player who has <played> a {f:singularFilter} this turn can't <to cast> additional {g:pluralFilter}", {
    f: '$f',
    g: '$g',
  }),
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
  phrase("{o:definite}'s activated abilities can't be activated", [rule({ rule: 'cantActivate', of: '$o' })]),
  phrase("its activated abilities can't be activated", [rule({ rule: 'cantActivate', of: { set: 'it' }, $of: 'it' })]),
  phrase("activated abilities of {f:definite} can't be activated", [
    rule({ rule: 'cantActivate', of: '$f', $of: true }),
  ]),
  phrase("activated abilities of {f:definite} can't be activated unless they're mana abilities", [
    rule({ rule: 'cantActivate', of: '$f', exceptMana: true }),
  ]),
  phrase("activated abilities of {f:pluralSource} can't be activated", [
    rule({ rule: 'cantActivate', of: { set: 'all', where: '$f', zone: ANYWHERE }, $of: 'sources' }),
  ]),
  phrase("activated abilities of {f:pluralSource} can't be activated unless they're mana abilities", [
    rule({ rule: 'cantActivate', of: { set: 'all', where: '$f', zone: ANYWHERE }, exceptMana: true, $of: 'sources' }),
  ]),
  phrase("{o:definite}'s activated abilities can't be activated unless they're mana abilities", [
    rule({ rule: 'cantActivate', of: '$o', exceptMana: true, $of: 'its' }),
  ]),
  phrase('~ can be attached only to a {f:singularFilter}', [
    rule({ rule: 'cantBeAttached', what: all({ is: 'not', of: '$f' }), by: { is: 'self' } }),
  ]),
  blockingRules,
  ...[{ $by: true }, { combat: true }].map((how) =>
    phrase(`${'combat' in how ? 'combat ' : ''}damage that would be dealt by {o:definite} can't be prevented`, [
      rule({ rule: 'damageCantBePrevented', source: { is: 'in', set: '$o' }, ...how }),
    ]),
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
  phrase("{p!:player} can't gain life", [rule({ rule: 'cantGainLife', who: '$p' })]),
  phrase("you control {p:player} while they're searching their libraries", [
    rule({ rule: 'controlsSearching', who: '$p' }),
  ]),
  phrase("{p!:player} can't get counters", [rule({ rule: 'cantGetCounters', who: '$p' })]),
  phrase("{p!:player} can't get {c:counterKind} counters", [
    rule({ rule: 'cantGetCounters', who: '$p', counter: '$c' }),
  ]),
  phrase("{p!:player} can't lose life", [rule({ rule: 'cantLoseLife', who: '$p' })]),
  phrase("your life total can't change", [
    rule({ rule: 'cantGainLife', who: { who: 'you' } }),
    rule({ rule: 'cantLoseLife', who: { who: 'you' } }),
  ]),
  phrase("{p!:player} can't draw cards", [rule({ rule: 'cantDraw', who: '$p' })]),
  phrase("{p!:player} can't draw more than one card each turn", [rule({ rule: 'drawLimit', who: '$p', n: 1 })]),
  phrase('you may discard {o:definite} any time you could <cast> an instant', [
    rule({
      rule: 'maySpecially',
      who: { who: 'you' },
      action: 'discard',
      effect: [{ do: 'discard', who: { who: 'you' }, what: '$o' }],
    }),
  ]),
  phrase(
    'if {p!:anyPlayer} would search a library, that player searches the top {n:number} cards of that library instead',
    [rule({ rule: 'searchesTop', who: '$p', n: '$n' })],
    { agree: 'none' },
  ),
  phrase("{p!:player} can't search libraries", [rule({ rule: 'cantSearch', who: '$p' })]),
  phrase("{p!:player} can't lose the game", [rule({ rule: 'cantLoseGame', who: '$p' })]),
  extraTurnsSkipped,
  phrase("{p!:player} can't win the game", [rule({ rule: 'cantWinGame', who: '$p' })]),
  phrase("{p!:player} don't~ lose the game for having 0 or less life", [rule({ rule: 'lastsWithoutLife', who: '$p' })]),
  phrase("you can't lose the game and your opponents can't win the game", [
    rule({ rule: 'cantLoseGame', who: { who: 'you' } }),
    rule({ rule: 'cantWinGame', who: { who: 'opponents' } }),
  ]),
  phrase("{p!:player} can't <to cast> {s:castables}", [rule({ rule: 'cantCast', who: '$p', what: '$s' })]),
  phrase("{f:pluralCardFilter} can't <to enter> from {z:zoneNames}", [
    rule({ rule: 'cantEnter', what: '$f', from: '$z' }),
  ]),
  ...[zoneNames, zonesTogether].map((z, i) =>
    phrase.with({ z })("{f:pluralCardFilter} in {z} can't <to enter> [long: the battlefield]", [
      rule({ rule: 'cantEnter', what: '$f', from: '$z', $in: i === 0 ? true : 'and', $long: '$long' }),
    ]),
  ),
  phrase("{p!:player} can't <to cast> cards in {z:castFromZones}", [rule({ rule: 'cantCast', who: '$p', what: '$z' })]),
  phrase("{p!:player} can't <to cast> {f:pluralFilter} from {z:castFromZones}", [
    rule({ rule: 'cantCast', who: '$p', what: { is: 'and', of: ['$f', '$z'] } }),
  ]),
  phrase("{p!:player} can't <to cast> spells from anywhere other than {q:castersOwn} (hands:hand|hands)", [
    rule({ rule: 'cantCast', who: '$p', what: elsewhere('$q'), $hands: '$hands' }),
  ]),
  phrase("the named card can't be cast", [
    rule({ rule: 'cantCast', who: { who: 'all' }, what: { is: 'named', name: { ref: 'chosenName' } }, $named: true }),
  ]),
  phrase("{f:pluralFilter} can't be <played>", [
    rule({ rule: 'cantCast', who: { who: 'all' }, what: '$f', $passive: true }),
  ]),
  phrase("{p!:player} can't <to cast> {f:pluralFilter} or <to activate> abilities that aren't mana abilities", [
    rule({ rule: 'cantCast', who: '$p', what: '$f', $or: 'activate' }),
    rule({ rule: 'cantActivate', who: '$p', of: ALL_SOURCES, exceptMana: true }),
  ]),
  phrase("{p!:player} can't <to activate> abilities that aren't mana abilities", [
    rule({ rule: 'cantActivate', who: '$p', of: ALL_SOURCES, exceptMana: true }),
  ]),
  noLandPlays,
  ...(
    [
      ['during combat', { if: 'phase', phase: ['combat'] }],
      ['during your turn', { if: 'turn', of: { who: 'you' } }],
    ] as const
  ).map(([words, when]) =>
    phrase(`{p!:player} can't <to cast> spells ${words}`, [
      rule({ rule: 'cantCast', who: '$p', what: { is: 'any' }, when, $all: true }),
    ]),
  ),
  phrase("{p!:player} can't <to cast> spells", [
    rule({ rule: 'cantCast', who: '$p', what: { is: 'any' }, $all: true }),
  ]),
  phrase("{p!:player} can't <to cast> spells or <to activate> abilities of {o:definite}", [
    rule({ rule: 'cantCast', who: '$p', what: { is: 'any' }, $all: true }),
    rule({ rule: 'cantActivate', who: { who: 'same' }, of: '$o' }),
  ]),
  phrase("{p!:player} can't <to cast> more than one spell each turn", [
    rule({ rule: 'castLimit', who: '$p', what: { is: 'any' }, n: 1 }),
  ]),
  ownTurnsOnly,
  onlyOneSuch,
  phrase("{p!:player} can't <to cast> spells that share a color with the spell most recently <played> this turn", [
    rule({ rule: 'cantCast', who: '$p', what: { is: 'sharesColor', with: { set: 'lastCast' } } }),
  ]),
  phrase(
    "players can't untap more than {n#:number} {f#:filter} during their untap steps",
    [rule({ rule: 'untapLimit', what: '$f', n: '$n' })],
    { agree: 'none' },
  ),
  phrase(
    "{p!:player} can't untap more than {n#:number} {f#:filter} during {q:possessive} untap step",
    [rule({ rule: 'untapLimit', what: '$f', n: '$n', who: '$p', $whose: '$q' })],
    { agree: 'none' },
  ),
  phrase(
    '{p!:player} can <to cast> spells only any time <he or she> could <to cast> a sorcery',
    [rule({ rule: 'onlySorceryTiming', who: '$p' })],
    { agree: 'none' },
  ),
  phrase('{p!:player} may play {n#:aNumber} additional land# (when:on|during) each of {q:possessive} turns', [
    rule({ rule: 'extraLandPlays', who: '$p', n: '$n', $whose: '$q', $when: '$when' }),
  ]),
  phrase('{p!:player} may play {n#:aNumber} additional land# this turn', [
    rule({ rule: 'extraLandPlays', who: '$p', n: '$n', $turn: true }),
  ]),
  keptMana,
  phrase('{p!:player} have~ no maximum hand size', [rule({ rule: 'maxHandSize', who: '$p', n: 'none' })]),
  phrase('{p!:player} play~ with the top card of {q:possessive} library revealed', [
    rule({ rule: 'playWithTopRevealed', who: '$p', $q: '$q' }),
  ]),
  phrase('{p!:player} play~ with {q:possessive} (hand|hands) revealed', [
    rule({ rule: 'playWithHandRevealed', who: '$p', $q: '$q' }),
  ]),
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
  phrase('you may <to cast> {f:pluralFilter} as though they had flash', [
    rule({ rule: 'mayCastAsThoughFlash', who: { who: 'you' }, what: '$f' }),
  ]),
  phrase('you may <to cast> {f:pluralCardFilter} as though they had flash', [
    rule({ rule: 'mayCastAsThoughFlash', who: { who: 'you' }, what: '$f', $cards: true }),
  ]),
  phrase('you may spend mana as though it were mana of any color to <to cast> {f:pluralFilter}', [
    rule({ rule: 'spendAsThough', who: { who: 'you' }, for: '$f' }),
  ]),
  phrase('you may spend mana as though it were mana of any color to <to activate> abilities of {f:pluralFilter}', [
    rule({
      rule: 'spendAsThough',
      who: { who: 'you' },
      for: { '&': ['$f', { is: 'zone', zone: 'battlefield' }] },
      activate: true,
    }),
  ]),
  phrase("your opponents can't block with {f:pluralFilter}", [
    rule({
      rule: 'cantBlock',
      what: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'opponents' } }] } },
      $with: true,
    }),
  ]),
  phrase("you can't win the game and your opponents can't lose the game", [
    rule({ rule: 'cantWinGame', who: { who: 'you' } }),
    rule({ rule: 'cantLoseGame', who: { who: 'opponents' } }),
  ]),
  phrase('any player may <to cast> {f:pluralFilter} as though they had flash', [
    rule({ rule: 'mayCastAsThoughFlash', who: { who: 'all' }, what: '$f' }),
  ]),
  phrase("untap {o:definite} during each other player's untap step", [rule({ rule: 'untapsToo', what: '$o' })]),
  phrase('you may choose not to untap {o:definite} during your untap step', [
    rule({ rule: 'mayNotUntap', what: '$o' }),
  ]),
  phrase("you may have {o:definite} assign its combat damage as though it weren't blocked", [
    rule({ rule: 'damageAsUnblocked', what: '$o', optional: true }),
  ]),
  phrase(
    "for each {k:singularKind}, you may have that creature assign its combat damage as though it weren't blocked",
    [rule({ rule: 'damageAsUnblocked', what: { set: 'all', '...': '$k' }, optional: true, $each: 'for each' })],
  ),
  phrase(
    "{h:host}'s controller may have it assign its combat damage as though it weren't blocked",
    [rule({ rule: 'damageAsUnblocked', what: '$h', optional: true, $controller: true })],
    { agree: 'none' },
  ),
  combatLimits,
  obligedTargets,
  damageAsThough,
  inTheTimeOfInstants,
  spendingRules,
  phrase('you may play {n#:aNumber} additional land#', [
    rule({ rule: 'extraLandPlays', who: { who: 'you' }, n: '$n', $bare: true }),
  ]),
  phrase('you may play any number of lands on each of your turns', [
    rule({ rule: 'extraLandPlays', who: { who: 'you' }, n: 'any' }),
  ]),
  phrase('you may play up to {n:number} additional lands', [
    rule({ rule: 'extraLandPlays', who: { who: 'you' }, n: '$n', $upTo: true }),
  ]),
  ...playingFrom,
  ...(
    [
      ['get a additional vote', {}],
      ['may vote a additional time', { optional: true }],
    ] as const
  ).map(([words, how]) =>
    phrase(`while voting, you ${words}`, [rule({ rule: 'extraVotes', who: { who: 'you' }, n: 1, ...how })]),
  ),
  phrase('{p:possessive} devotion to each color and each combination of colors is increased by {n:number}', [
    rule({ rule: 'devotionMore', who: '$p', n: '$n' }),
  ]),
  phrase('{p:possessive} maximum hand size is {n:number}', [rule({ rule: 'maxHandSize', who: '$p', n: '$n' })]),
  ...(
    [
      ['increased', 1],
      ['reduced', -1],
    ] as const
  ).map(([change, sign]) =>
    phrase.with({ n: signed(sign) })(`{p:possessive} maximum hand size is ${change} by {n}`, [
      rule({ rule: 'maxHandSize', who: '$p', delta: '$n' }),
    ]),
  ),
  protectedPlayers,
  phrase('{p!:player} have~ shroud', [rule({ rule: 'playerCantBeTargeted', who: '$p' })]),
  hexproofPlayers,
  phrase('the monarch controls {o:definite}', [
    {
      part: 'change',
      affects: '$o',
      mods: [{ mod: 'control', player: { who: 'designated', as: 'monarch' } }],
    },
  ]),
  phrase('you control {o:definite}', [
    { part: 'change', affects: '$o', mods: [{ mod: 'control', player: { who: 'you' } }] },
  ]),
  phrase("the “legend rule” doesn't apply", [rule({ rule: 'legendRuleOff', what: { is: 'any' } })]),
  phrase("the “legend rule” doesn't apply to {f:pluralFilter}", [rule({ rule: 'legendRuleOff', what: '$f' })]),
]) as Rule<readonly ContinuousPart[]>;
