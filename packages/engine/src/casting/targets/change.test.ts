/** Changing targets, and targets as a spell resolves. 2006: 413.2a, 415.7 · 2009: 113.6, 608.2b · 2011: 114.6, 608.2b · 2026: 115.7, 608.2b */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../state/names.ts';
import type { Ability, TargetSpec } from '../../vocabulary/abilities.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import {
  AUTO,
  card,
  creature,
  instant,
  mana,
  one,
  table,
  type Table,
  tapSelf,
  target,
  you,
} from '../table-in-tests.ts';
import { chooseNewTargets } from './change.ts';

const bear = card('Bear', '1 G', ['creature']);
const ogre = card('Ogre', '2 R', ['creature']);
const terror = instant('Terror', 'B', {
  targets: [{ name: 't', count: one, objects: { where: creature } }],
  effect: [{ do: 'destroy', what: target('t') }],
});
const deflect = (optional: boolean): ReturnType<typeof card> =>
  instant('Deflect', 'U', {
    targets: [
      {
        name: 's',
        count: one,
        objects: { where: { is: 'and', of: [{ is: 'spell' }, { is: 'targets', single: true }] }, zone: 'stack' },
      },
    ],
    effect: [{ do: 'changeTargets', of: target('s'), by: you, ...(optional ? { which: 'any' as const } : {}) }],
  });
const fork = instant('Fork', 'R', {
  targets: [{ name: 's', count: one, objects: { where: { is: 'spell' }, zone: 'stack' } }],
  effect: [{ do: 'copySpell', what: target('s'), who: you, count: 1, newTargets: true }],
});

describe.each(EDITIONS)('under %s', (edition) => {
  test('the target changes to another legal one, and stays where there is none (415.7a · 115.7a)', () => {
    const t = table(
      edition,
      [bear, ogre, terror, deflect(false)],
      { hand: ['Terror', 'Deflect'], battlefield: ['Swamp', 'Island'] },
      { battlefield: ['Bear', 'Ogre'] },
    );
    t.act('cast Terror');
    t.choose('Bear');
    t.choose(AUTO);
    t.act('cast Deflect');
    t.choose(AUTO);
    t.resolve();
    expect(t.the('Terror').stack?.targets[0]?.objects).toEqual([t.the('Ogre').id]);
    t.resolve();
    expect(t.the('Ogre').zone).toBe('graveyard');
    const alone = table(
      edition,
      [bear, terror, deflect(false)],
      { hand: ['Terror', 'Deflect'], battlefield: ['Swamp', 'Island'] },
      { battlefield: ['Bear'] },
    );
    alone.act('cast Terror');
    alone.choose(AUTO);
    alone.act('cast Deflect');
    alone.choose(AUTO);
    alone.resolve();
    expect(alone.the('Terror').stack?.targets[0]?.objects).toEqual([alone.the('Bear').id]);
  });

  test('new targets for a copy may be chosen, or stay as they are', () => {
    const t = table(
      edition,
      [bear, ogre, terror, fork],
      { hand: ['Terror', 'Fork'], battlefield: ['Swamp', 'Mountain'] },
      { battlefield: ['Bear', 'Ogre'] },
    );
    t.act('cast Terror');
    t.choose('Bear');
    t.choose(AUTO);
    t.act('cast Fork');
    t.choose(AUTO);
    t.resolve();
    expect(t.decision()).toMatchObject({
      kind: 'target',
      min: 1,
      max: 1,
      options: [{ object: t.the('Bear').id }, { object: t.the('Ogre').id }],
    });
    t.choose('Ogre');
    expect(t.game.state.stack).toHaveLength(2);
    t.resolve();
    expect(t.the('Ogre').zone).toBe('graveyard');
    expect(t.the('Bear').zone).toBe('battlefield');
    t.resolve();
    expect(t.the('Bear').zone).toBe('graveyard');
  });

  test('a target that left is illegal: a card that came back is another object', () => {
    const blink = instant('Blink', 'W', {
      targets: [{ name: 't', count: one, objects: { where: creature } }],
      effect: [
        { do: 'move', what: target('t'), to: { zone: 'exile' }, out: 'gone' },
        { do: 'move', what: { set: 'ref', name: 'gone' }, to: { zone: 'battlefield' } },
      ],
    });
    const t = table(
      edition,
      [bear, terror, blink],
      { hand: ['Terror', 'Blink'], battlefield: ['Swamp', 'Plains'] },
      { battlefield: ['Bear'] },
    );
    t.act('cast Terror');
    t.choose(AUTO);
    t.act('cast Blink');
    t.choose(AUTO);
    t.resolve();
    t.resolve();
    expect(t.the('Bear').zone).toBe('battlefield');
    expect(t.the('Terror').zone).toBe('graveyard');
  });

  test('becoming a target is seen', () => {
    const seer = card(
      'Seer',
      '',
      ['creature'],
      [
        {
          ability: 'triggered',
          event: { on: 'becomesTarget', what: { is: 'self' } },
          body: { effect: [{ do: 'gainLife', who: you, amount: 2 }] },
        },
      ],
    );
    const t = table(edition, [seer, terror], { hand: ['Terror'], battlefield: ['Swamp', 'Seer'] });
    t.act('cast Terror');
    t.choose(AUTO);
    expect(t.game.state.stack).toHaveLength(2);
    t.resolve();
    expect(t.game.state.players[0]?.life).toBe(22);
  });

  test('a triggered mana ability adds to what the land makes', () => {
    const flare = card(
      'Flare',
      '',
      ['enchantment'],
      [
        {
          ability: 'triggered',
          event: { on: 'tap', what: { is: 'type', type: 'land' }, forMana: true },
          body: {
            effect: [
              {
                do: 'addMana',
                who: { who: 'controllers', of: { set: 'ref', name: 'event.object' } },
                mana: { types: ['R'] },
              },
            ],
          },
        },
      ],
    );
    const t = table(edition, [flare, ogre], { hand: ['Ogre'], battlefield: ['Flare', 'Mountain', 'Mountain'] });
    expect(t.actions('certain')).toEqual(['cast Ogre']);
    t.act('mana Mountain');
    expect(t.game.state.players[0]?.mana).toHaveLength(2);
    expect(t.actions('certain')).toEqual(['cast Ogre']);
    expect(mana({ actions: [tapSelf] }).ability).toBe('activated');
  });
});

const between = (min: number, max: number) => ({ min, max });
const everybody = { who: 'all' } as const;
const graves = (name: string, more: Partial<TargetSpec> = {}): TargetSpec => ({
  name,
  count: one,
  objects: { where: { is: 'any' }, zone: 'graveyard' },
  ...more,
});
const creatures = (name: string, more: Partial<TargetSpec> = {}): TargetSpec => ({
  name,
  count: one,
  objects: { where: creature },
  ...more,
});
const those: TargetSpec = {
  name: 's',
  count: one,
  objects: { where: { is: 'named', name: 'Aim' }, zone: 'stack' },
};
const watch: Ability = {
  ability: 'triggered',
  event: { on: 'becomesTarget', what: { is: 'self' } },
  body: { effect: [{ do: 'gainLife', who: you, amount: 1 }] },
};

/**
 * A player has aimed at those targets, with a Bear, a Wolf and two cards in the graveyard, the other has a Giant that sees how it becomes
 * a target, and two cards; then what changes that resolves.
 */
function changing(targets: readonly TargetSpec[], aims: readonly number[][], change: Instruction): Table {
  const t = table(
    '2026-02',
    [
      instant('Aim', '0', { targets, effect: [] }),
      instant('Change', '0', { targets: [those], effect: [change] }),
      ...['Bear', 'Wolf'].map((name) => card(name, '1 G', ['creature'])),
      card('Giant', '3 R', ['creature'], [watch]),
      ...['Old', 'Older', 'Rune', 'Relic'].map((name) => card(name, '9', ['artifact'])),
    ],
    { hand: ['Aim', 'Change'], graveyard: ['Old', 'Older'], battlefield: ['Bear', 'Wolf'] },
    { graveyard: ['Rune', 'Relic'], battlefield: ['Giant'] },
  );
  t.act('cast Aim');
  for (const aim of aims) t.say([...aim]);
  while (t.game.state.stack.length > 1) t.resolve();
  t.act('cast Change');
  t.resolve();
  return t;
}
/** What is offered: names, and players by number. */
function offered(t: Table): (string | number)[] {
  const decision = t.decision();
  if (decision.form !== 'choose') throw new Error(decision.form);
  return decision.options.map((o) => ('object' in o ? nameOf(t, o.object) : 'player' in o ? o.player : -1));
}
const nameOf = (t: Table, id: number): string => {
  const object = t.game.state.objects.find((each) => each?.id === id);
  return t.game.definitions.get(object?.def ?? '')?.name ?? '';
};
const aimedAt = (t: Table): (string | number)[] =>
  (t.the('Aim').stack?.targets ?? []).flatMap(({ objects, players }) => [
    ...objects.map((id) => nameOf(t, id)),
    ...players,
  ]);
const anew = (which?: 'one' | 'any'): Instruction => ({
  do: 'changeTargets',
  of: target('s'),
  by: you,
  ...(which === undefined ? {} : { which }),
});

test.each<
  [string, readonly TargetSpec[], number[][], Instruction, (string | number)[][], number[], (string | number)[]]
>([
  ['any legal target, or the same', [creatures('a')], [[0]], anew('any'), [['Bear', 'Wolf', 'Giant']], [2], ['Giant']],
  ['another', [creatures('a')], [[0]], anew(), [['Wolf', 'Giant']], [0], ['Wolf']],
  ['a player too', [creatures('a', { players: everybody })], [[0]], anew(), [['Wolf', 'Giant', 0, 1]], [3], [1]],
  [
    'no object twice for one word “target”',
    [creatures('a', { count: between(2, 2) })],
    [[0, 1]],
    anew('any'),
    [
      ['Bear', 'Wolf', 'Giant'],
      ['Wolf', 'Giant'],
    ],
    [0, 1],
    ['Bear', 'Giant'],
  ],
  [
    'one of two: which, and to what',
    [creatures('a', { count: between(2, 2) })],
    [[0, 1]],
    anew('one'),
    [['Bear', 'Wolf']],
    [1],
    ['Bear', 'Giant'],
  ],
  [
    'of the player for whom it was chosen',
    [creatures('a', { forEach: everybody })],
    [[0]],
    anew('any'),
    [['Bear', 'Wolf']],
    [1],
    ['Wolf', 'Giant'],
  ],
  [
    'all in one graveyard, be it another',
    [graves('a', { count: between(2, 2), singleOwner: true })],
    [[0], [0, 1]],
    anew('any'),
    // then there is one left, and no choice
    [['Old', 'Older', 'Rune', 'Relic']],
    [2],
    ['Rune', 'Relic'],
  ],
])('a target becomes %s', (_, targets, aims, change, asked, answers, expected) => {
  const t = changing(targets, aims, change);
  const seen: (string | number)[][] = [];
  for (const answer of answers) {
    if (t.decision().kind !== 'target') break;
    seen.push(offered(t));
    t.say([answer]);
  }
  expect([seen, aimedAt(t)]).toEqual([asked, expected]);
});

test.each<[string, Instruction, number]>([
  ['what has become a target', anew(), 1],
  [
    'what has become a target of a copy, once',
    { do: 'copySpell', what: target('s'), who: you, count: 1, newTargets: true },
    1,
  ],
])('seen is %s', (_, change, expected) => {
  const t = changing([creatures('a')], [[0]], change);
  t.choose('Giant');
  const triggered = t.game.state.stack.filter((id) => {
    const object = t.game.state.objects.find((each) => each?.id === id);
    return object?.kind === 'ability';
  });
  expect(triggered).toHaveLength(expected);
});

test('what is no spell or ability, or is gone, gets no new targets', () => {
  const t = changing([creatures('a')], [[0]], { do: 'gainLife', who: you, amount: 1 });
  const how = { which: 'any', to: null } as const;
  for (const id of [t.the('Bear').id, 99]) expect(chooseNewTargets(t.game, 0, id, how)).toBe(false);
});
