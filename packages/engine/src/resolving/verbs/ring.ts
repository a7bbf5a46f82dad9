/** The Ring tempts a player: an emblem, and a Ring-bearer. 2006, 2009, 2011: none · 2026: 701.54 */
import { causedBy } from '../../events/cause.ts';
import { ringTemptsEvent } from '../../events/kinds/designation.ts';
import { getEmblemEvent } from '../../events/kinds/dungeon.ts';
import type { Game } from '../../running/game.ts';
import { objectOf } from '../../state/objects.ts';
import { discardOne } from '../../abilities/keywords/terms.ts';
import type { Ability, TriggeredAbility } from '../../vocabulary/abilities.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import { ruleDefinition } from '../../vocabulary/rule-definition.ts';
import type { Doing, Instruction } from '../../vocabulary/instructions.ts';
import type { Filter, ObjectSet } from '../../vocabulary/nouns.ts';
import type { EventPattern } from '../../vocabulary/patterns.ts';
import { characteristics, controllerOf } from '../../continuous/derive.ts';
import { askObjects } from '../../decisions/ask.ts';
import { happen } from '../../events/happen.ts';
import type { Context } from '../../meaning/context.ts';
import { isType } from '../../meaning/filter.ts';
import { actorsOf } from '../../meaning/actors.ts';
import { lesser } from '../../state/numbers.ts';
import { always, type Verbs } from './verb.ts';

const you = { who: 'you' } as const;
const bearer: Filter = { is: 'ringBearer', of: you };
const theBearer: ObjectSet = { set: 'all', where: bearer };
const tempted = (times: number): Condition => ({
  if: 'compare',
  left: { q: 'tempted', of: you },
  op: '≥',
  right: times,
});
const power = (name: string) => ({ q: 'stat', stat: 'power', of: { set: 'ref', name } }) as const;

/** From that temptation on. */
const since = (times: number, text: string, event: EventPattern, ...effect: Instruction[]): TriggeredAbility => ({
  ability: 'triggered',
  text,
  event,
  condition: tempted(times),
  body: { effect },
  zones: ['command'],
});

const blocker: ObjectSet = { set: 'ref', name: 'event.other' };
/** What the emblem has (701.54c). */
const ABILITIES: readonly Ability[] = [
  {
    ability: 'static',
    text: 'Your Ring-bearer: legendary, not blocked by greater power.',
    zones: ['command'],
    parts: [
      { part: 'change', affects: theBearer, mods: [{ mod: 'types', op: 'add', supertypes: ['legendary'] }] },
      {
        part: 'rule',
        rule: {
          rule: 'cantBlock',
          what: { set: 'all', where: { is: 'any' } },
          whom: theBearer,
          when: { if: 'compare', left: power('event.object'), op: '>', right: power('event.other') },
        },
      },
    ],
  },
  since(
    2,
    'Tempted twice: it attacks – draw, then discard a card.',
    { on: 'attacks', what: bearer },
    { do: 'draw', who: you, count: 1 },
    discardOne({ is: 'any' }),
  ),
  since(
    3,
    'Tempted three times: it is blocked – that creature is sacrificed at end of combat.',
    { on: 'becomesBlocked', what: bearer, by: { is: 'type', type: 'creature' } },
    {
      do: 'delayed',
      pattern: { on: 'endOfCombat' },
      body: { effect: [{ do: 'sacrifice', who: { who: 'controllers', of: blocker }, what: blocker }] },
    },
  ),
  since(
    4,
    'Tempted four times: it deals combat damage to a player – each opponent loses 3 life.',
    { on: 'damage', combat: true, source: bearer, toPlayer: { who: 'all' } },
    { do: 'loseLife', who: { who: 'opponents' }, amount: 3 },
  ),
];

const NAME = 'The Ring';
const KEY = 'rule:the-ring';
export const RING_DEFINITION = ruleDefinition(KEY, NAME, ABILITIES);

/** The emblem first, then the creature; the Ring has tempted the player even if there is none (701.54a, c–d). */
function ringTempts(game: Game, ctx: Context, i: Doing<'ringTempts'>): void {
  for (const player of actorsOf(game, ctx, i.who)) {
    const { command, battlefield } = game.state;
    const has = command.some((id) => {
      const object = objectOf(game, id);
      return object?.def === KEY && object.owner === player;
    });
    if (!has) happen(game, [getEmblemEvent(player, KEY, causedBy(ctx))]);
    const creatures = battlefield.filter(
      (id) =>
        controllerOf(game, id) === player &&
        objectOf(game, id)?.phasedOut === false &&
        isType(characteristics(game, id), 'creature'),
    );
    const least = lesser(1, creatures.length);
    const [object = 0] = askObjects(game, {
      player,
      source: ctx.source,
      purpose: 'choose a Ring-bearer',
      ids: creatures,
      min: least,
      max: least,
    });
    happen(game, [ringTemptsEvent(player, object, causedBy(ctx))]);
  }
}

/** The Ring. */
export const RING = {
  ringTempts: { possible: always, carryOut: ringTempts },
} satisfies Partial<Verbs>;
