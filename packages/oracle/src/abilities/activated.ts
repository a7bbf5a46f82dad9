/**
 * Activated abilities: `cost: effect`, when they may be activated, loyalty abilities.
 * 2006: 403 · 2009, 2011, 2026: 602, 606
 */
import { someNode, type Ability, type ActivatedAbility, type Body, type Cost, type Quantity } from '@rulewright/engine';
import { alt, kept, map, phrasesOf, terminal } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { effects } from '../clauses/index.ts';
import { howMany, option } from './body.ts';
import { colorsOfMana, cost } from './costs.ts';
import { ridersOfModes } from './riders-of-modes.ts';
import { markedFrom, zoneOf, zonesIn } from './zones.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  bracketedLoyalty,
  colorsOfMana,
  conditional,
  cost,
  loyalty,
  onlyCondition,
  perTurn,
  restriction,
  restrictions,
  theirTurn,
  times,
}));

const yours = { if: 'turn', of: { who: 'you' } };
const and = (...of: object[]) => ({ if: 'and', of });

/** A power-up ability, as its reminder text says: it costs the mana cost of its object less if that entered this turn. */
const POWER_UP = {
  lessMana: { if: { if: 'matches', what: { set: 'self' }, filter: { is: 'history', event: { did: 'entered' } } } },
};

/** After "activate this ability only". */
const restriction: Rule = alt('when it may be activated', () => [
  phrase('once', { once: true }),
  phrase('once each turn', { perTurn: 1 }),
  phrase('twice each turn', { perTurn: 2 }),
  phrase('three times each turn', { perTurn: 3 }),
  phrase('<sorcery timing>', { timing: 'sorcery' }),
  phrase('<instant timing>', { timing: 'instant' }),
  phrase('during your upkeep', { condition: and(yours, { if: 'step', step: ['upkeep'] }) }),
  phrase('during your turn', { condition: yours }),
  phrase('during your turn, before attackers are declared', {
    condition: and(yours, { if: 'before', step: 'declareAttackers' }),
  }),
  phrase("during an opponent's turn, before attackers are declared", {
    condition: and({ if: 'turn', of: { who: 'opponents' } }, { if: 'before', step: 'declareAttackers' }),
  }),
  phrase('before combat', { condition: { if: 'before', step: 'beginCombat' } }),
  phrase('before attackers are declared', { condition: { if: 'before', step: 'declareAttackers' } }),
  phrase('before blockers are declared', { condition: { if: 'before', step: 'declareBlockers' } }),
  phrase('before the combat damage step', { condition: { if: 'before', step: 'combatDamage' } }),
  phrase('before the end of combat step', { condition: { if: 'before', step: 'endCombat' } }),
  phrase('during combat after blockers are declared', { condition: { if: 'blockersDeclared' } }),
  phrase('during combat', { condition: { if: 'phase', phase: ['combat'] } }),
  phrase('during any upkeep step', { condition: { if: 'step', step: ['upkeep'] } }),
  phrase('during the declare blockers step', { condition: { if: 'step', step: ['declareBlockers'] } }),
  phrase('during the end of combat step', { condition: { if: 'step', step: ['endCombat'] } }),
  phrase("during an opponent's upkeep", {
    condition: and({ if: 'turn', of: { who: 'opponents' } }, { if: 'step', step: ['upkeep'] }),
  }),
  phrase("during an opponent's turn", { condition: { if: 'turn', of: { who: 'opponents' } } }),
  phrase("during the declare attackers step and only if you've been attacked this step", {
    condition: and({ if: 'step', step: ['declareAttackers'] }, { if: 'attacked', who: { who: 'you' } }),
  }),
  phrase('if {c:condition}', { condition: '$c' }),
]);
/** The turn of whoever activates it. */
const theirTurn: Rule = alt('when it may be activated', () => [
  phrase('during <his or her> turn', yours),
  phrase('during <his or her> draw step', and(yours, { if: 'step', step: ['draw'] })),
  phrase(
    'during <his or her> turn before the end step',
    and(yours, { if: 'not', of: { if: 'step', step: ['end', 'cleanup'] } }),
  ),
]);
const onlyCondition: Rule = map<unknown, unknown>(
  restriction,
  (v) => (Object.keys(v as object).join() === 'condition' ? (v as { condition: unknown }).condition : undefined),
  (v) => (v === undefined ? undefined : { condition: v }),
);
const conditional: Rule = map<unknown, unknown>(
  onlyCondition,
  (condition) => ({ condition }),
  (v) => (Object.keys(v ?? {}).join() === 'condition' ? (v as { condition: unknown }).condition : undefined),
);
const perTurn: Rule = alt('how often', () => [phrase('once each turn', 1), phrase('twice each turn', 2)]);
const times: Rule = alt('how often', () => [phrase('twice', 2), phrase('three times', 3), phrase('four times', 4)]);
const restrictions: Rule = alt('when it may be activated', () => [
  restriction,
  phrase('{r:conditional} and only <sorcery timing>', { '...': '$r', timing: 'sorcery', $and: true }),
  phrase('<sorcery timing> and only {b:onlyCondition}', { timing: 'sorcery', condition: '$b', $comma: 'none' }),
  phrase('{r:restriction} and only once', { '...': '$r', once: true }),
  phrase('{r:restriction} and only {n:perTurn}', { '...': '$r', perTurn: '$n' }),
  phrase('once and only {c:onlyCondition}', { once: true, condition: '$c', $n: 'first' }),
  phrase('{n:perTurn} and only {c:onlyCondition}', { perTurn: '$n', condition: '$c', $n: 'first' }),
  phrase('{a:onlyCondition}, only {b:onlyCondition}, and only {n:perTurn}', {
    condition: { if: 'and', of: ['$a', '$b'] },
    perTurn: '$n',
    $commas: true,
  }),
  phrase('{r:restriction}, and only {b:onlyCondition}', { '...': '$r', condition: '$b', $comma: true }),
  phrase('{a:onlyCondition} and only {b:onlyCondition}', { condition: { if: 'and', of: ['$a', '$b'], $only: true } }),
]);

type Loyalty = number | 'x' | '-x';
const readLoyalty = (text: string): Loyalty | undefined => {
  const found = /^([+−])(\d+|X)$|^0$/.exec(text);
  if (found === null) return undefined;
  if (found[1] === undefined) return 0;
  if (found[2] === 'X') return found[1] === '+' ? 'x' : '-x';
  return found[1] === '+' ? Number(found[2]) : -Number(found[2]);
};
const sayLoyalty = (value: Loyalty): string => {
  if (value === 'x') return '+X';
  if (value === '-x') return '−X';
  return value === 0 ? '0' : value > 0 ? `+${value}` : `−${-value}`;
};
const loyalty: Rule<Loyalty> = terminal<Loyalty>('a loyalty cost', ({ text }) => readLoyalty(text), sayLoyalty);
/** As some files of cards write it: `[+1]`. */
const bracketedLoyalty: Rule<Loyalty> = terminal<Loyalty>(
  'a loyalty cost in brackets',
  ({ text }) => (text.startsWith('[') ? readLoyalty(text.slice(1, -1)) : undefined),
  (value) => `[${sayLoyalty(value)}]`,
);

/** "Activate this ability only if it's in your graveyard." */
function zoneOfCondition(value: ActivatedAbility): string | undefined {
  const zones = zonesIn(value.condition);
  return zones?.length === 1 ? zones[0] : undefined;
}

/** "{X}, {T}: … X is the mana value of the exiled card": nobody chooses that X (2006: 104.3 · 2009, 2011, 2026: 107.3c). */
const xDefined = (body: Rule<Body>): Rule<ActivatedAbility> =>
  map<{ c: Cost; b: Body; q: Quantity }, ActivatedAbility>(
    phrase.with({ b: body })('{c:cost}: {b} X is {q:quantity}.', { c: '$c', b: '$b', q: '$q' }),
    ({ c: { mana = [], ...rest }, b, q }) => {
      const [x, ...others] = mana;
      if (x !== 'X' || others.length > 0 || saysX(b) || isVague(q)) return undefined;
      const paid = { ...rest, generic: q };
      // what the effect speaks of is known before the cost that speaks of it
      const read = isSpokenOf(q) ? { body: b, cost: paid } : { cost: paid, body: b };
      return { ability: 'activated', ...read, $x: true } as unknown as ActivatedAbility;
    },
    (value) => {
      const { ability, cost: paid, body: b, $x, ...others } = value as ActivatedAbility & { $x?: true };
      if (ability !== 'activated' || $x !== true || Object.keys(others).length > 0) return undefined;
      const { generic, mana, ...rest } = paid;
      return generic === undefined || mana !== undefined ? undefined : { c: { mana: ['X'], ...rest }, b, q: generic };
    },
  );
/** "This ability costs {X} less to activate, where X is the greatest power among creatures you control": that X is of this sentence alone. */
const cheaperByX = (body: Rule<Body>): Rule<ActivatedAbility> =>
  kept<ActivatedAbility>(
    phrase.with({ b: body })<ActivatedAbility>(
      '{c:cost}: {b} this ability costs {X} less to <to activate>, where X is {q:quantity}.',
      { ability: 'activated', cost: { '...': '$c', less: '$q' }, body: '$b', $less: 'X' },
    ),
    (value) =>
      value?.body === undefined || saysX(value.body) || value.cost.mana?.includes('X') === true ? undefined : value,
  );
/** Several opponents have no one hand. */
const isVague = (q: Quantity): boolean => someNode(q, ({ who }) => who === 'opponents');
/** "That card": of which the effect speaks. */
const isSpokenOf = (q: Quantity): boolean => someNode(q, ({ set, how }) => set === 'that' && how === undefined);
const saysX = (body: Body): boolean => someNode(body, ({ q }) => q === 'x');

/** It has been activated less often this turn. */
const FEWER = { if: 'compare', left: { q: 'history', event: { of: 'activations' } }, op: '<' };

/** What its cost is besides what stands before the colon, said after its effect. */
const paidOtherwise = (body: Rule<Body>): readonly Rule<ActivatedAbility>[] => {
  const withBody = phrase.with({ body });
  return [
    withBody<ActivatedAbility>('{c:cost}: {b:body} spend only {m:colorsOfMana} mana on X.', {
      ability: 'activated',
      cost: { '...': '$c', onX: '$m' },
      body: '$b',
    }),
    withBody<ActivatedAbility>("{c:cost}: {b:body} X can't be 0.", {
      ability: 'activated',
      cost: { '...': '$c', leastX: 1 },
      body: '$b',
    }),
    withBody<ActivatedAbility>(
      '{c:cost}: {b:body} this ability costs {n:genericMana} less to <to activate> for each {e:each}.',
      { ability: 'activated', cost: { '...': '$c', less: { q: 'times', of: '$n', by: '$e' } }, body: '$b' },
    ),
    withBody<ActivatedAbility>(
      '{c:cost}: {b:body} this ability costs {n:genericMana} more to <to activate> for each {e:each}.',
      { ability: 'activated', cost: { '...': '$c', generic: { q: 'times', of: '$n', by: '$e' } }, body: '$b' },
    ),
    withBody<ActivatedAbility>(
      '{c:cost}: {b:body} this ability costs {n:genericMana} less to <to activate> if {i:condition}.',
      {
        ability: 'activated',
        cost: { '...': '$c', less: { q: 'if', condition: '$i', then: '$n', else: 0 } },
        body: '$b',
      },
    ),
    withBody<ActivatedAbility>(
      '{c:cost}: {b:body} this ability costs {n:genericMana} less to <to activate> during your turn.',
      {
        ability: 'activated',
        cost: { '...': '$c', less: { q: 'if', condition: yours, then: '$n', else: 0 } },
        body: '$b',
        $less: 'turn',
      },
    ),
    cheaperByX(body),
  ];
};

const LIMITS: ReadonlySet<string> = new Set([
  'timing',
  'condition',
  'perTurn',
  'once',
  '$and',
  '$comma',
  '$commas',
  '$n',
]);
/** "… This ability costs {1} less to activate for each card in your hand. Activate only as a sorcery." */
const alsoLimited = (rule: Rule<ActivatedAbility>): Rule<ActivatedAbility> =>
  map<{ a: object; r: object }, ActivatedAbility>(
    phrase.with({ a: rule })('{a} <activate only> {r:restrictions}.', { a: '$a', r: '$r' }),
    ({ a, r }) => ({ ...a, ...r, $limited: true }) as unknown as ActivatedAbility,
    (value) => {
      const { $limited, ...both } = (value ?? {}) as { $limited?: true };
      if ($limited !== true) return undefined;
      const parts: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
      for (const [key, each] of Object.entries(both)) parts[LIMITS.has(key) ? 1 : 0][key] = each;
      return { a: parts[0], r: parts[1] };
    },
  );

/** An activated ability with a given kind of body. */
export function activated(body: Rule<Body>, options: { open?: boolean } = {}): Rule<Ability> {
  const withBody = phrase.with({ body });
  const otherwise = alt<ActivatedAbility>('an activated ability', () => paidOtherwise(body));
  const plain: Rule<ActivatedAbility> = alt<ActivatedAbility>('an activated ability', () => [
    withBody<ActivatedAbility>('{c:cost}: {b:body}', { ability: 'activated', cost: '$c', body: '$b' }),
    ...(options.open === true
      ? []
      : [
          withBody<ActivatedAbility>('power-up — {c:cost}: {b:body}', {
            ability: 'activated',
            keyword: 'power-up',
            cost: { '...': '$c', ...POWER_UP },
            once: true,
            body: '$b',
          }),
          withBody<ActivatedAbility>('{c:cost}: {b:body} <activate only> {r:restrictions}.', {
            ability: 'activated',
            cost: '$c',
            body: '$b',
            '...': '$r',
          }),
          withBody<ActivatedAbility>('{c:cost}: {b:body} <activate no more> {n:times} each turn.', {
            ability: 'activated',
            cost: '$c',
            body: '$b',
            perTurn: '$n',
            $more: true,
          }),
          withBody<ActivatedAbility>('{c:cost}: {b:body} <activate no more times> each turn than {q:quantity}.', {
            ability: 'activated',
            cost: '$c',
            body: '$b',
            condition: { ...FEWER, right: '$q' },
            $more: 'times',
          }),
          withBody<ActivatedAbility>('{c:cost}: {b:body} any player may <to activate> this ability.', {
            ability: 'activated',
            cost: '$c',
            body: '$b',
            anyPlayer: true,
          }),
          withBody<ActivatedAbility>("{c:cost}: {b:body} only {s:self}'s owner may <to activate> this ability.", {
            ability: 'activated',
            cost: '$c',
            body: '$b',
            onlyOwner: true,
            $self: '$s',
          }),
          withBody<ActivatedAbility>('{c:cost}: {b:body} <only opponents> <to activate> this ability.', {
            ability: 'activated',
            cost: '$c',
            body: '$b',
            onlyOpponents: true,
          }),
          xDefined(body),
          withBody<ActivatedAbility>(
            '{c:cost}: {b:body} any player may <to activate> this ability but only <their sorcery timing>.',
            { ability: 'activated', cost: '$c', body: '$b', anyPlayer: true, timing: 'sorcery' },
          ),
          withBody<ActivatedAbility>(
            '{c:cost}: {b:body} any player may <to activate> this ability but only {r:restrictions}.',
            { ability: 'activated', cost: '$c', body: '$b', anyPlayer: true, '...': '$r' },
          ),
          withBody<ActivatedAbility>(
            '{c:cost}: {b:body} any player may <to activate> this ability but only {r:theirTurn}.',
            { ability: 'activated', cost: '$c', body: '$b', anyPlayer: true, condition: '$r', $theirs: true },
          ),
          withBody<ActivatedAbility>(
            '{c:cost}: {b:body} any player may <to activate> this ability, but only if <he or she controls> the {o:host}.',
            {
              ability: 'activated',
              cost: '$c',
              body: '$b',
              anyPlayer: true,
              condition: { if: 'matches', what: '$o', filter: { is: 'controlledBy', player: { who: 'you' } } },
              $theirs: true,
            },
          ),
          withBody<ActivatedAbility>(
            '{c:cost}: {b:body} only the controller of the {o:host} may <to activate> this ability.',
            {
              ability: 'activated',
              cost: '$c',
              body: '$b',
              anyPlayer: true,
              condition: { if: 'matches', what: '$o', filter: { is: 'controlledBy', player: { who: 'you' } } },
              $theirs: 'only',
            },
          ),
          otherwise,
          alsoLimited(otherwise),
          ...ridersOfModes({ cost, howMany, option, effects, restrictions, colorsOfMana }),
          withBody<ActivatedAbility>('{l:loyalty}: {b:body}', {
            ability: 'activated',
            cost: {},
            timing: 'sorcery',
            loyalty: '$l',
            body: '$b',
          }),
          withBody<ActivatedAbility>('{l:bracketedLoyalty}: {b:body}', {
            ability: 'activated',
            cost: {},
            timing: 'sorcery',
            loyalty: '$l',
            body: '$b',
            $brackets: true,
          }),
        ]),
  ]);
  return map<ActivatedAbility, Ability>(
    plain,
    (value) => {
      const zone = zoneOf(value) ?? zoneOfCondition(value);
      return zone === undefined ? value : ({ ...value, zone } as Ability);
    },
    (value) => {
      if (value.ability !== 'activated') return undefined;
      const { zone, ...rest } = value;
      if (zone === undefined) return value;
      const known = zoneOf(rest) ?? zoneOfCondition(rest);
      if (known === undefined) return markedFrom(rest, zone) as ActivatedAbility;
      return known === zone ? rest : undefined;
    },
  );
}
