import { type CardDefinition, type CardType, createGame, type View, view, type ViewMark } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { boardLines, closeLook, objectLine, playerLine, tally, turnLine } from './describe-view.ts';

const mark = (label: string, rule: string | null = null): ViewMark => ({
  mark: 'monarch',
  label,
  rule,
  player: -1,
  object: 0,
  count: null,
});

/** A game of two with a battle and an enchantment. */
function seen(): View {
  const definition = (name: string, type: CardType, ...subtypes: string[]): CardDefinition => ({
    key: name,
    name,
    layout: 'normal',
    faces: [{ name, manaCost: null, supertypes: [], types: [type], subtypes, abilities: [] }],
  });
  const made = createGame({
    seed: 1,
    players: [
      { name: 'Ann', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    definitions: [definition('Siege', 'battle', 'Siege'), definition('Curse', 'enchantment')],
    position: {
      objects: [
        { name: 'Siege', def: 'Siege', player: 0, zone: 'battlefield', counters: { defense: 4 }, protector: 1 },
        { name: 'Curse', def: 'Curse', player: 0, zone: 'battlefield' },
      ],
      monarch: 1,
    },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return view(made.game, 0);
}

describe('what a seat sees, in words', () => {
  it('says what players, permanents and the game are marked with', () => {
    const table = seen();
    const [siege, curse] = table.battlefield;
    const [, ben] = table.players;
    if (!siege || !curse || !ben) throw new Error('the position is incomplete');
    expect(objectLine(siege, table)).toBe('Siege [4] (4 defense, protected by Ben)');
    expect(objectLine({ ...curse, attachedPlayer: 1 }, table)).toBe('Curse (on Ben)');
    expect(playerLine(ben, table)).toContain('· the monarch');
    expect(turnLine({ ...table, marks: [mark('night')] })).toMatch(/first main phase · night$/);
    const turns = [
      { player: 0, step: 'main1' as const, stack: [] },
      { player: 1, step: 'upkeep' as const, stack: [] },
    ];
    expect(turnLine({ ...table, turns })).toMatch(/first main phase · Ben: upkeep$/);
    expect(playerLine({ ...ben, left: true }, table)).toMatch(/· left$/);
    expect(closeLook(siege)).toEqual(
      expect.arrayContaining(['Siege  Battle — Siege  defense 4', 'protected by Ben [310.8]']),
    );
    expect(tally(0, table)).toBe('2 others');
    expect(boardLines({ ...table, command: [curse] })).toContain('  command zone: Curse');
    expect(boardLines({ ...table, ante: [curse] })).toContain('  ante: Curse');
  });
});
