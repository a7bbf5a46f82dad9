/** Changing targets, and targets as a spell resolves. 2006: 413.2a, 415.7 · 2009: 113.6, 608.2b · 2011: 114.6, 608.2b · 2026: 115.7, 608.2b */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../editions/names.ts';
import { AUTO, card, creature, instant, mana, one, table, tapSelf, target, you } from '../table-in-tests.ts';

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
