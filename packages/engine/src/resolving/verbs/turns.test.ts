/** Extra and skipped turns, phases and steps; ending the turn, the combat phase and the game. 2006: 300, 509 · 2009: 500, 711 · 2011: 500, 713 · 2026: 104, 500, 723 */
import { expect, test } from 'vitest';
import { card, creature, instant, table, type Table, you } from '../../casting/table-in-tests.ts';
import { EDITIONS } from '../../state/names.ts';
import { createGame } from '../../game.ts';
import { ruleContext } from '../../meaning/context.ts';
import type { Game } from '../../running/game.ts';
import { STEPS_OF } from '../../state/turn-structure.ts';
import type { TurnState } from '../../state/state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Doing, Instruction } from '../../vocabulary/instructions.ts';
import type { Step } from '../../vocabulary/words.ts';
import { endGame, extraPhase, extraStep, extraTurn } from './turns.ts';

const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;
const COMBAT = STEPS_OF.combat;
const ENDING = STEPS_OF.ending;

/** A game in the middle of player 0's turn, at that step, with so much of the turn to come. */
function during(
  step: Step,
  phase: TurnState['phase'],
  upcoming: readonly Step[],
  players = 2,
  range: number | null = null,
): Game {
  const made = createGame({
    seed: 1,
    players: Array.from({ length: players }, (_, n) => ({ name: `Player ${n}`, deck: [] })),
    definitions: [],
    variant: players === 2 ? 'none' : 'free-for-all',
    range,
    position: { active: 0, step: 'main1', objects: [] },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  Object.assign(made.game.state.turn, { step, phase, upcoming: [...upcoming] });
  return made.game;
}
const ctx = () => ruleContext(0, 0);

type ExtraPhase = Doing<'extraPhase'>;
const phase = (more: Partial<ExtraPhase> = {}): ExtraPhase => ({ do: 'extraPhase', phases: ['combat'], ...more });
test.each<[string, Step, TurnState['phase'], readonly Step[], ExtraPhase, readonly Step[]]>([
  ['at once', 'main1', 'precombatMain', [...COMBAT, 'main2'], phase(), [...COMBAT, ...COMBAT, 'main2']],
  [
    'after the rest of this phase',
    'combatDamage',
    'combat',
    ['endCombat', 'main2'],
    phase(),
    ['endCombat', ...COMBAT, 'main2'],
  ],
  [
    'after the rest of this phase, and before the next of its kind',
    'combatDamage',
    'combat',
    ['endCombat', ...COMBAT, 'main2'],
    phase({ phases: ['postcombatMain'] }),
    ['endCombat', 'main2', ...COMBAT, 'main2'],
  ],
  [
    'after the rest of this phase, which has just begun, and before the next of its kind',
    'beginCombat',
    'combat',
    [...COMBAT.slice(1), ...COMBAT, 'main2'],
    phase({ phases: ['postcombatMain'] }),
    [...COMBAT.slice(1), 'main2', ...COMBAT, 'main2'],
  ],
  [
    'after the rest of this phase, in which this step comes again',
    'combatDamage',
    'combat',
    ['combatDamage', 'endCombat', 'main2'],
    phase(),
    ['combatDamage', 'endCombat', ...COMBAT, 'main2'],
  ],
  [
    'several, in that order',
    'main2',
    'postcombatMain',
    ENDING,
    phase({ phases: ['combat', 'postcombatMain'] }),
    [...COMBAT, 'main2', ...ENDING],
  ],
  [
    'after a phase that is still to come',
    'main1',
    'precombatMain',
    [...COMBAT, 'main2', ...ENDING],
    phase({ after: 'postcombatMain' }),
    [...COMBAT, 'main2', ...COMBAT, ...ENDING],
  ],
  [
    'after a phase whose step is the next',
    'endCombat',
    'combat',
    ['main2', ...ENDING],
    phase({ after: 'postcombatMain' }),
    ['main2', ...COMBAT, ...ENDING],
  ],
  ['after this phase', 'main2', 'postcombatMain', ENDING, phase({ after: 'postcombatMain' }), [...COMBAT, ...ENDING]],
  ['not after one that is over', 'main2', 'postcombatMain', ENDING, phase({ after: 'combat' }), ENDING],
  ['of who takes the turn', 'main1', 'precombatMain', ENDING, phase({ who: you }), [...COMBAT, ...ENDING]],
  ['not of another', 'main1', 'precombatMain', ENDING, phase({ who: opponents }), ENDING],
  ['of anybody', 'main1', 'precombatMain', ENDING, phase({ who: everybody }), [...COMBAT, ...ENDING]],
])('an extra phase: %s', (_, step, now, upcoming, instruction, expected) => {
  const game = during(step, now, upcoming);
  extraPhase(game, ctx(), instruction);
  expect(game.state.turn.upcoming).toEqual(expected);
});

test.each<[string, Step, readonly Step[], readonly Step[]]>([
  ['after this one', 'upkeep', ['draw'], ['untap', 'draw']],
  ['after this one, though it comes again', 'upkeep', ['upkeep', 'draw'], ['untap', 'upkeep', 'draw']],
  ['after one that is still to come', 'untap', ['upkeep', 'draw'], ['upkeep', 'untap', 'draw']],
])('an extra step: %s', (_, step, upcoming, expected) => {
  const game = during(step, 'beginning', upcoming);
  extraStep(game, ctx(), { do: 'extraStep', step: 'untap', after: 'upkeep' });
  expect(game.state.turn.upcoming).toEqual(expected);
});

test.each([0, 1, 2])('%i extra turns, each another', (count) => {
  const game = during('main1', 'precombatMain', []);
  const own = ctx();
  extraTurn(game, own, { do: 'extraTurn', who: you, count, out: 'it' });
  const ids = game.state.turn.extraTurns.map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([count, count]);
  expect(own.env['it']).toEqual({ amount: ids.at(-1) ?? 0, did: count > 0 });
});

test('where a player’s range is limited the game is a draw for those within it', () => {
  const game = during('main1', 'precombatMain', [], 5, 1);
  endGame(game, ctx(), { do: 'drawGame' });
  expect([game.state.result, game.state.players.flatMap(({ id, left }) => (left ? [id] : []))]).toEqual([
    null,
    [0, 1, 4],
  ]);
});

type Ending = Parameters<typeof endGame>[2];
test.each<[string, number, Ending, object | null, number[]]>([
  ['a player loses', 2, { do: 'loseGame', who: you }, { result: 'won', winners: [1] }, [0]],
  ['a player wins', 2, { do: 'winGame', who: you }, { result: 'won', winners: [0] }, []],
  ['nobody wins', 2, { do: 'drawGame' }, { result: 'draw' }, []],
  ['one of three loses', 3, { do: 'loseGame', who: you }, null, [0]],
  ['one of three wins', 3, { do: 'winGame', who: you }, { result: 'won', winners: [0] }, []],
  ['nobody of three wins', 3, { do: 'drawGame' }, { result: 'draw' }, []],
])('the end of the game: %s', (_, players, instruction, result, lost) => {
  const game = during('main1', 'precombatMain', [], players);
  endGame(game, ctx(), instruction);
  if (result === null) expect(game.state.result).toBeNull();
  else expect(game.state.result).toMatchObject(result);
  expect(game.state.players.flatMap((player) => (player.lost ? [player.id] : []))).toEqual(lost);
});

const poor: Ability = {
  ability: 'triggered',
  event: { on: 'state', condition: { if: 'compare', left: { q: 'life', of: you }, op: '<', right: 20 } },
  body: { effect: [{ do: 'gainLife', who: you, amount: 1 }] },
};
/** The Deed resolves above a Note and, where life is less than 20, what has triggered on that. */
function ended(effect: readonly Instruction[], life = 20, step: 'main1' | 'combat' = 'main1'): Table {
  const t = table(
    '2026-02',
    [
      instant('Deed', '0', { effect }),
      instant('Note', '0', { effect: [] }),
      card('Poor', '1', ['enchantment'], [poor]),
      card('Bear', '1 G', ['creature'], [], { power: 2, toughness: 2 }),
    ],
    { hand: ['Deed', 'Note'], battlefield: ['Poor', 'Bear'] },
    {},
    { life: [life, 20] },
  );
  if (step === 'combat') {
    while (t.decision().kind !== 'attackers') t.say([0]);
    t.say([{ attacker: t.the('Bear').id, target: 0 }]);
  }
  t.act('cast Note');
  t.act('cast Deed');
  t.resolve();
  return t;
}

test('as the turn ends the stack is exiled with what is resolving, and what triggers on a state may do so again', () => {
  const t = ended([{ do: 'endTurn' }], 18);
  expect(['Deed', 'Note'].map((name) => t.the(name).zone)).toEqual(['exile', 'exile']);
  // the ability that was on the stack has gone; it triggers anew in the cleanup step
  expect([t.game.state.turn.step, t.game.state.stack.length]).toEqual(['cleanup', 1]);
  t.resolve();
  expect(t.game.state.players.map((player) => player.life)).toEqual([19, 20]);
});

test('as the combat phase ends nothing attacks any more, and what lasted until its end is over', () => {
  const until: Instruction = {
    do: 'effect',
    parts: [
      {
        part: 'change',
        affects: { set: 'all', where: creature },
        mods: [{ mod: 'modifyPT', power: 1, toughness: 1 }],
      },
    ],
    duration: { until: 'endOfCombat' },
  };
  const t = ended([until, { do: 'endCombatPhase' }], 20, 'combat');
  expect([t.game.state.turn.step, t.game.state.combat, t.game.state.effects.length]).toEqual(['main2', null, 0]);
  expect(t.game.state.players.map(({ life }) => life)).toEqual([20, 20]);
});

test('outside of combat no combat phase ends', () => {
  const t = ended([{ do: 'endCombatPhase' }]);
  expect([t.game.state.turn.step, t.the('Note').zone, t.game.state.stack.length]).toEqual(['main1', 'stack', 1]);
});

test.each(EDITIONS)('the turn that has ended is followed by the next (%s)', (edition) => {
  const t = table(edition, [instant('Deed', '0', { effect: [{ do: 'endTurn' }] })], { hand: ['Deed'] });
  t.act('cast Deed');
  t.resolve();
  expect([t.game.state.turn.active, t.game.state.turn.step]).toEqual([1, 'upkeep']);
});
