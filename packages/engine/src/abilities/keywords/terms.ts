/** Phrases that keyword definitions share: "this creature", "enters with", "discard this card". 2006: 502 · 2009, 2011, 2026: 702 */
import type { Ability, ActivatedAbility, Body, StaticAbility, TriggeredAbility } from '../../vocabulary/abilities.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Cost, CostAction } from '../../vocabulary/costs.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { KeywordAbility, KeywordName } from '../../vocabulary/keywords.ts';
import type { Count, Filter, ObjectSet, PlayerSet } from '../../vocabulary/nouns.ts';
import type { EventPattern } from '../../vocabulary/patterns.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import type { ContinuousPart, Duration, Instead, Replacement, Rule } from '../../vocabulary/rules-effects.ts';
import type { CardType, CounterKind, KeywordAction, Stat, Step } from '../../vocabulary/words.ts';
import type { KeywordRules } from './definition.ts';

export const you: PlayerSet = { who: 'you' };
export const opponents: PlayerSet = { who: 'opponents' };
export const self: ObjectSet = { set: 'self' };
export const isSelf: Filter = { is: 'self' };
export const anything: Filter = { is: 'any' };

export const ref = (name: string): ObjectSet => ({ set: 'ref', name });
export const all = (...where: Filter[]): ObjectSet => ({ set: 'all', where: and(...where) });
export const and = (...of: Filter[]): Filter => (of.length === 1 ? (of[0] as Filter) : { is: 'and', of });
export const or = (...of: Filter[]): Filter => ({ is: 'or', of });
export const not = (of: Filter): Filter => ({ is: 'not', of });
export const ofType = (type: CardType): Filter => ({ is: 'type', type });
export const controlledBy = (player: PlayerSet): Filter => ({ is: 'controlledBy', player });
export const withKeyword = (keyword: KeywordName): Filter => ({ is: 'hasKeyword', keyword });
export const creature = ofType('creature');
/** "Untapped … you control": what may be tapped for a cost without a tap symbol. */
export const untappedOfYours = (...where: Filter[]): ObjectSet => all(...where, { is: 'untapped' }, controlledBy(you));
/** The cost of tapping other untapped creatures you control: so many, or with that total of power; `out` names them. */
export const tapOthers = (
  out: string,
  count: Count,
  total?: { stat: Stat; atLeast: Quantity },
  ...where: Filter[]
): Cost => ({
  actions: [
    {
      do: 'tap',
      what: {
        set: 'choice',
        by: you,
        from: untappedOfYours(creature, { is: 'other' }, ...where),
        count,
        ...(total === undefined ? {} : { total }),
      },
      out,
    },
  ],
});
/** The cost of returning one such creature you control to its owner's hand; `link` remembers it. */
export const returning = (where: Filter, link?: string): CostAction => ({
  do: 'move',
  what: { set: 'choice', by: you, from: all(creature, where, controlledBy(you)), count: exactly(1) },
  to: { zone: 'hand', ...(link === undefined ? {} : { link }) },
});
/** For as long as what was exiled remains exiled. */
export const whileExiled = (what: ObjectSet): Duration => ({
  until: 'asLongAs',
  condition: { if: 'matches', what, filter: { is: 'zone', zone: 'exile' } },
});
/** It has those abilities while that is so. */
export const gainsWhile = (
  keyword: KeywordName,
  abilities: readonly Ability[],
  condition: Condition,
): StaticAbility => ({
  ...parts(keyword, { part: 'change', affects: self, mods: [{ mod: 'gain', abilities }] }),
  condition,
});
/** It is no creature while that is so. */
export const noCreatureWhile = (keyword: KeywordName, condition: Condition): StaticAbility => ({
  ...parts(keyword, {
    part: 'change',
    affects: self,
    mods: [{ mod: 'types', op: 'remove', types: ['creature'] }],
  }),
  condition,
});
export const exactly = (n: Quantity): { min: Quantity; max: Quantity } => ({ min: n, max: n });
export const anyNumber = { min: 0, max: null } as const;

/** The rule's numbers in 2006, 2009, 2011 and 2026; null where that edition does not define it so. */
export function numbers(
  y2006: string | null,
  y2009: string | null,
  y2011: string | null,
  y2026: string | null,
): KeywordRules {
  return {
    ...(y2006 === null ? {} : { '2006-10': y2006 }),
    ...(y2009 === null ? {} : { '2009-10': y2009 }),
    ...(y2011 === null ? {} : { '2011-09': y2011 }),
    ...(y2026 === null ? {} : { '2026-02': y2026 }),
  };
}

/** The number of a keyword that takes one (its definition says that it is needed). */
export const numberOf = (ability: KeywordAbility): Quantity => ability.n as Quantity;
export const costOf = (ability: KeywordAbility): Cost => ability.cost as Cost;
/** The quality of a keyword, anything where none is stated. */
export const qualityOf = (ability: KeywordAbility): Filter => ability.quality ?? anything;

/** A static ability: these rules apply. */
export const rules = (keyword: KeywordName, ...list: Rule[]): StaticAbility =>
  parts(keyword, ...list.map((rule): ContinuousPart => ({ part: 'rule', rule })));

export const parts = (keyword: KeywordName, ...list: ContinuousPart[]): StaticAbility => ({
  ability: 'static',
  parts: list,
  keyword,
});

export const replacing = (keyword: KeywordName, replacement: Replacement): StaticAbility =>
  parts(keyword, { part: 'replacement', replacement });

/** "This permanent enters …". */
export const enters = (
  keyword: KeywordName,
  how: Omit<Extract<Instead, { instead: 'enters' }>, 'instead'>,
  condition?: Condition,
): StaticAbility =>
  replacing(keyword, {
    event: { on: 'move', what: isSelf, to: 'battlefield' },
    ...(condition === undefined ? {} : { condition }),
    instead: { instead: 'enters', ...how },
  });

export const entersWith = (keyword: KeywordName, counter: CounterKind, count: Quantity): StaticAbility =>
  enters(keyword, { counters: [{ counter, count }] });

export const whenever = (
  keyword: KeywordName,
  event: EventPattern,
  body: Body | readonly Instruction[],
  more: Partial<TriggeredAbility> = {},
): TriggeredAbility => ({
  ability: 'triggered',
  event,
  body: 'effect' in body ? body : { effect: body },
  keyword,
  ...more,
});

/** "At the beginning of your upkeep". */
export const yourUpkeep: EventPattern = atYour('upkeep');
export function atYour(step: Step): EventPattern {
  return { on: 'step', step, whose: you };
}
/** "When this permanent enters". */
export const thisEnters: EventPattern = { on: 'move', what: isSelf, to: 'battlefield' };
/** "When this permanent is put into a graveyard from the battlefield". `event.other` is the card there. */
export const thisDies: EventPattern = { on: 'move', what: isSelf, from: 'battlefield', to: 'graveyard' };
/** "When you cast this spell". */
export const castThis: EventPattern = { on: 'cast', what: isSelf };

export const activated = (
  printed: KeywordAbility,
  cost: Cost,
  body: Body | readonly Instruction[],
  more: Partial<ActivatedAbility> = {},
): ActivatedAbility => ({
  ability: 'activated',
  cost,
  body: 'effect' in body ? body : { effect: body },
  keyword: printed.keyword,
  ...(printed.text === undefined ? {} : { text: printed.text }),
  ...(printed.perTurn === undefined ? {} : { perTurn: printed.perTurn }),
  ...more,
});

/** A cost with further actions to it. */
export const plus = (cost: Cost, ...actions: CostAction[]): Cost => ({
  ...cost,
  actions: [...(cost.actions ?? []), ...actions],
});
export const discardThis: CostAction = { do: 'discard', who: you, what: self };
export const sacrificeThis: CostAction = { do: 'sacrifice', who: you, what: self };
/** "Sacrifice a …." */
export const sacrificeOne = (...where: Filter[]): CostAction => ({
  do: 'sacrifice',
  who: you,
  what: { set: 'choice', by: you, from: all(...where, controlledBy(you)), count: exactly(1) },
});
/** "Discard a … card." */
export const discardOne = (where: Filter): CostAction => ({
  do: 'discard',
  who: you,
  what: { set: 'choice', by: you, from: { set: 'all', where, zone: 'hand', of: you }, count: exactly(1) },
});

export const pump = (what: ObjectSet, power: Quantity, toughness: Quantity): Instruction =>
  lasting({ until: 'endOfTurn' }, { part: 'change', affects: what, mods: [{ mod: 'modifyPT', power, toughness }] });
export const lasting = (duration: Duration, ...list: ContinuousPart[]): Instruction => ({
  do: 'effect',
  parts: list,
  duration,
});

/** A +1/+1 counter on this creature; if it gets one, it has done what the ability is named for. */
export const growsBy = (action: KeywordAction): readonly Instruction[] => [
  { do: 'putCounters', counter: '+1/+1', count: 1, on: self, out: 'grown' },
  { do: 'if', condition: { if: 'did', name: 'grown' }, then: [{ do: 'performed', action, what: self }] },
];

export const countersOn = (counter: CounterKind, on: ObjectSet = self): Quantity => ({ q: 'counters', counter, on });
export const times = (of: Quantity, by: Quantity): Quantity => (of === 1 ? by : { q: 'times', of, by });
export const countOf = (of: ObjectSet): Quantity => ({ q: 'count', of });
export const atLeast = (left: Quantity, right: Quantity): Condition => ({ if: 'compare', left, op: '≥', right });

/** That optional or alternative cost was paid. */
export const paid = (cost: string): Condition => ({ if: 'paid', cost });

/** "Search your library for such a card, … then shuffle." */
export const searchLibrary = (where: Filter, to: 'hand' | 'battlefield'): readonly Instruction[] => [
  {
    do: 'search',
    who: you,
    of: you,
    zones: ['library'],
    where,
    count: { min: 0, max: 1 },
    ...(to === 'hand' ? { reveal: true as const } : {}),
    out: 'found',
  },
  { do: 'move', what: ref('found'), to: { zone: to } },
  { do: 'shuffle', who: you },
];

/** A +1/+1 counter on this creature. */
export const PLUS = '+1/+1';
export const grow = (count: Quantity) => ({ do: 'putCounters', counter: PLUS, count, on: self }) as const;

/** "Whenever this creature attacks". */
export const thisAttacks = { on: 'attacks', what: isSelf } as const;
export const defending: PlayerSet = { who: 'defending', of: self };
export const attacking: Filter = { is: 'attacking' };
/** "Whenever this creature deals combat damage to a player". */
export const damagesPlayer = { on: 'damage', source: isSelf, toPlayer: { who: 'all' }, combat: true } as const;

/** "Can't be blocked except by". */
export const blockedOnlyBy = (may: Filter, when?: Condition): Rule => ({
  rule: 'cantBlock',
  what: all(creature, not(may)),
  whom: self,
  ...(when && { when }),
});
export const evasion = (keyword: KeywordName, may: Filter) => () => [rules(keyword, blockedOnlyBy(may))];

export const onStack = (ability: StaticAbility): StaticAbility => ({ ...ability, zones: ['stack'] });
/** Of several instances each is paid for by itself, and asks about its own payments. */
export const ownPaid = (cost: string): Condition => ({ if: 'paid', cost, own: true });
export const optionalCost = (cost: Cost, tag: string): Extract<ContinuousPart, { part: 'additionalCost' }> => ({
  part: 'additionalCost',
  cost,
  tag,
  optional: true,
});
export const copyThis = (
  count: Extract<Instruction, { do: 'copySpell' }>['count'],
): Extract<Instruction, { do: 'copySpell' }> => ({
  do: 'copySpell',
  what: self,
  who: you,
  count,
  newTargets: true,
});
/** A spell for which the keyword's cost was paid goes to that zone. */
export const insteadOfGoing = (
  keyword: KeywordName,
  event: Replacement['event'],
  zone: 'hand' | 'exile',
): StaticAbility =>
  onStack(replacing(keyword, { event, condition: paid(keyword), instead: { instead: 'zone', zone } }));

/** What the keyword is named for has been done, by or to that object. */
export const performed = (action: KeywordAction, what: ObjectSet, to?: ObjectSet): Performed => ({
  do: 'performed',
  action,
  what,
  ...(to === undefined ? {} : { to }),
});
type Performed = Extract<Instruction, { do: 'performed' }>;
