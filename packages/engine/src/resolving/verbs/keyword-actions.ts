/**
 * Keyword actions that stand for other instructions, as definitions over the vocabulary.
 * 2006, 2009, 2011: none · 2026: 701.35–37, 701.39, 701.43–44, 701.46–48, 701.50, 701.56–57, 701.60–63, 701.65–66, 701.68, 702.100b, 702.134c, 702.149c
 *
 * "You" is who performs the action; `n` its number, `it` the permanent it is done to or by, `word` a subtype, and `done` what later text
 * means by "the creature you bolstered", "the amassed Army". They are abilities of a definition of the rules, so that effects can refer to them.
 */
import { causedBy } from '../../events/cause.ts';
import { actionEvent } from '../../events/kinds/action.ts';
import { ruleDefinition } from '../../vocabulary/rule-definition.ts';
import type { Doing, Instruction, TokenSpec } from '../../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../../vocabulary/nouns.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { apnap, objectOf } from '../../state/objects.ts';
import type { Binding } from '../../state/state.ts';
import { controllerOf } from '../../continuous/derive.ts';
import { askObjects } from '../../decisions/ask.ts';
import { happen } from '../../events/happen.ts';
import { bind, type Context } from '../../meaning/context.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { carryOut } from '../carry-out.ts';
import { actedBy, actorsOf } from '../../meaning/actors.ts';
import { isForetold } from '../../abilities/keywords/foretell.ts';
import { becomesPlotted } from '../../abilities/keywords/plot.ts';
import { canForage, EXILED, FOODS, GRAVEYARD } from '../../casting/costs/forage.ts';
import { act } from '../outcome.ts';
import { canBlight } from '../../casting/costs/blight.ts';
import { playersOf } from '../../meaning/players.ts';
import { always, thereIs, type Verbs } from './verb.ts';

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
const picked = (from: ObjectSet, many: Quantity): ObjectSet => ({
  set: 'choice',
  by: you,
  from,
  count: { min: many, max: many },
});
const HAND: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'hand', of: you };
const timed: ObjectSet = {
  set: 'all',
  where: {
    is: 'and',
    of: [
      { is: 'controlledBy', player: you },
      { is: 'hasCounter', counter: 'time' },
    ],
  },
};
const suspendedCards: ObjectSet = { set: 'all', where: { is: 'suspended' }, zone: 'exile', of: you };
const grow = (on: ObjectSet, count: Quantity): Doing<'putCounters'> => ({
  do: 'putCounters',
  counter: '+1/+1',
  count,
  on,
});
const MONSTROUS = 'monstrous';
const army: Filter = { is: 'subtype', subtype: 'Army' };
const named: Filter = { is: 'subtype', subtype: { ref: 'word' } };
const revealed: ObjectSet = { set: 'ref', name: 'revealed' };

const inPlay: Filter = { is: 'zone', zone: 'battlefield' };
const nonland: Filter = { is: 'not', of: { is: 'type', type: 'land' } };
const SUSPECTED = 'suspected';
const suspected: Filter = { is: 'designated', as: SUSPECTED };
const spirit: Instruction = {
  do: 'createTokens',
  who: you,
  count: 1,
  token: { colors: ['W'], types: ['creature'], subtypes: ['Spirit'], power: n, toughness: n },
};
const soldier: TokenSpec = {
  colors: ['W'],
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 1,
  toughness: 1,
};
const cheapEnough: Filter = { is: 'stat', stat: 'manaValue', op: '≤', than: n };
const discoverable: Filter = { is: 'and', of: [nonland, cheapEnough] };
const exiled: ObjectSet = { set: 'ref', name: 'exiled' };
const seen: ObjectSet = { set: 'ref', name: 'seen' };

type Defined =
  | 'bolster'
  | 'populate'
  | 'amass'
  | 'monstrosity'
  | 'adapt'
  | 'detain'
  | 'explore'
  | 'exert'
  | 'connive'
  | 'endure'
  | 'suspect'
  | 'earthbend'
  | 'discover'
  | 'manifestDread'
  | 'blight'
  | 'learn'
  | 'recruit'
  | 'timeTravel'
  | 'airbend'
  | 'becomePlotted'
  | 'becomeForetold'
  | 'forage';

const DEFINITIONS: Readonly<Record<Defined, readonly Instruction[]>> = {
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
  exert: [
    {
      do: 'effect',
      parts: [{ part: 'rule', rule: { rule: 'doesntUntap', what: it, of: you } }],
      duration: { until: 'nextUntapStep', of: you, through: true },
    },
  ],
  connive: [
    { do: 'draw', who: you, count: n },
    { do: 'discard', who: you, what: picked(HAND, n), out: 'discarded' },
    grow(it, { q: 'count', of: { set: 'where', of: { set: 'ref', name: 'discarded' }, filter: nonland } }),
  ],
  endure: [
    {
      do: 'if',
      condition: { if: 'compare', left: n, op: '≥', right: 1 },
      then: [
        {
          do: 'if',
          condition: { if: 'matches', what: it, filter: inPlay },
          then: [
            {
              do: 'oneOf',
              who: you,
              options: [
                { label: '+1/+1 counters', effect: [grow(it, n)] },
                { label: 'a Spirit', effect: [spirit] },
              ],
            },
          ],
          else: [spirit],
        },
      ],
    },
  ],
  suspect: [
    {
      do: 'if',
      condition: { if: 'matches', what: it, filter: { is: 'and', of: [inPlay, { is: 'not', of: suspected }] } },
      then: [
        { do: 'designate', what: it, as: SUSPECTED, out: 'done' },
        {
          do: 'effect',
          parts: [
            {
              part: 'change',
              affects: it,
              mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'menace' }] }],
            },
            { part: 'rule', rule: { rule: 'cantBlock', what: it } },
          ],
          duration: { until: 'asLongAs', condition: { if: 'matches', what: it, filter: suspected } },
        },
      ],
    },
  ],
  earthbend: [
    {
      do: 'effect',
      parts: [
        {
          part: 'change',
          affects: it,
          mods: [
            { mod: 'types', op: 'add', types: ['creature'] },
            { mod: 'setPT', power: 0, toughness: 0 },
            { mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] },
          ],
        },
      ],
      duration: { until: 'forever' },
    },
    grow(it, n),
    {
      do: 'delayed',
      pattern: { on: 'move', what: { is: 'in', set: it }, from: 'battlefield', to: ['graveyard', 'exile'] },
      body: {
        effect: [
          {
            do: 'move',
            what: { set: 'ref', name: 'event.other' },
            to: { zone: 'battlefield', tapped: true, under: you },
          },
        ],
      },
    },
  ],
  discover: [
    {
      do: 'move',
      what: { set: 'topUntil', of: you, where: discoverable, count: 1 },
      to: { zone: 'exile' },
      out: 'exiled',
    },
    {
      do: 'cast',
      who: you,
      what: { set: 'where', of: exiled, filter: discoverable },
      free: true,
      optional: true,
      as: cheapEnough,
    },
    {
      do: 'move',
      what: { set: 'where', of: exiled, filter: { is: 'and', of: [discoverable, { is: 'zone', zone: 'exile' }] } },
      to: { zone: 'hand' },
    },
    {
      do: 'move',
      what: { set: 'where', of: exiled, filter: { is: 'zone', zone: 'exile' } },
      to: { zone: 'library', position: 'bottom', order: 'random' },
    },
    { do: 'bind', name: 'done', value: { objects: { set: 'where', of: exiled, filter: discoverable } } },
  ],
  manifestDread: [
    { do: 'lookAt', who: you, what: { set: 'top', of: you, zone: 'library', count: 2 }, out: 'seen' },
    { do: 'choose', who: you, what: { choose: 'objects', from: seen, count: one, hidden: true }, out: 'chosen' },
    { do: 'manifest', who: you, what: { set: 'ref', name: 'chosen' }, out: 'done' },
    {
      do: 'move',
      what: { set: 'where', of: seen, filter: { is: 'zone', zone: 'library' } },
      to: { zone: 'graveyard' },
    },
  ],
  blight: [chooseOne(yours(), 'done'), { do: 'putCounters', counter: '-1/-1', count: n, on: done }],
  learn: [
    {
      do: 'may',
      who: you,
      effect: [{ do: 'discard', who: you, what: picked(HAND, 1), out: 'discarded' }],
    },
    {
      do: 'if',
      condition: { if: 'did', name: 'discarded' },
      then: [{ do: 'draw', who: you, count: 1 }],
      else: [
        {
          do: 'may',
          who: you,
          effect: [
            chooseOne({ set: 'all', where: { is: 'subtype', subtype: 'Lesson' }, zone: 'outside', of: you }, 'lesson'),
            { do: 'reveal', what: { set: 'ref', name: 'lesson' } },
            { do: 'move', what: { set: 'ref', name: 'lesson' }, to: { zone: 'hand' } },
          ],
        },
      ],
    },
  ],
  recruit: [
    { do: 'draw', who: you, count: 1 },
    { do: 'discard', who: you, what: picked(HAND, 1), out: 'discarded' },
    {
      do: 'if',
      condition: { if: 'matches', what: { set: 'ref', name: 'discarded' }, filter: nonland },
      then: [{ do: 'createTokens', who: you, count: 1, token: soldier }],
    },
  ],
  timeTravel: [
    {
      do: 'choose',
      who: you,
      what: { choose: 'objects', from: { set: 'union', of: [timed, suspendedCards] }, count: { min: 0, max: null } },
      out: 'done',
    },
    {
      do: 'forEach',
      over: done,
      effect: [
        {
          do: 'oneOf',
          who: you,
          options: [
            {
              label: 'put a time counter on it',
              effect: [{ do: 'putCounters', counter: 'time', count: 1, on: { set: 'ref', name: 'each.object' } }],
            },
            {
              label: 'remove a time counter from it',
              effect: [{ do: 'removeCounters', counter: 'time', count: 1, from: { set: 'ref', name: 'each.object' } }],
            },
          ],
        },
      ],
    },
  ],
  airbend: [
    { do: 'move', what: it, to: { zone: 'exile' }, out: 'done' },
    {
      do: 'forEach',
      over: done,
      effect: [
        {
          do: 'effect',
          parts: [
            {
              part: 'rule',
              rule: {
                rule: 'mayPlay',
                who: { who: 'owners', of: { set: 'ref', name: 'each.object' } },
                what: { set: 'ref', name: 'each.object' },
                types: 'spells',
                cost: { mana: ['2'] },
              },
            },
          ],
          duration: { until: 'leaves', what: { set: 'ref', name: 'each.object' } },
        },
      ],
    },
  ],
  forage: [
    {
      do: 'oneOf',
      who: you,
      options: [
        {
          label: 'exile three cards from your graveyard',
          effect: [{ do: 'move', what: picked(GRAVEYARD, EXILED), to: { zone: 'exile' }, out: 'done' }],
        },
        { label: 'sacrifice a Food', effect: [{ do: 'sacrifice', who: you, what: picked(FOODS, 1), out: 'done' }] },
      ],
    },
  ],
  becomePlotted: becomesPlotted(it),
  becomeForetold: [isForetold(it, { keywordCost: 'foretell' })],
};

type Action = Extract<Instruction, { do: Defined }>;

/**
 * These have been done only where something was: "becomes monstrous", "adapts". All others have been done once the process is complete,
 * whatever of it was possible (2026: 701.44b, 701.47b, 701.50b, 701.57b, 701.62b, 701.68d).
 */
const ONLY_IF_DONE: ReadonlySet<Defined> = new Set(['monstrosity', 'adapt', 'suspect', 'airbend', 'forage']);
/**
 * Nothing is triggered on these themselves: "plot" is triggered on a card that becomes plotted, and no player foretells a card that becomes
 * foretold (2026: 702.143c).
 */
const isUnseen = (action: Defined): action is 'becomePlotted' | 'becomeForetold' =>
  action === 'becomePlotted' || action === 'becomeForetold';
/** These are done to nothing that is not on the battlefield (2026: 701.43c). */
const ONLY_IN_PLAY: ReadonlySet<Defined> = new Set(['exert']);
/** These are done by the controllers of the permanents (2026: 701.44, 701.50, 701.63). */
const BY_CONTROLLERS: ReadonlySet<Defined> = new Set(['explore', 'connive', 'endure']);

function keywordAction(game: Game, ctx: Context, i: Action): void {
  const results: Binding[] = [];
  const perform = (player: PlayerId, objects: readonly ObjectId[]): void => {
    results.push(performOne(game, ctx, i, player, objects));
  };
  // all that is airbent is at once (2026: 701.65b)
  if (i.do === 'airbend') perform(ctx.controller, objectsOf(game, ctx, i.what));
  else if ('what' in i) for (const [player, object] of performers(game, ctx, i)) perform(player, [object]);
  else for (const player of actorsOf(game, ctx, i.who)) perform(player, []);
  if (i.out !== undefined)
    bind(ctx, i.out, {
      objects: results.flatMap((result) => [...(result.objects ?? [])]),
      did: results.some((result) => result.did === true),
    });
}

/**
 * Whose action it is and which permanent it is about, one after another: what several do each (explore, connive) in turn order, those of one player
 * in an order of that player's (2026: 701.44d, 701.50d). One that has left is the last it was (2026: 701.44c, 701.50c).
 */
function* performers(
  game: Game,
  ctx: Context,
  i: Extract<Action, { what: ObjectSet }>,
): Generator<readonly [PlayerId, ObjectId]> {
  const objects = objectsOf(game, ctx, i.what).filter(
    (id) => !ONLY_IN_PLAY.has(i.do) || objectOf(game, id)?.zone === 'battlefield',
  );
  if (!BY_CONTROLLERS.has(i.do)) {
    for (const object of objects) yield [ctx.controller, object];
    return;
  }
  for (const player of apnap(game)) {
    const own = objects.filter((id) => controllerOf(game, id) === player);
    while (own.length > 0) {
      const [next = 0] = askObjects(game, {
        player,
        source: ctx.source,
        purpose: `${i.do}s next`,
        ids: own,
        min: 1,
        max: 1,
      });
      own.splice(own.indexOf(next), 1);
      yield [player, next];
    }
  }
}

function performOne(game: Game, ctx: Context, i: Action, player: PlayerId, objects: readonly ObjectId[]): Binding {
  const amount = 'count' in i ? amountOf(game, actedBy(ctx, player), i.count) : 0;
  const own: Context = {
    ...ctx,
    controller: player,
    ref: { def: KEYWORD_ACTIONS.key, path: `faces/0/abilities/${NAMES.indexOf(i.do)}` },
    env: {
      n: { amount },
      ...(objects.length === 0 ? {} : { it: { objects: [...objects] } }),
      ...('subtype' in i ? { word: { word: i.subtype } } : {}),
    },
  };
  carryOut(game, own, DEFINITIONS[i.do], null);
  const result = own.env['done'] ?? {};
  const did = result.did === true || !ONLY_IF_DONE.has(i.do);
  if (did && !isUnseen(i.do))
    happen(game, [actionEvent(i.do, player, causedBy(ctx), { object: objects[0] ?? 0, amount })]);
  return { ...result, did };
}

/** An ability has done what its keyword is named for (2026: 702.100b, 702.134c, 702.149c). */
function performed(game: Game, ctx: Context, i: Doing<'performed'>): void {
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

/** Keyword actions. */
export const ACTIONS = {
  bolster: { possible: always, carryOut: keywordAction },
  populate: { possible: always, carryOut: keywordAction },
  amass: { possible: always, carryOut: keywordAction },
  monstrosity: { possible: thereIs('what'), carryOut: keywordAction },
  adapt: { possible: thereIs('what'), carryOut: keywordAction },
  detain: { possible: thereIs('what'), carryOut: keywordAction },
  explore: { possible: always, carryOut: keywordAction },
  exert: { possible: thereIs('what'), carryOut: keywordAction },
  connive: { possible: always, carryOut: keywordAction },
  endure: { possible: always, carryOut: keywordAction },
  suspect: { possible: thereIs('what'), carryOut: keywordAction },
  earthbend: { possible: thereIs('what'), carryOut: keywordAction },
  discover: { possible: always, carryOut: keywordAction },
  manifestDread: { possible: always, carryOut: keywordAction },
  // nobody chooses to blight without a creature (2026: 701.68b)
  blight: {
    possible: (game, ctx, { who }) => playersOf(game, ctx, who).some((p) => canBlight(game, { ...ctx, controller: p })),
    carryOut: keywordAction,
  },
  learn: { possible: always, carryOut: keywordAction },
  recruit: { possible: always, carryOut: keywordAction },
  timeTravel: { possible: always, carryOut: keywordAction },
  airbend: { possible: thereIs('what'), carryOut: keywordAction },
  becomePlotted: { possible: thereIs('what'), carryOut: keywordAction },
  becomeForetold: { possible: thereIs('what'), carryOut: keywordAction },
  // nobody chooses to forage with neither (2026: 701.61a)
  forage: {
    possible: (game, ctx, { who }) => playersOf(game, ctx, who).some((p) => canForage(game, { ...ctx, controller: p })),
    carryOut: keywordAction,
  },
  performed: { possible: always, carryOut: performed },
} satisfies Partial<Verbs>;
