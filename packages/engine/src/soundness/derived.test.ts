/** A derived table that is kept says what a new one would. 2006: 418 · 2009, 2011, 2026: 613 */
import { describe, expect, test } from 'vitest';
import { add, AUTO, card, creature, mana, self, table, tapSelf, yours, you } from '../casting/table-in-tests.ts';
import { characteristics, derive, rulesOf } from '../continuous/derive.ts';
import { EDITIONS } from '../state/names.ts';
import { byPlayer } from '../events/cause.ts';
import { addEffect, endEffects } from '../events/effects.ts';
import { happen } from '../events/happen.ts';
import { loseLifeEvent } from '../events/kinds/life.ts';
import { slotOf } from '../state/ids.ts';
import type { NewEffect } from '../events/event.ts';
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';
import { staleness } from './derived.ts';

const anthem: ContinuousPart = {
  part: 'change',
  affects: { set: 'all', where: { is: 'and', of: [creature, yours] } },
  mods: [{ mod: 'modifyPT', power: 1, toughness: 1 }],
};
const emptying: ContinuousPart = {
  part: 'change',
  affects: { set: 'all', zone: 'stack', where: { is: 'and', of: [] } },
  mods: [{ mod: 'loseAll' }],
};
const hand: ContinuousPart = { part: 'rule', rule: { rule: 'maxHandSize', who: you, n: 'none' } };
const bear = card('Bear', '1 G', ['creature'], []);
const statics = (name: string, ...parts: ContinuousPart[]) =>
  card(name, '', ['enchantment'], [{ ability: 'static', parts }]);
/** Its second ability makes an effect of those parts, under `parts` of its only instruction. */
const sage = (part: ContinuousPart) =>
  card(
    'Sage',
    '',
    ['artifact'],
    [
      mana({ actions: [tapSelf] }, add('G')),
      {
        ability: 'activated',
        cost: {},
        body: { effect: [{ do: 'effect', parts: [part], duration: { until: 'endOfTurn' } }] },
      },
    ],
  );
const effectOf = (source: number): NewEffect => ({
  ref: { def: 't:Sage', path: 'faces/0/abilities/1/body/effect/0' },
  controller: 0,
  source,
  env: {},
  x: null,
  locked: [],
  fixed: null,
  snapshot: null,
  uses: null,
  shield: null,
  expires: { at: 'never' },
});

describe.each(EDITIONS)('the derived table under %s', (edition) => {
  test.each([
    ['nothing reaches the stack', [statics('Anthem', anthem)], true],
    ['an effect reaches the stack', [statics('Emptying', emptying)], false],
  ])('with an ability on the stack, where %s', (_, cards, kept) => {
    const t = table(edition, [bear, sage(hand), ...cards], {
      battlefield: ['Bear', 'Sage', ...cards.map(({ name }) => name)],
    });
    const before = derive(t.game);
    t.act('activate Sage 1');
    expect(t.game.state.stack).toHaveLength(1);
    expect(staleness(t.game)).toEqual([]);
    expect(derive(t.game).characteristics === before.characteristics).toBe(kept);
    t.resolve();
    expect(rulesOf(t.game, 'maxHandSize')).toHaveLength(1);
    expect(staleness(t.game)).toEqual([]);
  });

  test('with a spell on the stack of which something functions there, whose X is announced', () => {
    const again = card(
      'Again',
      'X',
      ['sorcery'],
      [
        { ability: 'spell', body: { effect: [{ do: 'gainLife', who: you, amount: { q: 'x' } }] } },
        { ability: 'keyword', keyword: 'buyback', cost: { mana: ['1'] } },
      ],
    );
    const t = table(edition, [again], { hand: ['Again'], battlefield: ['Forest', 'Forest'] });
    t.act('cast Again');
    for (let asked = t.decision(); asked.kind !== 'priority'; asked = t.decision()) {
      if (asked.form === 'number') t.say(1);
      else if (asked.kind === 'payment') t.choose(AUTO);
      else t.choose(0);
      expect(staleness(t.game)).toEqual([]);
    }
    expect(t.game.state.stack).toHaveLength(1);
    expect(t.the('Again').stack?.x).toBe(1);
  });

  test('a rule begins and ends without changing what objects are, or the table there was', () => {
    const t = table(edition, [bear, sage(hand)], { battlefield: ['Bear', 'Sage'] });
    const before = derive(t.game);
    const id = addEffect(t.game, effectOf(t.the('Sage').id));
    expect(derive(t.game).characteristics).toBe(before.characteristics);
    expect(rulesOf(t.game, 'maxHandSize')).toHaveLength(1);
    expect(before.rules.has('maxHandSize')).toBe(false);
    expect(staleness(t.game)).toEqual([]);
    endEffects(t.game, (effect) => effect.id === id);
    expect(rulesOf(t.game, 'maxHandSize')).toHaveLength(0);
    expect(staleness(t.game)).toEqual([]);
  });

  test('what a card in a library is said to be is worked out anew when what defines it changes', () => {
    const counting = card(
      'Counting',
      '2',
      ['creature'],
      [
        {
          ability: 'static',
          cda: true,
          parts: [
            { part: 'change', affects: self, mods: [{ mod: 'setPT', power: { q: 'life', of: you }, toughness: 1 }] },
          ],
        },
      ],
    );
    const t = table(edition, [bear, counting], { battlefield: ['Bear'], library: ['Counting'] });
    const { id } = t.the('Counting');
    const power = (): number | null => characteristics(t.game, id).power;
    const before = power();
    happen(t.game, [loseLifeEvent(0, 3, byPlayer(0))]);
    expect(staleness(t.game)).toEqual([]);
    expect(power()).toBe(edition === '2006-10' ? before : 17);
  });

  test('a change of characteristics makes a new one', () => {
    const t = table(edition, [bear, sage(anthem)], { battlefield: ['Bear', 'Sage'] });
    const before = derive(t.game);
    const bears = t.the('Bear').id;
    addEffect(t.game, { ...effectOf(t.the('Sage').id), locked: [[bears]] });
    expect(derive(t.game)).not.toBe(before);
    expect(staleness(t.game)).toEqual([]);
  });

  test('what it says otherwise than a new one is named', () => {
    const t = table(edition, [bear, sage({ ...anthem, affects: self })], { battlefield: ['Bear'] });
    const kept = derive(t.game);
    const slot = slotOf(t.the('Bear').id);
    kept.controllers[slot] = 1;
    kept.characteristics[slot] = { ...characteristics(t.game, t.the('Bear').id), power: 7 };
    kept.costs.push({} as never);
    expect(staleness(t.game)).toEqual([
      `the derived table is stale: the controller of ${t.the('Bear').id}`,
      `the derived table is stale: object ${t.the('Bear').id}`,
      'the derived table is stale: costs',
    ]);
  });
});
