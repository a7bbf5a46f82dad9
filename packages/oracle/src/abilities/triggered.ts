/** Triggered abilities: when, whenever, at. 2006: 404, 410 · 2009, 2011, 2026: 603 */
import type { Ability, Body, EventPattern, TriggeredAbility, Zone } from '@rulewright/engine';
import { alt, equal, kept, map, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { asDeclared } from '../conditions/as-declared.ts';
import { happened, spellsCast } from '../nouns/turn-events.ts';
import { castDuring, event } from './events.ts';
import { timeEvent } from './time-events.ts';
import { markedFrom, zoneOf, zonesIn } from './zones.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ asDeclared, castDuring, event, oneAtATime, timeEvent }));

/**
 * Where an ability triggers, if not only on the battlefield: a condition on where the card is says so; a card cycled,
 * cast or discarded is elsewhere when it triggers.
 */
function zonesOf(value: TriggeredAbility): readonly Zone[] | undefined {
  const { condition, given } = value;
  const said = zonesIn(condition) ?? zonesIn(given);
  if (said !== undefined) return said;
  const pattern = value.event;
  if (pattern.on === 'either' && pattern.of.some(isAboutHaunted)) return ['battlefield', 'exile'];
  if (isAboutHaunted(pattern)) return ['exile'];
  if (pattern.on === 'counters' && (pattern as { $exiled?: true }).$exiled === true) return ['exile'];
  // the Aura is still on the battlefield as what it enchants leaves, and returns from where it goes then
  if (pattern.on === 'move' && pattern.what.is === 'in' && pattern.what.set.set === 'host') return undefined;
  const from = zoneOf(value.body);
  const self = 'what' in pattern && pattern.what !== undefined && pattern.what.is === 'self';
  // "Whenever …, return this card from your graveyard" triggers there
  if (!self) return from === undefined ? undefined : [from as Zone];
  if (pattern.on === 'cast') return ['stack'];
  if (pattern.on === 'cycle' || pattern.on === 'discard') return ['hand', 'graveyard', 'exile'];
  if (pattern.on === 'move' && pattern.to === 'graveyard' && (pattern.from === undefined || pattern.from === 'library'))
    return ['graveyard'];
  if (pattern.on === 'action' && pattern.action === 'plot') return ['exile'];
  return undefined;
}

/** The creature that a card haunts is known to the exiled card (2006: 502.51c · 2009: 702.52c · 2011: 702.53c · 2026: 702.55c). */
const isAboutHaunted = (pattern: EventPattern): boolean =>
  pattern.on === 'move' && pattern.what.is === 'in' && pattern.what.set.set === 'haunted';

/** An "if" right after the event is part of the trigger (2006: 404.3 · later: 603.4), unless "otherwise" follows. */
function startsWithIf(body: Body): boolean {
  const first = body.effect[0] as { do?: string; else?: unknown; $after?: unknown } | undefined;
  return first?.do === 'if' && first.else === undefined && first.$after === undefined;
}

/** "Whenever you discard one or more cards for the first time each turn": none were before those. */
const firstDiscards = (body: () => Rule<Body>): Rule<TriggeredAbility> =>
  phrase.with({ b: body })<TriggeredAbility>(
    'whenever you discard one or more cards for the first time each turn, {b}',
    {
      ability: 'triggered',
      event: { on: 'discard', who: { who: 'you' }, together: true },
      given: {
        if: 'compare',
        left: happened({ on: 'discard', who: { who: 'you' } }),
        op: '=',
        right: { q: 'that' },
      },
      body: '$b',
    },
  );

/** What happens once at a time: a keyword action, crewing. */
const oneAtATime: Rule<EventPattern> = kept<EventPattern>(event, (value) =>
  value.on === 'action' && value.what === undefined ? value : undefined,
);
/** "Whenever you surveil for the first time each turn". */
const firstTime = (body: () => Rule<Body>): Rule<TriggeredAbility> =>
  phrase.with({ b: body })<TriggeredAbility>(
    'whenever {e:oneAtATime} for the first time each turn, {b}',
    {
      ability: 'triggered',
      event: '$e',
      given: { if: 'compare', left: happened('$e' as never), op: '=', right: 1 },
      body: '$b',
    },
    { agree: 'none' },
  );

/** A second event with words of its own: a state is none. */
const apart = (second: Rule<EventPattern>): Rule<EventPattern> =>
  kept<EventPattern>(second, (value) => (value.on === 'state' || value.on === 'either' ? undefined : value));

/** What is cycled or dies is one event for the cards that say it of themselves. */
const notCycled = (ability: TriggeredAbility): TriggeredAbility | undefined => {
  const [first, second] = ability.event.on === 'either' ? ability.event.of : [];
  return first?.on === 'cycle' && second?.on === 'move' && second.what.is === 'in' ? undefined : ability;
};

/** A triggered ability with a given kind of body. */
export function triggered(body: Rule<Body>): Rule<Ability> {
  const withBody = phrase.with({ body });
  // "When …, if …," is a condition of the ability, not of its effect (603.4)
  const late = (value: Body): Body | undefined => {
    const first = (value as Body | undefined)?.effect?.[0] as
      | { do?: string; else?: unknown; $after?: unknown; condition?: { if?: string; of?: { if?: string } } }
      | undefined;
    const known = [first?.condition?.if, first?.condition?.of?.if].some(
      (kind) => kind === 'wonFlip' || kind === 'lostFlip' || kind === 'wonClash',
    );
    return first?.do === 'if' && first.else === undefined && first.$after === undefined && !known ? undefined : value;
  };
  const plainBody = kept<Body>(body, late);
  const withPlainBody = phrase.with({ plainBody });
  const plain: Rule<TriggeredAbility> = alt<TriggeredAbility>('a triggered ability', () => [
    withPlainBody<TriggeredAbility>(
      '($w:when|whenever) {e:event}, {b:plainBody}',
      { ability: 'triggered', event: '$e', body: '$b' },
      { agree: 'none' },
    ),
    withBody<TriggeredAbility>(
      '($w:when|whenever) {e:event}, if {c:condition}, {b:body}',
      { ability: 'triggered', event: '$e', condition: '$c', body: '$b' },
      { agree: 'none' },
    ),
    withPlainBody<TriggeredAbility>(
      '($w:when|whenever) {e:event}, if {c:asDeclared}, {b:plainBody}',
      { ability: 'triggered', event: '$e', given: '$c', body: '$b' },
      { agree: 'none' },
    ),
    withPlainBody<TriggeredAbility>(
      '($w:when|whenever) {e:event} during {p:possessive} turn, {b:plainBody}',
      { ability: 'triggered', event: '$e', condition: { if: 'turn', of: '$p', $during: true }, body: '$b' },
      { agree: 'none' },
    ),
    withPlainBody<TriggeredAbility>('whenever the {n:rank} {f:singularFilter} of a turn is cast, {b:plainBody}', {
      ability: 'triggered',
      event: { on: 'cast', what: '$f' },
      given: { if: 'compare', left: spellsCast('$f'), op: '=', right: '$n' },
      body: '$b',
    }),
    firstDiscards(() => plainBody),
    firstTime(() => plainBody),
    ...(
      [
        ["during each opponent's turn", { who: 'opponents' }],
        ['during each of your turns', { who: 'you' }],
      ] as const
    ).map(([when, of]) =>
      withPlainBody<TriggeredAbility>(`whenever you <cast> your first {f:singularFilter} ${when}, {b:plainBody}`, {
        ability: 'triggered',
        event: { on: 'cast', who: { who: 'you' }, what: '$f', nth: 1 },
        given: { if: 'turn', of, $during: 'first' },
        body: '$b',
      }),
    ),
    ...(
      [
        ['during combat', { if: 'phase', phase: ['combat'] }],
        ['during the declare attackers step', { if: 'step', step: ['declareAttackers'] }],
      ] as const
    ).map(([when, given]) =>
      withPlainBody<TriggeredAbility>(
        `($w:when|whenever) {e:event} ${when}, {b:plainBody}`,
        { ability: 'triggered', event: '$e', given: { ...given, $during: true }, body: '$b' },
        { agree: 'none' },
      ),
    ),
    withPlainBody<TriggeredAbility>(
      '($w:when|whenever) {e:event} while {c:condition}, {b:plainBody}',
      { ability: 'triggered', event: '$e', given: '$c', body: '$b' },
      { agree: 'none' },
    ),
    withPlainBody<TriggeredAbility>(
      '($w:when|whenever) {e:event} and ($v:when|whenever) {f:event}, {b:plainBody}',
      { ability: 'triggered', event: { on: 'either', of: ['$e', '$f'], $and: true }, body: '$b' },
      { agree: 'none' },
    ),
    withPlainBody<TriggeredAbility>(
      '($w:when|whenever) {e:event} and at {f:timeEvent}, {b:plainBody}',
      { ability: 'triggered', event: { on: 'either', of: ['$e', '$f'], $and: 'at' }, body: '$b' },
      { agree: 'none' },
    ),
    ...(
      [
        ['or', event, 'or'],
        ['or ($v:when|whenever)', event, 'or when'],
        ['or at', timeEvent, 'or at'],
      ] as const
    ).map(([joint, second, $and]) =>
      kept<TriggeredAbility>(
        phrase.with({ f: apart(second), b: plainBody })<TriggeredAbility>(
          `($w:when|whenever) {e:event} ${joint} {f}, {b}`,
          { ability: 'triggered', event: { on: 'either', of: ['$e', '$f'], $and }, body: '$b' },
          { agree: 'none' },
        ),
        notCycled,
      ),
    ),
    ...(
      [
        ['or', 'or when'],
        ['and', true],
      ] as const
    ).map(([joint, $and]) =>
      withPlainBody<TriggeredAbility>(
        `($w:when|whenever) {e:castDuring} ${joint} ($v:when|whenever) {f:event}, {b:plainBody}`,
        { ability: 'triggered', event: { on: 'either', of: ['$e', '$f'], $and }, body: '$b' },
        { agree: 'none' },
      ),
    ),
    withPlainBody<TriggeredAbility>(
      'at {e:timeEvent} and ($w:when|whenever) {f:event}, {b:plainBody}',
      { ability: 'triggered', event: { on: 'either', of: ['$e', '$f'], $and: 'at first' }, body: '$b' },
      { agree: 'none' },
    ),
    withPlainBody<TriggeredAbility>(
      'at {e:timeEvent}, {b:plainBody}',
      { ability: 'triggered', event: '$e', body: '$b' },
      { agree: 'none' },
    ),
    withBody<TriggeredAbility>(
      'at {e:timeEvent} or ($w:when|whenever) {f:event}, {b:body}',
      { ability: 'triggered', event: { on: 'either', of: ['$e', '$f'] }, body: '$b' },
      { agree: 'none' },
    ),
    withBody<TriggeredAbility>(
      'at {e:timeEvent}, if {c:condition}, {b:body}',
      { ability: 'triggered', event: '$e', condition: '$c', body: '$b' },
      { agree: 'none' },
    ),
  ]);
  const withPlain = phrase.with({ plain });
  // how often it triggers, or its effect is done, is said last, whatever stands before
  const limited: Rule<TriggeredAbility> = alt<TriggeredAbility>('a triggered ability', () => [
    plain,
    ...['once', 'twice'].map((times, i) =>
      withPlain<TriggeredAbility>(
        `{t:plain} this ability triggers only ${times} each turn.`,
        { '...': '$t', perTurn: i + 1 },
        { agree: 'none' },
      ),
    ),
    withPlain<TriggeredAbility>('{t:plain} do this only once each turn.', { '...': '$t', doOnce: true }),
  ]);
  return map<TriggeredAbility, Ability>(
    limited,
    (value) => {
      if (value.condition === undefined && startsWithIf(value.body)) return undefined;
      const zones = zonesOf(value);
      return zones === undefined ? value : { ...value, zones };
    },
    (value) => {
      if (value.ability !== 'triggered') return undefined;
      const { zones, ...rest } = value;
      if (equal(zones, zonesOf(rest))) return rest;
      const only = zones?.length === 1 ? zones[0] : undefined;
      const marked = only === undefined ? undefined : { ...rest, body: markedFrom(rest.body, only) as Body };
      return marked !== undefined && equal(zones, zonesOf(marked)) ? marked : undefined;
    },
  );
}
