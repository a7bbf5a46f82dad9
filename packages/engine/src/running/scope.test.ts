/** A tick that was cut short leaves nothing of its scope to what comes after it. 2006: 422 · 2009: 714 · 2011: 717 · 2026: 614.12, 732 */
import { expect, test } from 'vitest';
import {
  type CardDefinition,
  type Decision,
  type Game,
  type PositionObject,
  answer,
  concede,
  createGame,
  decision,
  fork,
  setAgent,
  undo,
} from '../index.ts';
import { OUTERMOST } from './scope.ts';

const hall: CardDefinition = {
  key: 'test:hall',
  name: 'Painted Hall',
  layout: 'normal',
  faces: [
    {
      name: 'Painted Hall',
      manaCost: null,
      supertypes: [],
      types: ['land'],
      subtypes: [],
      abilities: [
        {
          ability: 'static',
          parts: [
            {
              part: 'replacement',
              replacement: {
                event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
                instead: {
                  instead: 'enters',
                  choices: [{ do: 'choose', who: { who: 'you' }, what: { choose: 'color' }, link: 'color' }],
                },
              },
            },
          ],
        },
      ],
    },
  ],
};
const bear: CardDefinition = {
  key: 'test:bear',
  name: 'Bear',
  layout: 'normal',
  faces: [
    {
      name: 'Bear',
      manaCost: ['G'],
      supertypes: [],
      types: ['creature'],
      subtypes: ['Bear'],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};
const forest: CardDefinition = {
  key: 'test:forest',
  name: 'Forest',
  layout: 'normal',
  faces: [
    { name: 'Forest', manaCost: null, supertypes: ['basic'], types: ['land'], subtypes: ['Forest'], abilities: [] },
  ],
};
const inHand = ({ name, key }: CardDefinition): PositionObject => ({ name, def: key, player: 0, zone: 'hand' });

function atPriority(): Game {
  const made = createGame({
    seed: 1,
    players: [0, 1, 2].map((n) => ({ name: `P${n}`, deck: [] })),
    definitions: [hall, bear, forest],
    position: { objects: [inHand(hall), inHand(bear), { ...inHand(forest), zone: 'battlefield' }] },
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  return made.game;
}
/** Takes the first action of that kind, and gives the question that follows. */
function act(game: Game, wanted: string): Decision {
  const asked = decision(game);
  if (asked?.form !== 'choose') throw new Error('Nobody has priority');
  const at = asked.options.findIndex((option) => 'action' in option && option.action.act === wanted);
  expect(answer(game, [at])).toEqual({ ok: true });
  return decision(game) as Decision;
}
/** The parts of the scope that are open, without their values. */
const open = ({ scope }: Game): string[] =>
  (Object.keys(OUTERMOST) as (keyof typeof OUTERMOST)[]).filter((part) => scope[part] !== OUTERMOST[part]);

test('while a land that enters asks for a color, its scope is open, in a fork as well', () => {
  const game = atPriority();
  expect(open(game)).toEqual([]);
  expect(act(game, 'playLand').kind).toBe('color');
  expect(open(game)).toEqual(['choosing', 'entering']);
  expect(open(fork(game))).toEqual(['choosing', 'entering']);
});

test('nothing of it is left after the answer, after undo, and after a concession', () => {
  for (const end of [
    (game: Game) => void answer(game, [0]),
    (game: Game) => void undo(game),
    (game: Game) => concede(game, 0),
  ]) {
    const game = atPriority();
    act(game, 'playLand');
    end(game);
    expect(decision(game)?.kind).toBe('priority');
    expect(game.scope).toEqual(OUTERMOST);
  }
});

test('an agent that takes a seat over is asked in a scope opened anew, and nothing is left of it at its next question', () => {
  const game = atPriority();
  act(game, 'playLand');
  const seen: string[][] = [];
  setAgent(game, 0, (asked, running) => {
    seen.push(open(running));
    if (asked.kind === 'priority') running.agents[0] = null;
    return [0];
  });
  expect(seen.slice(0, 2)).toEqual([['choosing', 'entering'], []]);
});

test('nothing is left of a spell that is taken back while it is paid for', () => {
  const game = atPriority();
  const asked = act(game, 'cast');
  expect(asked.kind).toBe('payment');
  expect(open(game)).toEqual(['announcing']);
  const cancel = asked.form === 'choose' ? asked.options.findIndex((o) => 'pay' in o && o.pay === 'cancel') : -1;
  expect(answer(game, [cancel])).toEqual({ ok: true });
  expect(decision(game)?.kind).toBe('priority');
  expect(game.scope).toEqual(OUTERMOST);
});
