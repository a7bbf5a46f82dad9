/**
 * Keyword actions that stand for other instructions, as definitions over the vocabulary.
 * 2006, 2009, 2011: none · 2026: 701.35–37, 701.39, 701.44, 701.46–47, 702.100b, 702.134c, 702.149c
 *
 * "You" is who performs the action; `n` its number, `it` the permanent it is done to or by, `word` a subtype, and `done` what later text
 * means by "the creature you bolstered", "the amassed Army". They are abilities of a definition of the rules, so that effects can refer to them.
 */
import { causedBy } from '../events/cause.ts';
import { actionEvent } from '../events/kinds/action.ts';
import { ruleDefinition } from '../vocabulary/rule-definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { apnap } from '../state/objects.ts';
import type { Binding } from '../state/state.ts';
import { controllerOf } from '../continuous/derive.ts';
import { askObjects } from '../decisions/ask.ts';
import { happen } from '../events/happen.ts';
import { bind, type Context } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { amountOf } from '../meaning/quantity.ts';
import { carryOut } from './carry-out.ts';
import { actorsOf } from '../meaning/actors.ts';
import { act } from './outcome.ts';

const you: PlayerSet = { who: 'you' };
const it: ObjectSet = { set: 'ref', name: 'it' };
const done: ObjectSet = { set: 'ref', name: 'done' };
const n: Quantity = { q: 'ref', name: 'n' };
const one = { min: 1, max: 1 } as const;
const yours = (...of: Filter[]): ObjectSet => ({
  set: 'all',
  where: { is: 'and', of: [{ is: 'type', type: 'creature' }, { is: 'controlledBy', player: you }, ...of] },
});
const chooseOne = (from: ObjectSet, out: string): Instruction => ({
  do: 'choose',
  who: you,
  what: { choose: 'objects', from, count: one },
  out,
});
const grow = (on: ObjectSet, count: Quantity): Instruction => ({ do: 'putCounters', counter: '+1/+1', count, on });
const MONSTROUS = 'monstrous';
const army: Filter = { is: 'subtype', subtype: 'Army' };
const named: Filter = { is: 'subtype', subtype: { ref: 'word' } };
const revealed: ObjectSet = { set: 'ref', name: 'revealed' };

const DEFINITIONS = {
  bolster: [
    chooseOne(
      yours({ is: 'stat', stat: 'toughness', op: '=', than: { q: 'least', stat: 'toughness', of: yours() } }),
      'done',
    ),
    grow(done, n),
  ],
  populate: [
    chooseOne(yours({ is: 'token' }), 'of'),
    { do: 'copyToken', who: you, count: 1, of: { set: 'ref', name: 'of' }, out: 'done' },
  ],
  amass: [
    {
      do: 'if',
      condition: { if: 'exists', what: yours(army) },
      then: [],
      else: [
        {
          do: 'createTokens',
          who: you,
          count: 1,
          token: { colors: ['B'], types: ['creature'], subtypes: [{ ref: 'word' }, 'Army'], power: 0, toughness: 0 },
        },
      ],
    },
    chooseOne(yours(army), 'done'),
    grow(done, n),
    {
      do: 'if',
      condition: { if: 'matches', what: done, filter: { is: 'not', of: named } },
      then: [
        {
          do: 'effect',
          parts: [{ part: 'change', affects: done, mods: [{ mod: 'types', op: 'add', subtypes: [{ ref: 'word' }] }] }],
          duration: { until: 'forever' },
        },
      ],
    },
  ],
  monstrosity: [
    {
      do: 'if',
      condition: { if: 'matches', what: it, filter: { is: 'not', of: { is: 'designated', as: MONSTROUS } } },
      then: [grow(it, n), { do: 'designate', what: it, as: MONSTROUS, out: 'done' }],
    },
  ],
  adapt: [
    {
      do: 'if',
      condition: { if: 'matches', what: it, filter: { is: 'not', of: { is: 'hasCounter', counter: '+1/+1' } } },
      then: [{ ...grow(it, n), out: 'done' }],
    },
  ],
  detain: [
    {
      do: 'effect',
      parts: [
        { part: 'rule', rule: { rule: 'cantAttack', what: it } },
        { part: 'rule', rule: { rule: 'cantBlock', what: it } },
        { part: 'rule', rule: { rule: 'cantActivate', of: it } },
      ],
      duration: { until: 'nextTurn', of: you },
    },
  ],
  explore: [
    { do: 'reveal', what: { set: 'top', of: you, zone: 'library', count: 1 }, out: 'revealed' },
    {
      do: 'if',
      condition: { if: 'matches', what: revealed, filter: { is: 'type', type: 'land' } },
      then: [{ do: 'move', what: revealed, to: { zone: 'hand' } }],
      else: [grow(it, 1), { do: 'may', who: you, effect: [{ do: 'move', what: revealed, to: { zone: 'graveyard' } }] }],
    },
  ],
} as const satisfies Record<string, readonly Instruction[]>;

type Defined = keyof typeof DEFINITIONS;
type Action = Extract<Instruction, { do: Defined }>;

/** These are triggered on only where they did something: "becomes monstrous", "adapts". */
const ONLY_IF_DONE: ReadonlySet<Defined> = new Set(['monstrosity', 'adapt']);

export function keywordAction(game: Game, ctx: Context, i: Action): void {
  const results: Binding[] = [];
  const perform = (player: PlayerId, object: ObjectId): void => {
    results.push(performOne(game, ctx, i, player, object));
  };
  if ('what' in i) for (const [player, object] of performers(game, ctx, i)) perform(player, object);
  else for (const player of actorsOf(game, ctx, i.who)) perform(player, 0);
  if (i.out !== undefined)
    bind(ctx, i.out, {
      objects: results.flatMap((result) => [...(result.objects ?? [])]),
      did: results.some((result) => result.did === true),
    });
}

/**
 * Whose action it is and which permanent it is about, one after another: what several do each (explore) in turn order, those of one player
 * in an order of that player's (2026: 701.44d). One that has left is the last it was (701.44c).
 */
function* performers(
  game: Game,
  ctx: Context,
  i: Extract<Action, { what: ObjectSet }>,
): Generator<readonly [PlayerId, ObjectId]> {
  const objects = [...objectsOf(game, ctx, i.what)];
  if (i.do !== 'explore') {
    for (const object of objects) yield [ctx.controller, object];
    return;
  }
  for (const player of apnap(game)) {
    const own = objects.filter((id) => controllerOf(game, id) === player);
    while (own.length > 0) {
      const [next = 0] = askObjects(game, {
        player,
        source: ctx.source,
        purpose: 'explores next',
        ids: own,
        min: 1,
        max: 1,
      });
      own.splice(own.indexOf(next), 1);
      yield [player, next];
    }
  }
}

function performOne(game: Game, ctx: Context, i: Action, player: PlayerId, object: ObjectId): Binding {
  const amount = 'count' in i ? amountOf(game, ctx, i.count) : 0;
  const own: Context = {
    ...ctx,
    controller: player,
    ref: { def: KEYWORD_ACTIONS.key, path: `faces/0/abilities/${NAMES.indexOf(i.do)}` },
    env: {
      n: { amount },
      ...(object === 0 ? {} : { it: { objects: [object] } }),
      ...('subtype' in i ? { word: { word: i.subtype } } : {}),
    },
  };
  carryOut(game, own, DEFINITIONS[i.do], null);
  const result = own.env['done'] ?? {};
  if (result.did === true || !ONLY_IF_DONE.has(i.do))
    happen(game, [actionEvent(i.do, player, causedBy(ctx), { object, amount })]);
  return result;
}

/** An ability has done what its keyword is named for (2026: 702.100b, 702.134c, 702.149c). */
export function performed(game: Game, ctx: Context, i: Extract<Instruction, { do: 'performed' }>): void {
  const [other = 0] = i.to === undefined ? [] : objectsOf(game, ctx, i.to);
  const events = objectsOf(game, ctx, i.what).map((object) =>
    actionEvent(i.action, ctx.controller, causedBy(ctx), { object, other }),
  );
  act(game, ctx, i.out, events);
}

const NAMES = Object.keys(DEFINITIONS) as readonly Defined[];
export const KEYWORD_ACTIONS = ruleDefinition(
  'rule:keyword-actions',
  '',
  NAMES.map((name) => ({ ability: 'spell', body: { effect: DEFINITIONS[name] } })),
);
