/** References under constraints: roles of one action, paths, loops, salience, possessives, "other". */
import { describe, expect, test } from 'vitest';
import { compile } from '../index.ts';

type Tree = Record<string, unknown>;

const compiled = (text: string, types: readonly string[] = ['Sorcery']) =>
  compile({
    name: 'Test Subject',
    layout: 'normal',
    supertypes: [],
    types,
    subtypes: [],
    typeLine: types.join(' '),
    text,
    ...(types.includes('Creature') ? { power: '2', toughness: '2' } : {}),
  });

/** Every node of a text's tree that has a key. */
function nodes(text: string, key: string, types?: readonly string[]): Tree[] {
  const card = compiled(text, types);
  if (!card.ok) throw new Error(card.refused.map((r) => r.reason).join('; '));
  const found: Tree[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (!Array.isArray(node) && key in node) found.push(node as Tree);
    Object.values(node).forEach(walk);
  };
  walk(card.definition.faces[0].abilities);
  return found;
}
const doing = (text: string, what: string, types?: readonly string[]) =>
  nodes(text, 'do', types).filter((node) => node['do'] === what);
const rules = (text: string, what: string, types?: readonly string[]) =>
  nodes(text, 'rule', types).filter((node) => node['rule'] === what);
const refusal = (text: string, types?: readonly string[]): string | undefined => {
  const card = compiled(text, types);
  return card.ok ? undefined : card.refused.map((r) => r.reason).join('; ');
};

const SELF = { set: 'self' };
const ref = (name: string) => ({ set: 'ref', name });

describe('an object in two roles of one action', () => {
  test('what is attached is not what it is attached to', () => {
    const entering =
      'Whenever a creature enters the battlefield under your control, you may attach Test Subject to it.';
    expect(doing(entering, 'attach', ['Artifact'])).toEqual([{ do: 'attach', what: SELF, to: ref('event.object') }]);
    const [attached] = doing(
      'Gain control of target Equipment, then create a 0/0 black Germ creature token and attach that Equipment to it.',
      'attach',
    );
    expect(attached).toMatchObject({ what: ref('t1'), to: ref('o1') });
  });
  test('who blocks is not who is blocked', () => {
    const text =
      'Whenever Test Subject attacks, target creature defending player controls blocks it this turn if able.';
    expect(rules(text, 'mustBlock', ['Creature'])).toEqual([{ rule: 'mustBlock', what: ref('t1'), whom: SELF }]);
  });
  test('who fights is not who is fought', () => {
    const text = 'Choose target creature an opponent controls. Target creature you control fights that creature.';
    expect(doing(text, 'fight')).toEqual([{ do: 'fight', a: ref('t2'), b: ref('t1') }]);
  });
  test('a pronoun deeper in the phrase may mean the other role', () => {
    const text = '{R}: Test Subject deals 1 damage to target creature blocking it.';
    expect(nodes(text, 'whom', ['Creature'])).toEqual([{ is: 'blocking', whom: SELF }]);
  });
});

describe('a passive predicate keeps the subject of its clause', () => {
  test.each([
    ['Target creature gets +1/+0 until end of turn and can’t be blocked this turn.', 'Sorcery', ref('t1')],
    ['Test Subject can’t block and can’t be blocked.', 'Creature', SELF],
    ['Enchanted creature gets +1/+1 and can’t be blocked except by Walls.', 'Enchantment', { set: 'host' }],
  ])('%s', (text, type, whom) => {
    expect(rules(text.replaceAll('’', "'"), 'cantBlock', [type]).at(-1)).toMatchObject({ whom });
  });
  test('also before another predicate', () => {
    const text = "Enchanted creature can't be blocked and has shroud.";
    expect(nodes(text, 'affects', ['Enchantment'])).toMatchObject([{ affects: { set: 'host' } }]);
  });
});

describe('paths', () => {
  test('"otherwise" reads what was bound before the branch', () => {
    const text =
      "Reveal the top card of your library. If it's a creature card, put it onto the battlefield. Otherwise, put it into your graveyard.";
    expect(doing(text, 'move').map((move) => move['what'])).toEqual([ref('o1'), ref('o1')]);
  });
  test('what is done instead is done to what was named, not to what became of it', () => {
    const text =
      "Return target creature to its owner's hand. If that creature is attacking, you may put it on top of its owner's library instead.";
    expect(doing(text, 'move').map((move) => move['what'])).toEqual([ref('t1'), ref('t1'), ref('t1')]);
  });
  test('the opposite condition reads nothing that was done on the first', () => {
    const text =
      "Target player reveals a card at random from his or her hand. If it's a land card, that player discards it. If it isn't a land card, the player discards it.";
    expect(doing(text, 'discard').map((discard) => discard['what'])).toEqual([ref('o1'), ref('o1')]);
  });
});

describe('what may be done instead', () => {
  const RETURN = { do: 'move', what: ref('t1'), to: { zone: 'hand' } };
  test('leaves what it would replace to who does not do it', () => {
    const text =
      "Return target creature to its owner's hand. If that creature is attacking, you may put it on top of its owner's library instead.";
    expect(doing(text, 'may')).toMatchObject([{ else: [RETURN] }]);
    expect(doing(text, 'if')).toMatchObject([{ else: [RETURN] }]);
  });
});

describe('"instead" of a sentence', () => {
  const PRIMAL =
    'Search your library for a basic land card, put that card onto the battlefield, then shuffle your library. If Test Subject was kicked, instead search your library for up to two basic land cards, put them onto the battlefield, then shuffle your library.';
  test('replaces as many of its clauses as do the same', () => {
    const [both] = doing(PRIMAL, 'if');
    expect(both).toMatchObject({ else: [{ do: 'search' }, { do: 'move' }, { do: 'shuffle' }] });
  });
  test('is ambiguous where no clauses do the same', () => {
    expect(refusal('Draw a card, then you gain 2 life. If Test Subject was kicked, instead destroy target land.')).toBe(
      '"instead" of which of the clauses before?',
    );
  });
});

describe('what each of several players did', () => {
  test('is, for each of them, that player’s part', () => {
    const text = 'Each player discards any number of cards, then draws that many cards.';
    expect(doing(text, 'draw')).toMatchObject([{ count: { q: 'ref', share: true } }]);
  });
  test('is all of it for another', () => {
    const text = 'Each opponent loses 2 life. You gain life equal to the life lost this way.';
    expect(doing(text, 'gainLife')).toMatchObject([{ amount: { q: 'ref', name: 'o1' } }]);
    expect(nodes(text, 'share')).toEqual([]);
  });
  test('leaves as the rest what any of them controls', () => {
    const text = 'Each player chooses a creature he or she controls. Destroy the rest.';
    expect(JSON.stringify(doing(text, 'destroy'))).not.toContain('actor');
  });
});

describe('each of several that deal damage', () => {
  test('has its own power', () => {
    const text =
      "Choose target creature you don't control. Each creature you control deals damage equal to its power to that creature.";
    expect(doing(text, 'damage')).toMatchObject([
      { amount: { q: 'stat', stat: 'power', of: ref('each.object') }, to: { objects: ref('t1') } },
    ]);
  });
  test('deals it to itself, or to its own controller', () => {
    expect(doing('Each creature deals damage to itself equal to its power.', 'damage')).toMatchObject([
      { to: { objects: ref('each.object') } },
    ]);
    expect(doing('Each creature deals 1 damage to its controller.', 'damage')).toMatchObject([
      { to: { players: { who: 'controllers', of: ref('each.object') } } },
    ]);
  });
  test('is not told from what it is dealt to', () => {
    expect(refusal('Each creature deals damage to target creature equal to its power.')).toContain(
      'may mean more than one thing',
    );
  });
});

describe('each of several that move', () => {
  test('has its own owner', () => {
    const text =
      "{T}: Exile target creature you control.\nAt the beginning of your upkeep, return each card exiled with Test Subject to the battlefield under its owner's control.";
    expect(doing(text, 'move', ['Artifact']).at(-1)).toMatchObject({
      to: { under: { who: 'owners', of: ref('each.object') } },
    });
  });
});

describe('"that many"', () => {
  test('is what the effect did before it is the amount of its event', () => {
    const text =
      'Whenever Test Subject deals damage to a player, that player discards all the cards in his or her hand, then draws that many cards.';
    const [discard] = doing(text, 'discard', ['Creature']);
    expect(doing(text, 'draw', ['Creature'])).toMatchObject([{ count: { q: 'ref', name: discard?.['out'] } }]);
  });
  test('said twice is twice the same', () => {
    const text =
      'Whenever Test Subject is dealt damage, you gain that much life and target player loses that much life.';
    expect(doing(text, 'loseLife', ['Creature'])).toMatchObject([{ amount: { q: 'ref', name: 'event.amount' } }]);
  });
  test('is the amount of its event where the effect did nothing before', () => {
    const text = 'Whenever Test Subject deals damage to a player, you gain that much life.';
    expect(doing(text, 'gainLife', ['Creature'])).toMatchObject([{ amount: { q: 'ref', name: 'event.amount' } }]);
  });
});

describe('loops', () => {
  test('a sentence after "for each" that speaks of each belongs to the loop', () => {
    const text =
      'For each blocking creature, flip a coin. If you win the flip, prevent all combat damage that would be dealt by that creature this turn.';
    const [loop] = doing(text, 'forEach');
    expect(loop).toMatchObject({ effect: [{ do: 'flipCoin' }, { do: 'if' }] });
  });
  test('what it found is several afterwards', () => {
    const text =
      'For each creature you control, you may search your library for a creature card with the same name as that creature. Put those cards onto the battlefield, then shuffle your library.';
    const [search] = doing(text, 'search');
    expect(doing(text, 'move')).toMatchObject([{ what: ref(search?.['out'] as string) }]);
  });
});

describe('salience', () => {
  test('a noun goes before those in its own description', () => {
    const text =
      'Whenever a creature dealt damage by Test Subject this turn dies, return it to the battlefield under your control.';
    expect(doing(text, 'move', ['Creature'])).toMatchObject([{ what: ref('event.object') }]);
  });
  test('"that creature" is not what is called enchanted or equipped', () => {
    const text = 'Whenever equipped creature blocks or becomes blocked by a Vampire, destroy that creature.';
    expect(doing(text, 'destroy', ['Artifact'])).toMatchObject([{ what: ref('event.other') }]);
  });
  test('"the blocking creature" is the one that blocks', () => {
    const text =
      'Whenever a creature blocks a black or red creature, the blocking creature gets +1/+1 until end of turn.';
    expect(nodes(text, 'affects', ['Enchantment'])).toMatchObject([{ affects: ref('event.object') }]);
  });
  test('"the attacking creature" is the one that attacks, though it is called enchanted', () => {
    const text =
      'Whenever enchanted creature attacks and isn’t blocked, destroy target Wall. The attacking creature assigns no combat damage this turn.';
    expect(rules(text.replaceAll('’', "'"), 'noCombatDamage', ['Enchantment'])).toMatchObject([
      { what: ref('event.object') },
    ]);
  });
  test('"it" after a condition about the spell itself is the spell', () => {
    const text =
      'Tap target creature. If {R} was spent to cast Test Subject, it deals 2 damage to that creature’s controller.';
    const [damage] = doing(text.replaceAll('’', "'"), 'damage', ['Instant']);
    expect(damage).toMatchObject({ source: SELF });
  });
  test('counters are put on permanents, not on the spell that the event names', () => {
    const text = 'Whenever you cast a spell that targets Test Subject, put a +1/+1 counter on it.';
    expect(doing(text, 'putCounters', ['Creature'])).toMatchObject([{ on: SELF }]);
  });
  test('what two things are called alike is ambiguous', () => {
    expect(refusal('Whenever a creature blocks a creature, destroy that creature.', ['Enchantment'])).toContain(
      'may mean more than one thing',
    );
  });
});

describe('possessives', () => {
  test.each([
    ['Target player shuffles your library.', 'Sorcery'],
    ['Target player puts the top two cards of your library into their graveyard.', 'Sorcery'],
    ['Target player puts the top two cards of his or her library into your graveyard.', 'Sorcery'],
    ["Creatures don't untap during your untap steps.", 'Enchantment'],
    ['Players play with your hand revealed.', 'Enchantment'],
    ["Test Subject can't be the target of red spells or abilities from blue sources.", 'Creature'],
    ['Return target creature to your hand.', 'Sorcery'],
    ['Target player skips your next turn.', 'Sorcery'],
    ['Enchant creature\nEnchanted creature doesn’t untap during your untap step.', 'Enchantment'],
    ['Enchant creature\nYou may choose not to untap enchanted creature during your untap step.', 'Enchantment'],
    ['Target player reveals cards from the top of his or her library until you reveal a land card.', 'Sorcery'],
    ['Target player exiles cards from the top of his or her library until you exile a land card.', 'Sorcery'],
    ['Target player activates a mana ability of each land you control.', 'Sorcery'],
    ['Whenever an opponent casts a spell from anywhere other than your hand, you draw a card.', 'Enchantment'],
    [
      'Look at the top two cards of your library. Put one of them into your graveyard and the rest back on top of his or her library in any order.',
      'Sorcery',
    ],
    [
      "Look at the top two cards of target player's library. Put one of them into that player's graveyard and the rest back on top of your library in any order.",
      'Sorcery',
    ],
    ['Each player shuffles his or her hand, graveyard, and permanents you own into his or her library.', 'Sorcery'],
    [
      "For each creature an opponent controls, you may have that creature assign its combat damage as though it weren't blocked.",
      'Enchantment',
    ],
    [
      "Enchant creature\nYou may have enchanted creature assign its combat damage as though it weren't blocked.",
      'Enchantment',
    ],
  ])('refused: %s', (text, type) => {
    expect(refusal(text.replaceAll('’', "'"), [type])).toBe('a possessive that means nobody here');
  });
  test.each([
    ["At the beginning of each player's upkeep, add {G}{G} to that player's mana pool."],
    ["At the beginning of each player's upkeep, that player adds {G}{G} to his or her mana pool."],
  ])('whose pool it is says who gets the mana: %s', (text) => {
    expect(doing(text, 'addMana', ['Enchantment'])).toEqual([
      { do: 'addMana', who: { who: 'ref', name: 'event.player' }, mana: { types: ['G', 'G'] } },
    ]);
  });
  test.each([
    ['Target player shuffles his or her library.', 'Sorcery'],
    ["Test Subject doesn't untap during your untap step.", 'Creature'],
    ['Return target creature card from your graveyard to your hand.', 'Sorcery'],
    ["Return target creature to its owner's hand.", 'Sorcery'],
    ['Target player skips his or her next turn.', 'Sorcery'],
    ['Target player exiles cards from the top of his or her library until he or she exiles a land card.', 'Sorcery'],
    ["Exile cards from the top of target opponent's library until you exile a land card.", 'Sorcery'],
    ['Enchant creature you control\nEnchanted creature doesn’t untap during your untap step.', 'Enchantment'],
    [
      'Each player shuffles his or her hand, graveyard, and permanents he or she owns into his or her library.',
      'Sorcery',
    ],
    [
      "Look at the top two cards of target player's library. Put one of them into that player's graveyard and the rest back on top of his or her library in any order.",
      'Sorcery',
    ],
    [
      "For each creature you control, you may have that creature assign its combat damage as though it weren't blocked.",
      'Enchantment',
    ],
  ])('read: %s', (text, type) => {
    expect(refusal(text.replaceAll('’', "'"), [type])).toBeUndefined();
  });
});

describe('what is a player’s own', () => {
  test.each([
    ['Whenever an opponent draws', 'his or her', 'your', 'second card each turn, you gain 1 life.'],
    ['Whenever an opponent casts', 'his or her', 'your', 'second spell each turn, you gain 1 life.'],
    ['Whenever you cast', 'your', 'his or her', 'second spell each turn, you gain 1 life.'],
    ['Whenever an opponent searches', 'his or her', 'your', 'library, draw a card.'],
    ['Whenever you shuffle', 'your', 'his or her', 'library, draw a card.'],
    ['Draw a card if an opponent searched', 'his or her', 'your', 'library this turn.'],
    ['Draw a card if you had a creature enter the battlefield under', 'your', 'his or her', 'control this turn.'],
    [
      'Draw a card if an opponent had two or more cards put into',
      'his or her',
      'your',
      'graveyard from anywhere this turn.',
    ],
  ])('is said of that player: %s %s, and not %s', (before, own, other, after) => {
    const types = [before.startsWith('Whenever') ? 'Enchantment' : 'Sorcery'];
    expect(refusal(`${before} ${own} ${after}`, types)).toBeUndefined();
    expect(refusal(`${before} ${other} ${after}`, types)).toContain('not understood');
  });
});

describe('"that player"', () => {
  test.each([
    ['Target player draws a card. Target player discards a card. That player gains 2 life.', 'Sorcery'],
    ['Whenever a player casts a spell, target player draws a card, then that player discards a card.', 'Enchantment'],
  ])('is refused where several players were spoken of: %s', (text, type) => {
    expect(refusal(text, [type])).toBe('"that player" may mean more than one player');
  });
  test('is whom the event is about, however its words describe that player', () => {
    const text = "At the beginning of the upkeep of enchanted creature's controller, that player loses 1 life.";
    expect(doing(text, 'loseLife', ['Enchantment'])).toMatchObject([{ who: { who: 'ref', name: 'event.player' } }]);
  });
  test('is nobody that another mode speaks of', () => {
    const text =
      'Choose one —\n• Target player draws a card.\n• Target player reveals his or her hand. That player discards a card.';
    expect(doing(text, 'discard')).toMatchObject([{ who: { who: 'ref', name: 't2' } }]);
  });
  test('is no target that may be a creature', () => {
    const text =
      'Test Subject deals damage to target creature or player equal to the number of cards in his or her hand.';
    expect(refusal(text)).toBe('"that player" refers to nobody');
  });
  test('and "that creature or player" are one target', () => {
    const text =
      'Prevent the next 2 damage that would be dealt to target creature or player this turn. Test Subject deals 1 damage to that creature or player.';
    expect(doing(text, 'damage')).toMatchObject([
      { to: { objects: { set: 'ref', name: 't1' }, players: { who: 'ref', name: 't1' } } },
    ]);
  });
});

describe('"other"', () => {
  test('said by a spell is other than its target', () => {
    const text = 'Each other creature becomes a copy of target nonlegendary creature until end of turn.';
    expect(JSON.stringify(nodes(text, 'affects'))).toContain(
      '{"is":"not","of":{"is":"in","set":{"set":"ref","name":"t1"}}}',
    );
  });
  test('said by an Aura is other than the creature it enchants', () => {
    const text = 'Enchant creature\nOther creatures get -1/-1.';
    expect(JSON.stringify(nodes(text, 'affects', ['Enchantment']))).toContain(
      '{"is":"not","of":{"is":"in","set":{"set":"host"}}}',
    );
  });
  test.each([
    ['Destroy each other creature.', 'Sorcery'],
    ['Destroy another target creature.', 'Sorcery'],
    ['Other creatures get +1/+1.', 'Enchantment'],
  ])('refused where nothing is spoken of: %s', (text, type) => {
    expect(refusal(text, [type])).toBe('"other" than what?');
  });
});

describe('what follows a series of nouns', () => {
  test('belongs to the last where only that can have it', () => {
    const [spec] = nodes('Destroy target artifact, enchantment, or creature with flying.', 'where');
    expect(spec?.['where']).toEqual({
      is: 'or',
      of: [
        { is: 'type', type: 'artifact' },
        { is: 'type', type: 'enchantment' },
        {
          is: 'and',
          of: [
            { is: 'type', type: 'creature' },
            { is: 'hasKeyword', keyword: 'flying' },
          ],
        },
      ],
    });
  });
  test('belongs to all where all can have it', () => {
    const [spec] = nodes('Destroy target artifact or enchantment with converted mana cost 3 or less.', 'where');
    expect(spec?.['where']).toMatchObject({ is: 'and', of: [{ is: 'or' }, { is: 'stat', stat: 'manaValue' }] });
  });
  test('is refused where the last cannot have it', () => {
    expect(refusal('Destroy target creature or artifact with flying.')).toBeDefined();
  });
});

describe('each of several spoken of', () => {
  const CHOSEN = 'Choose any number of target creatures. ';
  test('deals damage by its own power', () => {
    const [damage] = doing(`${CHOSEN}Each of those creatures deals damage equal to its power to you.`, 'damage');
    expect(damage).toMatchObject({
      source: { set: 'ref', name: 't1' },
      amount: { q: 'stat', of: { set: 'ref', name: 'each.object' } },
    });
  });
  test('may be some of them', () => {
    const [effect] = doing(`${CHOSEN}Each of those creatures with flying gets +1/+1 until end of turn.`, 'effect');
    expect(effect).toMatchObject({
      parts: [
        { affects: { set: 'where', of: { set: 'ref', name: 't1' }, filter: { is: 'hasKeyword', keyword: 'flying' } } },
      ],
    });
  });
  test('has no effect that lasts as long as something is so of it alone', () => {
    expect(
      refusal(`${CHOSEN}Each of those creatures gets +1/+1 for as long as it has a feather counter on it.`),
    ).toContain('each of several');
  });
});

test('the name of what gave an ability does not mean what it has become', () => {
  const given = (then: string): string => `Test Subject has "When Test Subject dies, ${then}"`;
  expect(refusal(given('draw a card.'), ['Creature'])).toBeUndefined();
  expect(refusal(given("return Test Subject to its owner's hand."), ['Creature'])).toContain('has left');
});

test('counters removed this way are those that the text removes', () => {
  const removed = (kind: string): string =>
    `{T}, Remove any number of storage counters from Test Subject: Add {B} to your mana pool for each ${kind} counter removed this way.`;
  expect(refusal(removed('storage'), ['Land'])).toBeUndefined();
  expect(refusal(removed('charge'), ['Land'])).toContain('counters removed this way');
});

describe('what an instruction was for, changed by it or not', () => {
  test.each([
    ['Untap all creatures. They gain haste until end of turn.', 'untap'],
    [
      "Tap all creatures target player controls. Those creatures don't untap during that player's next untap step.",
      'tap',
    ],
    [
      'Put a +1/+1 counter on each creature you control. Those creatures gain vigilance until end of turn.',
      'putCounters',
    ],
  ])('%s', (text, verb) => {
    const [first] = doing(text, verb);
    expect(first?.['out']).toBe('o1');
    expect(nodes(text, 'set').filter(({ set }) => set === 'about')).toEqual([{ set: 'about', name: 'o1' }]);
  });
  test('"this way" is only what it changed', () => {
    const text = 'Tap all creatures. You gain 1 life for each creature tapped this way.';
    expect(nodes(text, 'q').find(({ q }) => q === 'count')).toMatchObject({ of: { of: ref('o1') } });
  });
  test('a target and others together are several', () => {
    const text =
      'Untap target creature and each other creature that shares a color with it. Those creatures get +2/+0 until end of turn.';
    expect(nodes(text, 'affects')).toMatchObject([{ affects: { set: 'about', name: 'o1' } }]);
  });
});

test('"that many" are as many as were shuffled in, not what was paid', () => {
  const text =
    '{2}, Sacrifice Test Subject: Shuffle any number of cards from your hand into your library, then draw that many cards.';
  expect(doing(text, 'shuffle', ['Artifact'])[0]?.['out']).toBe('o1');
  expect(doing(text, 'draw', ['Artifact'])).toMatchObject([{ count: { q: 'ref', name: 'o1' } }]);
});

describe('what was chosen', () => {
  test('goes before what it was chosen from', () => {
    const text =
      'Target player reveals three cards from his or her hand. You choose two of them. That player discards those cards.';
    expect(doing(text, 'discard')).toMatchObject([{ what: ref('o2') }]);
  });
  test('in two instructions is both', () => {
    const text =
      'Target opponent reveals his or her hand. You choose a creature card from it, then choose a creature card from his or her graveyard. Exile the chosen cards.';
    expect(doing(text, 'move')).toMatchObject([{ what: { set: 'union', of: [ref('o2'), ref('o3')] } }]);
  });
  test('on one path or on another is no part of the rest', () => {
    const text =
      "Reveal cards from the top of your library until you reveal an Aura card. You may put that card onto the battlefield. If you don't, put it into your hand. Put the rest on the bottom of your library in a random order.";
    expect(doing(text, 'move').at(-1)).toMatchObject({
      what: { set: 'except', of: ref('o1'), not: { set: 'union', of: [ref('o3'), ref('o4')] } },
    });
  });
});

describe('who may do something instead', () => {
  test('chooses whether anything is replaced', () => {
    const text = 'If you would draw a card, you may put a study counter on Test Subject instead.';
    expect(nodes(text, 'instead', ['Enchantment'])[0]).toMatchObject({
      optional: { who: 'you' },
      instead: { instead: 'do', effect: [{ do: 'putCounters' }] },
    });
  });
});

describe('a condition that names the object', () => {
  test('of where it is makes it what "it" means', () => {
    const text =
      'Whenever a creature you control deals combat damage to a player, if Test Subject is in your graveyard, you may pay {2}. If you do, you may cast it without paying its mana cost.';
    expect(doing(text, 'cast')).toMatchObject([{ what: { set: 'self' } }]);
  });
});

describe('what the object is attached to', () => {
  test('is what it was attached to as the event happened', () => {
    const text = 'Whenever equipped creature dies, return it to the battlefield under your control.';
    expect(doing(text, 'move', ['Artifact'])).toMatchObject([{ what: ref('event.object') }]);
  });
  test('is what it is attached to now, where it is named again', () => {
    const text = 'Whenever equipped creature attacks, equipped creature gains trample until end of turn.';
    expect(nodes(text, 'affects', ['Artifact'])).toMatchObject([{ affects: { set: 'host' } }]);
  });
});

describe('a card put into a graveyard this way', () => {
  test('is there', () => {
    const text =
      'Destroy target creature. Return each card put into a graveyard this way to the battlefield under your control.';
    const there = { is: 'and', of: [{ is: 'card' }, { is: 'zone', zone: 'graveyard' }] };
    expect(doing(text, 'move')).toMatchObject([{ what: { set: 'where', filter: there } }]);
  });
});

describe('for each', () => {
  const EACH = ref('each.object');
  test('of creatures that have left, what each was', () => {
    const text =
      'Exile two target creatures. For each of those creatures, its controller creates a 3/3 green Ape creature token.';
    expect(doing(text, 'forEach')).toMatchObject([{ over: { set: 'before', name: 'o1' } }]);
  });
  test('of cards, "that card" is the one of them', () => {
    const text =
      "Exile up to two target cards from a single graveyard. For each card exiled this way, you gain life equal to that card's converted mana cost.";
    const gained = doing(text, 'gainLife');
    expect(gained).toMatchObject([{ amount: { q: 'stat', of: EACH } }]);
  });
  test('of one card at most, too', () => {
    const text =
      "Discard a card, then draw a card. When you discard a nonland card this way, Test Subject deals damage equal to that card's converted mana cost to target creature.";
    expect(doing(text, 'damage')).toMatchObject([{ amount: { q: 'stat', of: EACH } }]);
  });
});

describe('a copy', () => {
  const copied = (noun: string) =>
    doing(`Exile target creature. Create a token that's a copy of ${noun}.`, 'copyToken').map(({ of }) => of);
  test('of a creature that has left copies it as it was', () => {
    expect(copied('that creature')).toMatchObject([{ set: 'before', name: 'o1' }]);
  });
  test('of the card copies that', () => {
    expect(copied('the exiled card')).toMatchObject([ref('o1')]);
  });
});

describe('what is exiled with the object', () => {
  test('is exiled by one of its abilities', () => {
    const text = 'Whenever this creature attacks, return a card exiled with this creature to its owner’s hand.';
    expect(refusal(text.replace('’', "'"), ['Creature'])).toContain('nothing exiles anything');
  });
  test('never is the object itself: "other" spares what has just been exiled', () => {
    const text = 'Exile all cards from your hand. Put all OTHER cards you own exiled with Test Subject into your hand.';
    const said = (other: string) => `{T}: ${text.replace('OTHER ', other)}`;
    const spared = { is: 'not', of: { is: 'in', set: ref('o1') } };
    const put = (other: string) => doing(said(other), 'move', ['Artifact']).at(-1)?.what;
    expect(put('other ')).toMatchObject({ where: { is: 'and', of: expect.arrayContaining([spared]) } });
    expect(refusal(said(''), ['Artifact'])).toBeUndefined();
  });
});

describe('events with two objects', () => {
  test('"that creature" after "mentors a creature" is who was mentored', () => {
    const text = 'Whenever equipped creature mentors a creature, put a shield counter on that creature.';
    expect(doing(text, 'putCounters', ['Artifact'])).toMatchObject([{ on: ref('event.other') }]);
  });
});

describe('conditions', () => {
  test('about a card speak of no token made in between', () => {
    const text =
      "Reveal the top card of your library. If it's a creature card, create a 1/1 green Saproling creature token. If it's a land card, put that card onto the battlefield. If it's a noncreature, nonland card, you gain 2 life.";
    expect(nodes(text, 'if').map(({ what }) => what)).toEqual([ref('o1'), ref('o1'), ref('o1')]);
  });
  test('in the past are about what was, not about what it became', () => {
    const text = "Return target creature to its owner's hand. If it was attacking, you gain 1 life.";
    expect(nodes(text, 'if')).toMatchObject([{ what: ref('t1'), filter: { is: 'attacking' } }]);
  });
  test('a flip that was not made is not lost', () => {
    const text = 'You may flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 1 life.';
    expect(nodes(text, 'if')).toEqual([
      { if: 'wonFlip', name: 'o1' },
      { if: 'lostFlip', name: 'o1' },
    ]);
  });
  test('"if you do" goes for what is said of its targets', () => {
    const text =
      "You may pay {8}. If you do, tap up to eight target permanents. Those permanents don't untap during their controllers' next untap steps.";
    const [condition] = doing(text, 'if');
    expect(condition?.['then']).toMatchObject([{ do: 'tap' }, { do: 'forEach' }]);
  });
  test('a delayed trigger does what is said of what it finds', () => {
    const text =
      'Test Subject deals 1 damage to target creature. Until end of turn, whenever a creature you control dies, exile the top card of your library. You may play it this turn.';
    const [later] = doing(text, 'delayed');
    expect(later?.['body']).toMatchObject({ effect: [{ do: 'move', out: 'o1' }, { do: 'effect' }] });
    expect(rules(text, 'mayPlay')).toMatchObject([{ what: ref('o1') }]);
  });
  test('what is said of a permanent that returns later is done to it then', () => {
    const text =
      "Whenever a creature you don't control dies, return it to the battlefield under your control at the beginning of the next end step. That creature is a black Zombie in addition to its other colors and types.";
    const [later] = doing(text, 'delayed', ['Enchantment']);
    expect(later?.['body']).toMatchObject({
      effect: [
        { do: 'move', out: 'o1' },
        { do: 'effect', parts: [{ affects: ref('o1') }] },
      ],
    });
  });
  test('what is said of a permanent that leaves later is done now', () => {
    const text =
      "Untap target creature. Return it to its owner's hand at the beginning of the next end step. It can't block this turn.";
    expect(rules(text, 'cantBlock')).toMatchObject([{ what: ref('t1') }]);
    expect(doing(text, 'delayed')[0]?.['body']).toEqual({ effect: [expect.objectContaining({ do: 'move' })] });
  });
  test('what was revealed this way is not waited for', () => {
    const text =
      'Reveal cards from the top of your library until you reveal a nonland card. Put the revealed cards on the bottom of your library in a random order. When you reveal a nonland card this way, Test Subject deals 2 damage to target creature.';
    expect(doing(text, 'delayed')).toEqual([]);
    expect(doing(text, 'reflexive')).toHaveLength(1);
  });
  test('what a kicked spell does instead has the only targets', () => {
    const text =
      'Kicker {3}\nReturn target creature card from your graveyard to your hand. If Test Subject was kicked, instead return two target creature cards from your graveyard to your hand.';
    expect(nodes(text, 'count')).toMatchObject([{ unlessPaid: 'kicker' }, { ifPaid: 'kicker' }]);
  });
});
