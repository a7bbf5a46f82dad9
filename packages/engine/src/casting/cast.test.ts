/** Casting spells. 2006: 409, 502.16, 502.21–22, 502.26, 502.31 · 2009, 2011, 2026: 601 */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../state/names.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { KEEPING } from '../decisions/decision.ts';
import { answer, checksum } from '../game.ts';
import { giveAgain } from '../replay.ts';
import {
  add,
  AUTO,
  CANCEL,
  card,
  creature,
  draw,
  instant,
  mana,
  one,
  self,
  table,
  tapSelf,
  target,
  you,
  yours,
} from './table-in-tests.ts';

const bear = card('Bear', '1 G', ['creature']);
const bolt = instant('Bolt', 'R', {
  targets: [{ name: 't', count: one, objects: { where: creature }, players: { who: 'all' } }],
  effect: [{ do: 'damage', amount: 3, to: { objects: target('t'), players: { who: 'ref', name: 't' } } }],
});

const reveal = {
  do: 'reveal',
  who: you,
  what: {
    set: 'choice',
    by: you,
    from: { set: 'all', where: { is: 'subtype', subtype: 'merfolk' }, zone: 'hand', of: you },
    count: one,
  },
} as const;

describe.each(EDITIONS)('casting under %s', (edition) => {
  test('a creature is cast in a main phase with the stack empty, paid for and put on the stack (409.1 · 601.2)', () => {
    const t = table(edition, [bear], { hand: ['Bear'], battlefield: ['Forest', 'Forest', 'Forest'] });
    t.act('cast Bear');
    expect(t.the('Bear').zone).toBe('stack');
    expect(t.decision().kind).toBe('payment');
    t.choose(AUTO);
    expect(
      t.game.state.battlefield.filter((id) => t.game.state.objects.some((o) => o?.id === id && o.tapped)),
    ).toHaveLength(2);
    expect(t.game.state.players[0]?.mana).toEqual([]);
    expect(t.the('Bear').stack?.manaSpent).toEqual(['G', 'G']);
    t.resolve();
    expect(t.the('Bear').zone).toBe('battlefield');
  });

  test('what another card in a hand costs for its targets leaves it certain that this one can be cast', () => {
    const spark = { targets: [{ name: 't', count: one, objects: { where: creature } }], effect: [draw(1)] };
    const flare = instant('Flare', 'R', spark, {
      ability: 'static',
      parts: [{ part: 'cost', change: { of: 'cast', what: { is: 'self' }, add: { mana: ['R'] }, perTarget: true } }],
    });
    const t = table(edition, [bear, flare], { hand: ['Bear'], battlefield: ['Forest', 'Forest'] }, { hand: ['Flare'] });
    expect(t.actions('certain')).toContain('cast Bear');
    const own = table(edition, [bear, flare], { hand: ['Flare'], battlefield: ['Mountain', 'Bear'] });
    expect(own.actions('attempt')).toContain('cast Flare');
  });

  test.each([
    ['an additional cost that may be another', { cost: {}, choices: [{ actions: [reveal] }, { mana: ['3'] }] }, 'cost'],
    ['an optional cost', { cost: { actions: [reveal] }, optional: true, tag: 'kicker' }, 'pay'],
  ] as const)('%s out of the hand is asked about whatever is in the hand (217.2a · 402.3)', (_, cost, kind) => {
    const adept = card(
      'Adept',
      '1 U',
      ['creature'],
      [{ ability: 'static', parts: [{ part: 'additionalCost', ...cost }] }],
    );
    const fish = card('Fish', 'U', ['creature'], [], { subtypes: ['merfolk'] });
    const islands = Array.from({ length: 5 }, () => 'Island');
    for (const [other, forced] of [
      ['Fish', undefined],
      ['Bear', true],
    ] as const) {
      const t = table(edition, [adept, fish, bear], { hand: ['Adept', other], battlefield: islands });
      t.act('cast Adept');
      expect(t.decision()).toMatchObject({ kind, ...(forced === undefined ? {} : { forced }) });
      if (forced === undefined) expect(t.decision()).not.toHaveProperty('forced');
    }
  });

  test('without enough mana, in another phase or in another turn it is not offered (307.1, 302.1)', () => {
    expect(table(edition, [bear], { hand: ['Bear'], battlefield: ['Forest'] }).actions()).toEqual([]);
    expect(table(edition, [bear], { hand: ['Bear'], battlefield: ['Mountain', 'Mountain'] }).actions()).toEqual([]);
    expect(
      table(
        edition,
        [bear, bolt],
        { hand: ['Bear', 'Bolt'], battlefield: ['Forest', 'Mountain'] },
        {},
        { step: 'upkeep' },
      ).actions(),
    ).toEqual(['cast Bolt']);
    const theirs = table(
      edition,
      [bear, bolt],
      { hand: ['Bear', 'Bolt'], battlefield: ['Forest', 'Mountain'] },
      {},
      { active: 1 },
    );
    theirs.say([0]);
    expect(theirs.actions()).toEqual(['cast Bolt']);
  });

  test('targets are chosen before costs are paid, and lands may be tapped one by one', () => {
    const t = table(edition, [bear, bolt], { hand: ['Bolt'], battlefield: ['Mountain', 'Bear'] });
    t.act('cast Bolt');
    expect(t.decision()).toMatchObject({
      kind: 'target',
      options: [{ object: t.the('Bear').id }, { player: 0 }, { player: 1 }],
    });
    t.choose('Bear');
    t.choose({
      action: {
        act: 'mana',
        object: t.the('Mountain').id,
        ability: { def: 'rule:intrinsic/Mountain', path: 'faces/0/abilities/0' },
        index: 0,
      },
    });
    expect(t.game.state.players[0]?.mana).toHaveLength(1);
    t.choose(AUTO);
    t.resolve();
    expect(t.the('Bear').zone).toBe('graveyard');
  });

  test.each([
    ['Mountain', 'Forest'],
    ['Forest', 'Mountain'],
  ])('a payment can keep the land that the hand needs, with %s listed first', (...lands) => {
    const stone = card('Stone', '1', ['artifact']);
    for (const [held, kept] of [
      ['Bolt', 'Mountain'],
      ['Sprout', 'Forest'],
    ] as const) {
      const sprout = instant('Sprout', 'G', { effect: [draw(1)] });
      const t = table(edition, [stone, bolt, sprout], { hand: ['Stone', held], battlefield: lands });
      t.act('cast Stone');
      expect(answer(t.game, KEEPING)).toEqual({ ok: true });
      expect([held, t.the(kept).tapped]).toEqual([held, false]);
    }
  });

  test('giving up while paying puts everything back as it was (422.1 · 732.1)', () => {
    const t = table(edition, [bear], { hand: ['Bear'], battlefield: ['Forest', 'Forest'] });
    const hand = t.the('Bear').id;
    t.act('cast Bear');
    t.choose({
      action: {
        act: 'mana',
        object: t.the('Forest').id,
        ability: { def: 'rule:intrinsic/Forest', path: 'faces/0/abilities/0' },
        index: 0,
      },
    });
    t.choose(CANCEL);
    expect(t.decision().kind).toBe('priority');
    expect(t.the('Bear').id).toBe(hand);
    expect(t.the('Forest').tapped).toBe(false);
    expect(t.actions()).toEqual(['cast Bear']);
  });

  test('mana abilities that moved a card from a library are not reversed', () => {
    const drawing = card('Drawing Stone', '', ['artifact'], [mana({ actions: [tapSelf] }, add('G'), draw(1))]);
    const t = table(edition, [bear, drawing], { hand: ['Bear'], battlefield: ['Drawing Stone', 'Forest'] });
    const hand = t.game.state.players[0]?.hand.length ?? 0;
    t.act('cast Bear');
    t.choose({
      action: {
        act: 'mana',
        object: t.the('Forest').id,
        ability: { def: 'rule:intrinsic/Forest', path: 'faces/0/abilities/0' },
        index: 0,
      },
    });
    t.choose({
      action: {
        act: 'mana',
        object: t.the('Drawing Stone').id,
        ability: { def: 't:Drawing Stone', path: 'faces/0/abilities/0' },
        index: 0,
      },
    });
    t.choose(CANCEL);
    expect(t.decision().kind).toBe('priority');
    expect(t.the('Bear').zone).toBe('hand');
    expect(t.game.state.players[0]?.hand).toHaveLength(hand + 1);
    expect(t.the('Drawing Stone').tapped).toBe(true);
    expect(t.the('Forest').tapped).toBe(false);
    expect(t.game.state.players[0]?.mana.map((u) => u.type)).toEqual(['G']);
  });

  test('several that are not reversed stay in their order, and what fed them with mana (422.1 · 732.1)', () => {
    const drawing = card(
      'Drawing Stone',
      '',
      ['artifact'],
      [mana({ mana: ['1'], actions: [tapSelf] }, add('U'), draw(1))],
    );
    const begun = () =>
      table(edition, [bear, drawing], {
        hand: ['Bear'],
        battlefield: ['Drawing Stone', 'Drawing Stone', 'Forest', 'Forest', 'Forest'],
      });
    const t = begun();
    const hand = t.game.state.players[0]?.hand.length ?? 0;
    t.act('cast Bear');
    const use = (name: string): void => {
      const { options } = t.decision() as { options: readonly unknown[] };
      const at = options.findIndex(
        (o) =>
          (o as { action?: { object?: number } }).action?.object !== undefined &&
          t.game.state.objects.some(
            (x) => x?.id === (o as { action: { object: number } }).action.object && x.def === `t:${name}`,
          ),
      );
      t.say([at]);
    };
    use('Forest');
    use('Drawing Stone');
    if (t.decision().kind === 'payment' && t.decision().source === t.the('Drawing Stone').id) t.choose(AUTO);
    const cancelAt = (t.decision() as { options: readonly unknown[] }).options.length - 1;
    t.say([cancelAt]);
    expect(t.decision().kind).toBe('priority');
    expect(t.the('Bear').zone).toBe('hand');
    expect(t.game.state.players[0]?.hand).toHaveLength(hand + 1);
    expect(t.game.state.objects.filter((o) => o?.zone === 'battlefield' && o.tapped)).toHaveLength(2);
    expect(t.game.state.players[0]?.mana.map((u) => u.type)).toEqual(['U']);
    // what was reversed is no input of the game any more: given its inputs again it comes to the same
    const again = begun();
    for (const input of t.game.log) expect(giveAgain(again.game, input)).toEqual({ ok: true });
    expect(checksum(again.game)).toBe(checksum(t.game));
  });

  test('a spell with no legal target cannot be cast (409.1c · 601.2c)', () => {
    const terror = instant('Terror', 'B', {
      targets: [{ name: 't', count: one, objects: { where: creature } }],
      effect: [{ do: 'destroy', what: target('t') }],
    });
    expect(table(edition, [terror], { hand: ['Terror'], battlefield: ['Swamp'] }).actions()).toEqual([]);
    expect(
      table(edition, [terror, bear], { hand: ['Terror'], battlefield: ['Swamp'] }, { battlefield: ['Bear'] }).actions(),
    ).toEqual(['cast Terror']);
  });

  test('"another target" leaves nothing that has no other (601.2c)', () => {
    const fightBoth = instant('Two', 'G', {
      targets: [
        { name: 'a', count: one, objects: { where: { is: 'and', of: [creature, yours] } } },
        { name: 'b', count: one, objects: { where: creature }, other: ['a'] },
      ],
      effect: [
        { do: 'tap', what: target('a') },
        { do: 'tap', what: target('b') },
      ],
    });
    expect(table(edition, [fightBoth, bear], { hand: ['Two'], battlefield: ['Forest', 'Bear'] }).actions()).toEqual([]);
    const t = table(edition, [fightBoth, bear], { hand: ['Two'], battlefield: ['Forest', 'Bear', 'Bear'] });
    t.act('cast Two');
    t.choose(0);
    expect(t.the('Two').stack?.targets.map((x) => x.objects.length)).toEqual([1, 1]);
    const [a, b] = t.the('Two').stack?.targets ?? [];
    expect(a?.objects[0]).not.toBe(b?.objects[0]);
  });

  test('X is at most what can be paid, and is known on the stack', () => {
    const blaze = instant('Blaze', 'X R', {
      targets: [{ name: 't', count: one, players: { who: 'opponents' } }],
      effect: [{ do: 'damage', amount: { q: 'x' }, to: { players: { who: 'ref', name: 't' } } }],
    });
    const t = table(edition, [blaze], { hand: ['Blaze'], battlefield: ['Mountain', 'Forest', 'Forest', 'Forest'] });
    t.act('cast Blaze');
    expect(t.decision()).toMatchObject({ kind: 'x', form: 'number', min: 0, max: 3 });
    t.say(2);
    t.choose(AUTO);
    t.resolve();
    expect(t.game.state.players[1]?.life).toBe(18);
  });

  test('kicker is offered where it can be paid', () => {
    const kicked = (cost: string): CardDefinition =>
      instant(
        'Kicked',
        'R',
        {
          effect: [
            { do: 'if', condition: { if: 'paid', cost: 'kicker' }, then: [{ do: 'gainLife', who: you, amount: 5 }] },
          ],
        },
        { ability: 'keyword', keyword: 'kicker', cost: { mana: cost.split(' ') } },
      );
    const t = table(edition, [kicked('2')], { hand: ['Kicked'], battlefield: ['Mountain', 'Mountain', 'Mountain'] });
    t.act('cast Kicked');
    expect(t.decision()).toMatchObject({ kind: 'pay', options: [{ yes: true }, { yes: false }] });
    t.choose({ yes: true });
    t.choose(AUTO);
    t.resolve();
    expect(t.game.state.players[0]?.life).toBe(25);
    const poor = table(edition, [kicked('5')], { hand: ['Kicked'], battlefield: ['Mountain', 'Mountain', 'Mountain'] });
    poor.act('cast Kicked');
    expect(poor.decision().kind).toBe('payment');
  });

  test('entwine takes all modes; otherwise only modes with targets can be chosen', () => {
    const charm = instant(
      'Charm',
      'U',
      {
        effect: [],
        modes: {
          count: one,
          options: [
            {
              text: 'destroy',
              targets: [{ name: 'm0', count: one, objects: { where: creature } }],
              effect: [{ do: 'destroy', what: target('m0') }],
            },
            { text: 'gain', effect: [{ do: 'gainLife', who: you, amount: 2 }] },
            { text: 'draw', effect: [draw(1)] },
          ],
        },
      },
      { ability: 'keyword', keyword: 'entwine', cost: { mana: ['1'] } },
    );
    const t = table(edition, [charm], { hand: ['Charm'], battlefield: ['Island', 'Island'] });
    t.act('cast Charm');
    expect(t.decision()).toMatchObject({ kind: 'mode', options: [{ mode: 1 }, { mode: 2 }] });
    t.choose(0);
    t.choose(AUTO);
    expect(t.the('Charm').stack?.modes).toEqual([[1]]);
    const both = table(edition, [charm, bear], { hand: ['Charm'], battlefield: ['Island', 'Island', 'Bear'] });
    both.act('cast Charm');
    both.choose({ yes: true });
    both.choose(AUTO);
    expect(both.the('Charm').stack?.modes).toEqual([[0, 1, 2]]);
    both.resolve();
    expect(both.the('Bear').zone).toBe('graveyard');
    expect(both.game.state.players[0]?.life).toBe(22);
  });

  test('flashback is cast from the graveyard for its own cost and then exiled (502.22 · 702.34)', () => {
    const again = instant(
      'Again',
      '5 R',
      { effect: [{ do: 'gainLife', who: you, amount: 1 }] },
      { ability: 'keyword', keyword: 'flashback', cost: { mana: ['R'] } },
    );
    const t = table(edition, [again], { graveyard: ['Again'], battlefield: ['Mountain'] });
    expect(t.actions()).toEqual(['cast Again (flashback)']);
    t.act('cast Again (flashback)');
    t.choose(AUTO);
    t.resolve();
    expect(t.the('Again').zone).toBe('exile');
  });

  test('morph: cast face down for three, turned up for its cost (502.26 · 702.37)', () => {
    const morph = card(
      'Shapes',
      '7 G',
      ['creature'],
      [{ ability: 'keyword', keyword: 'morph', cost: { mana: ['G'] } }],
      { power: 5, toughness: 5 },
    );
    const t = table(edition, [morph], { hand: ['Shapes'], battlefield: ['Forest', 'Forest', 'Forest', 'Forest'] });
    expect(t.actions()).toEqual(['cast Shapes (morph)']);
    t.act('cast Shapes (morph)');
    expect(t.the('Shapes')).toMatchObject({ zone: 'stack', faceDown: true, known: 1 });
    t.choose(AUTO);
    t.resolve();
    expect(t.the('Shapes')).toMatchObject({ zone: 'battlefield', faceDown: true });
    t.act('turn up (Shapes)');
    t.choose(AUTO);
    expect(t.the('Shapes')).toMatchObject({ zone: 'battlefield', faceDown: false });
    expect(t.game.state.stack).toEqual([]);
  });

  test('affinity and other reductions take generic mana only, increases add (409.1f · 601.2f)', () => {
    const frog = card(
      'Frog',
      '3 U',
      ['artifact', 'creature'],
      [{ ability: 'keyword', keyword: 'affinity', quality: { is: 'type', type: 'artifact' } }],
    );
    const stone = card('Stone', '', ['artifact']);
    expect(
      table(edition, [frog, stone], { hand: ['Frog'], battlefield: ['Stone', 'Stone', 'Stone', 'Stone'] }).actions(),
    ).toEqual([]);
    const t = table(edition, [frog, stone], {
      hand: ['Frog'],
      battlefield: ['Island', 'Stone', 'Stone', 'Stone', 'Stone'],
    });
    t.act('cast Frog');
    t.choose(AUTO);
    expect(t.the('Frog').stack?.manaSpent).toEqual(['U']);
    const tax = card(
      'Tax',
      '',
      ['artifact'],
      [{ ability: 'static', parts: [{ part: 'cost', change: { of: 'cast', what: creature, add: { mana: ['2'] } } }] }],
    );
    expect(table(edition, [bear, tax], { hand: ['Bear'], battlefield: ['Forest', 'Forest', 'Tax'] }).actions()).toEqual(
      [],
    );
    expect(
      table(edition, [bear, tax], {
        hand: ['Bear'],
        battlefield: ['Forest', 'Forest', 'Forest', 'Forest', 'Tax'],
      }).actions(),
    ).toEqual(['cast Bear']);
  });

  test('an Aura spell targets what its enchant ability says', () => {
    const aura = card(
      'Strength',
      'G',
      ['enchantment'],
      [{ ability: 'keyword', keyword: 'enchant', quality: creature }],
      { subtypes: ['Aura'] },
    );
    expect(table(edition, [aura], { hand: ['Strength'], battlefield: ['Forest'] }).actions()).toEqual([]);
    const t = table(edition, [aura, bear], { hand: ['Strength'], battlefield: ['Forest', 'Bear'] });
    t.act('cast Strength');
    t.choose(AUTO);
    t.resolve();
    expect(t.the('Strength')).toMatchObject({ zone: 'battlefield', attachedTo: t.the('Bear').id });
  });

  test('either half of a split card is cast by itself (505 · 709)', () => {
    const split: CardDefinition = {
      key: 't:Fire // Ice',
      name: 'Fire // Ice',
      layout: 'split',
      faces: [
        {
          name: 'Fire',
          manaCost: ['1', 'R'],
          supertypes: [],
          types: ['instant'],
          subtypes: [],
          abilities: [{ ability: 'spell', body: { effect: [{ do: 'gainLife', who: you, amount: 1 }] } }],
        },
        {
          name: 'Ice',
          manaCost: ['1', 'U'],
          supertypes: [],
          types: ['sorcery'],
          subtypes: [],
          abilities: [{ ability: 'spell', body: { effect: [draw(1)] } }],
        },
      ],
    };
    const t = table(edition, [split], {
      hand: [{ name: 'Fire // Ice', label: 'x' }],
      battlefield: ['Mountain', 'Island'],
    });
    expect(t.actions()).toEqual(['cast Fire', 'cast Ice']);
    const hand = t.game.state.players[0]?.hand.length ?? 0;
    t.act('cast Ice');
    t.choose(AUTO);
    t.resolve();
    expect(t.game.state.players[0]?.hand).toHaveLength(hand);
    expect(
      table(
        edition,
        [split],
        { hand: ['Fire // Ice'], battlefield: ['Mountain', 'Island'] },
        {},
        { step: 'upkeep' },
      ).actions(),
    ).toEqual(['cast Fire']);
  });

  test('the objects of a cost are distinct, and what is sacrificed for mana is not sacrificed again', () => {
    const altar = instant(
      'Fling',
      'R',
      {
        effect: [
          {
            do: 'damage',
            amount: { q: 'stat', stat: 'power', of: target('sacrificed') },
            to: { players: { who: 'opponents' } },
          },
        ],
      },
      {
        ability: 'static',
        parts: [
          {
            part: 'additionalCost',
            cost: {
              actions: [
                {
                  do: 'sacrifice',
                  who: you,
                  what: {
                    set: 'choice',
                    by: you,
                    from: { set: 'all', where: { is: 'and', of: [creature, yours] } },
                    count: one,
                  },
                  out: 'sacrificed',
                },
              ],
            },
          },
        ],
      },
    );
    const spirit = card(
      'Mana Spirit',
      'R',
      ['creature'],
      [mana({ actions: [{ do: 'sacrifice', who: you, what: self }] }, add('R'))],
    );
    expect(table(edition, [altar, spirit], { hand: ['Fling'], battlefield: ['Mana Spirit'] }).actions()).toEqual([]);
    const t = table(edition, [altar, spirit], { hand: ['Fling'], battlefield: ['Mana Spirit', 'Mana Spirit'] });
    expect(t.actions()).toEqual(['cast Fling']);
    t.act('cast Fling');
    t.choose(AUTO);
    t.resolve();
    expect(t.game.state.players[1]?.life).toBe(18);
    expect(t.game.state.battlefield).toEqual([]);
  });

  test('mana with a restriction pays only for that', () => {
    const cavern = card(
      'Cavern',
      null,
      ['land'],
      [
        mana(
          { actions: [tapSelf] },
          { do: 'addMana', who: you, mana: { types: { any: 1 }, restriction: { cast: creature } } },
        ),
      ],
    );
    const t = table(edition, [cavern, bear, bolt], { hand: ['Bear', 'Bolt'], battlefield: ['Cavern', 'Forest'] });
    expect(t.actions()).toEqual(['cast Bear']);
  });

  test('"can’t cast" and a limit for each turn', () => {
    const ban = card(
      'Ban',
      '',
      ['enchantment'],
      [
        {
          ability: 'static',
          parts: [{ part: 'rule', rule: { rule: 'cantCast', who: { who: 'all' }, what: creature } }],
        },
      ],
    );
    expect(
      table(edition, [ban, bear, bolt], {
        hand: ['Bear', 'Bolt'],
        battlefield: ['Ban', 'Forest', 'Mountain'],
      }).actions(),
    ).toEqual(['cast Bolt']);
    const rule = card(
      'Rule',
      '',
      ['enchantment'],
      [
        {
          ability: 'static',
          parts: [{ part: 'rule', rule: { rule: 'castLimit', who: { who: 'all' }, what: { is: 'any' }, n: 1 } }],
        },
      ],
    );
    const t = table(edition, [rule, bolt], { hand: ['Bolt', 'Bolt'], battlefield: ['Rule', 'Mountain', 'Mountain'] });
    t.act('cast Bolt');
    t.choose({ player: 1 });
    t.choose(AUTO);
    expect(t.actions()).toEqual([]);
  });

  test('division gives each target at least one (409.1e · 601.2d)', () => {
    const arc = instant('Arc', '1 R', {
      targets: [
        {
          name: 't',
          count: { min: 1, max: null },
          objects: { where: creature },
          players: { who: 'opponents' },
          divide: 3,
        },
      ],
      effect: [{ do: 'damageDivided', targets: 't' }],
    });
    const t = table(
      edition,
      [arc, bear],
      { hand: ['Arc'], battlefield: ['Mountain', 'Mountain'] },
      { battlefield: ['Bear'] },
    );
    t.act('cast Arc');
    t.choose('Bear', { player: 1 });
    expect(t.decision()).toMatchObject({ kind: 'divide', form: 'divide', amount: 3, least: 1 });
    t.say([2, 1]);
    t.choose(AUTO);
    t.resolve();
    expect(t.the('Bear').zone).toBe('graveyard');
    expect(t.game.state.players[1]?.life).toBe(19);
  });
});
