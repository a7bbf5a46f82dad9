/**
 * Why an object is as it is, in the positions by which layers are explained: each effect in its layer, in order, and what it depended on.
 * 2006: 418.5 · 2009, 2011: 613.1–613.7 · 2026: 613.1–613.8
 */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { explained } from './explained.ts';
import { objectMeant } from './naming.ts';
import { placeAfter } from './place-in-tests.ts';

const CARDS = `Card Leveler | {2}{W}{W} | Enchantment
  All creatures lose all abilities and have base power and toughness 1/1.
Card Waker | {2}{W}{W} | Enchantment
  Each other non-Aura enchantment is a creature in addition to its other types and has base power and toughness each equal to its converted mana cost.
Card Red Moon | {2}{R} | Enchantment
  Nonbasic lands are Mountains.
Card Deep Tomb | Legendary Land
  Each land is a Swamp in addition to its other land types.
Card Tower | Land
  {T}: Add {C} to your mana pool.
Card Grove | Land — Forest Plains
Card Dryad Grove | Land Creature — Forest Dryad | 1/1
Card Naming | {3}{B} | Enchantment
  Each creature you control is a Goblin in addition to its other types.
Card Elfing | {3}{G} | Enchantment
  Each Goblin is an Elf in addition to its other types.
Card Plating | {6} | Artifact
  All permanents are artifacts in addition to their other types.
Card March | {3}{U} | Enchantment
  Each noncreature artifact is an artifact creature with power and toughness each equal to its converted mana cost.
Card Rock | {2} | Artifact
  {T}: Add {C} to your mana pool.
Card Relic | {2}{G} | Enchantment
  You have no maximum hand size.
Card Green Wood | {2}{G}{G} | Enchantment
  All Forests are 1/1 creatures that are still lands.
Card Song | {2}{G} | Enchantment — Aura
  Enchant permanent
  Enchanted permanent is a colorless Forest land.
Card Winds | {2}{U} | Enchantment
  Creatures you control have flying.
Card Nets | {2}{G} | Enchantment
  Creatures with flying have reach.
Card Banner | {1}{W}{W} | Enchantment
  Creatures you control get +1/+1.
Card Crusade | {W}{W} | Enchantment
  White creatures get +1/+1.
Card Snowfall | {W} | Enchantment
  All creatures are white.
Card Taking | {2}{U}{U} | Enchantment — Aura
  Enchant creature
  You control enchanted creature.
Card Turning | {1}{U} | Instant
  Switch target creature's power and toughness until end of turn.
Card Growing | {G} | Instant
  Target creature gets +3/+3 until end of turn.
Card Shrinking | {U} | Instant
  Target creature has base power and toughness 0/1 until end of turn.
Card Dreads | {2}{B} | Enchantment
  Goblin creatures have fear.
Card Bear | {1}{G} | Creature — Bear | 2/2
Card Archer | {1}{G} | Creature — Elf | 1/3
  Reach
Card Counter | {1}{G} | Creature — Lhurgoyf | */1+*
  Counter's power is equal to the number of creature cards in all graveyards and its toughness is equal to that number plus 1.
Card Raider | {R} | Creature — Goblin | 1/1
Card Gobbing | {3}{R} | Enchantment
  Each Elf is a Goblin in addition to its other types.
Card Keeping | {2}{U}{U} | Enchantment — Aura
  Enchant creature
  You control enchanted creature.
Card Wings | {U} | Enchantment — Aura
  Enchant creature
  Enchanted creature has flying.
Card Lead | {U} | Enchantment — Aura
  Enchant creature
  Enchanted creature loses flying.
Card Ink | {U} | Instant
  Target creature becomes blue until end of turn.
Card Waking | {G} | Instant
  Until end of turn, target land becomes a 3/3 creature that's still a land.
Card Dyeing | {U} | Instant
  Target creature gets +1/+1 and becomes blue until end of turn.
Card Grabbing | {R} | Sorcery
  Gain control of target creature until end of turn. It gains haste until end of turn.
Card Mirror | {3}{U} | Creature — Shapeshifter | 0/0
  You may have Mirror enter the battlefield as a copy of any creature on the battlefield.
`;

type Steps = readonly string[];
type Expected = { readonly now: Steps; readonly '2006'?: Steps; readonly '2009–2011'?: Steps; readonly '2009'?: Steps };

const older: Readonly<Record<Exclude<EditionName, '2026-02'>, (expected: Expected) => Steps | undefined>> = {
  '2006-10': (expected) => expected['2006'],
  '2009-10': (expected) => expected['2009'] ?? expected['2009–2011'],
  '2011-09': (expected) => expected['2009–2011'],
};

function steps(lines: string, label: string, edition: EditionName): readonly string[] {
  const { setting } = placeAfter(CARDS, lines, edition);
  const found = explained(setting, objectMeant(setting, label).id);
  return (found?.applications ?? []).map(
    ({ layer, source, dependedOn }) =>
      `${layer}: ${source}${dependedOn.length === 0 ? '' : ` after ${dependedOn.join(', ')}`}`,
  );
}

describe('why an object is as it is', () => {
  const cases: readonly (readonly [string, string, string, Expected])[] = [
    [
      'what takes abilities, made a creature by a later effect',
      'A: Leveler, Waker',
      'Leveler',
      {
        now: ['type: Waker', 'ability: Leveler', 'pt-set: Leveler', 'pt-set: Waker'],
        '2006': ['type: Waker', 'other: Leveler', 'pt-other: Leveler', 'pt-other: Waker'],
      },
    ],
    [
      'what takes abilities, made a creature by an earlier effect',
      'A: Waker, Leveler',
      'Leveler',
      {
        now: ['type: Waker', 'ability: Leveler', 'pt-set: Waker', 'pt-set: Leveler'],
        '2006': ['type: Waker', 'other: Leveler', 'pt-other: Waker', 'pt-other: Leveler'],
      },
    ],
    [
      'a land whose effect another takes away, though it is older',
      'A: Deep Tomb, Red Moon',
      'Deep Tomb',
      { now: ['type: Red Moon'] },
    ],
    ['the other land beside them', 'A: Deep Tomb, Red Moon, Tower', 'Tower', { now: ['type: Red Moon'] }],
    ['a land that gets a type in addition', 'A: Deep Tomb, Tower', 'Tower', { now: ['type: Deep Tomb'] }],
    ['types by dependency', 'A: Elfing, Naming, Bear', 'Bear', { now: ['type: Naming', 'type: Elfing after Naming'] }],
    [
      'types in the order of time and of dependency',
      'A: Naming, Elfing, Bear',
      'Bear',
      { now: ['type: Naming', 'type: Elfing after Naming'] },
    ],
    [
      'an artifact by dependency, and so a creature',
      'A: March, Plating, Relic',
      'Relic',
      {
        now: ['type: Plating', 'type: March after Plating', 'pt-set: March'],
        '2006': ['type: Plating', 'type: March after Plating', 'pt-other: March'],
      },
    ],
    ['a forest no more, and so no creature', 'A: Green Wood, Red Moon, Grove', 'Grove', { now: ['type: Red Moon'] }],
    [
      'a basic forest',
      'A: Green Wood, Red Moon, Forest',
      'Forest',
      { now: ['type: Green Wood', 'pt-set: Green Wood'], '2006': ['type: Green Wood', 'pt-other: Green Wood'] },
    ],
    ['a creature that is a nonbasic land', 'A: Dryad Grove, Red Moon', 'Dryad Grove', { now: ['type: Red Moon'] }],
    [
      'a creature that an Aura makes a land',
      'A: Archer, Song (attached to Archer)',
      'Archer',
      { now: ['type: Song', 'color: Song'], '2006': ['type: Song', 'other: Song'] },
    ],
    [
      'abilities by dependency',
      'A: Nets, Winds, Bear',
      'Bear',
      { now: ['ability: Winds', 'ability: Nets after Winds'], '2006': ['other: Winds', 'other: Nets after Winds'] },
    ],
    [
      'a keyword for a type that another effect gives',
      'A: Dreads, Naming, Bear',
      'Bear',
      { now: ['type: Naming', 'ability: Dreads'], '2006': ['type: Naming', 'other: Dreads'] },
    ],
    [
      'one that is set and raised, the raising being older',
      'A: Banner, Leveler, Archer',
      'Archer',
      {
        now: ['ability: Leveler', 'pt-set: Leveler', 'pt-modify: Banner'],
        '2006': ['other: Leveler', 'pt-other: Leveler', 'pt-static: Banner'],
      },
    ],
    [
      'raised for a colour that another effect gives',
      'A: Crusade, Snowfall, Bear',
      'Bear',
      { now: ['color: Snowfall', 'pt-modify: Crusade'], '2006': ['other: Snowfall', 'pt-static: Crusade'] },
    ],
    ['under the control of another', 'A: Taking (attached to Bear)\nB: Bear', 'Bear', { now: ['control: Taking'] }],
    [
      'a counter, a spell, and a switch before that spell',
      'A: Island ×2, Forest, Archer (1 +1/+1 counter) | hand: Turning, Growing\nA casts Turning, targeting Archer\nAll pass until it resolves\nA casts Growing, targeting Archer\nAll pass until it resolves',
      'Archer',
      {
        now: ['pt-modify: Archer', 'pt-modify: Growing', 'pt-switch: Turning'],
        '2009–2011': ['pt-modify: Growing', 'pt-counters: Archer', 'pt-switch: Turning'],
        '2006': ['pt-other: Growing', 'pt-counters: Archer', 'pt-switch: Turning'],
      },
    ],
    [
      'a spell that sets after one that raises',
      'A: Island, Forest, Banner, Bear | hand: Growing, Shrinking\nA casts Growing, targeting Bear\nAll pass until it resolves\nA casts Shrinking, targeting Bear\nAll pass until it resolves',
      'Bear',
      {
        now: ['pt-set: Shrinking', 'pt-modify: Banner', 'pt-modify: Growing'],
        '2006': ['pt-other: Growing', 'pt-other: Shrinking', 'pt-static: Banner'],
      },
    ],
    [
      'one that defines itself, raised',
      'A: Banner, Counter | graveyard: Bear',
      'Counter',
      { now: ['pt-cda: Counter', 'pt-modify: Banner'], '2006': ['pt-cda: Counter', 'pt-static: Banner'] },
    ],
    [
      'a copy of one that defines itself',
      'A: Island ×4, Counter | hand: Mirror | graveyard: Bear\nA casts Mirror\nAll pass until it resolves\nA answers Counter',
      'Mirror',
      { now: ['copy: Mirror', 'pt-cda: Mirror'] },
    ],
    [
      'one that loses its abilities and is a creature by another effect',
      'A: Waker, Leveler, Relic',
      'Relic',
      {
        now: ['type: Waker', 'ability: Leveler', 'pt-set: Waker', 'pt-set: Leveler'],
        '2006': ['type: Waker', 'other: Leveler', 'pt-other: Waker', 'pt-other: Leveler'],
      },
    ],
    [
      'under the control of another, and raised by that player',
      'A: Banner, Taking (attached to Bear)\nB: Bear',
      'Bear',
      { now: ['control: Taking', 'pt-modify: Banner'], '2006': ['control: Taking', 'pt-static: Banner'] },
    ],
    [
      'an artifact made a creature, and what creatures lose',
      'A: March, Leveler, Rock',
      'Rock',
      {
        now: ['type: March', 'ability: Leveler', 'pt-set: March', 'pt-set: Leveler'],
        '2006': ['type: March', 'other: Leveler', 'pt-other: March', 'pt-other: Leveler'],
      },
    ],
    [
      'a land made a creature, and what creatures lose',
      'A: Leveler, Green Wood, Forest',
      'Forest',
      {
        now: ['type: Green Wood', 'ability: Leveler', 'pt-set: Leveler'],
        '2006': ['type: Green Wood', 'other: Leveler', 'pt-other: Leveler'],
      },
    ],
    [
      'a creature made a land, and that a creature again',
      'A: Green Wood, Archer, Song (attached to Archer)',
      'Archer',
      {
        now: ['type: Song', 'type: Green Wood after Song', 'color: Song', 'pt-set: Green Wood'],
        '2006': ['type: Song', 'type: Green Wood after Song', 'other: Song', 'pt-other: Green Wood'],
      },
    ],
    [
      'two types in turn, and the keyword of the first',
      'A: Elfing, Dreads, Naming, Bear',
      'Bear',
      {
        now: ['type: Naming', 'type: Elfing after Naming', 'ability: Dreads'],
        '2006': ['type: Naming', 'type: Elfing after Naming', 'other: Dreads'],
      },
    ],
    [
      'white for one effect, colorless for a later one, raised for neither',
      'A: Crusade, Snowfall, Song (attached to Bear), Bear',
      'Bear',
      { now: ['type: Song', 'color: Song'], '2006': ['type: Song', 'other: Song'] },
    ],
    [
      'a counter on what is set',
      'A: Leveler, Bear (1 +1/+1 counter)',
      'Bear',
      {
        now: ['pt-set: Leveler', 'pt-modify: Bear'],
        '2009–2011': ['pt-set: Leveler', 'pt-counters: Bear'],
        '2006': ['pt-other: Leveler', 'pt-counters: Bear'],
      },
    ],
    [
      'one that defines itself and loses that',
      'A: Leveler, Counter | graveyard: Bear',
      'Counter',
      {
        now: ['ability: Leveler', 'pt-set: Leveler'],
        '2006': ['other: Leveler', 'pt-other: Leveler'],
      },
    ],
    [
      'flying given, taken from all, and what flying gives',
      'A: Nets, Winds, Leveler, Bear',
      'Bear',
      {
        now: ['ability: Winds', 'ability: Leveler', 'pt-set: Leveler'],
        '2009': ['ability: Winds', 'ability: Nets after Winds', 'ability: Leveler', 'pt-set: Leveler'],
        '2006': ['other: Winds', 'other: Nets after Winds', 'other: Leveler', 'pt-other: Leveler'],
      },
    ],
    [
      'types that depend on each other, by timestamp: one that the older effect does not find yet',
      'A: Elfing, Gobbing, Raider, Archer',
      'Archer',
      { now: ['type: Gobbing'] },
    ],
    [
      'types that depend on each other, by timestamp: one that the older effect finds',
      'A: Elfing, Gobbing, Raider, Archer',
      'Raider',
      { now: ['type: Elfing'] },
    ],
    [
      'control taken twice',
      'A: Taking (attached to Bear)\nB: Bear, Keeping (attached to Bear)',
      'Bear',
      { now: ['control: Taking', 'control: Keeping'] },
    ],
    [
      'a keyword given and then taken',
      'A: Wings (attached to Bear), Lead (attached to Bear), Bear',
      'Bear',
      { now: ['ability: Wings', 'ability: Lead'], '2006': ['other: Wings', 'other: Lead'] },
    ],
    [
      'a keyword taken before it is given',
      'A: Lead (attached to Bear), Wings (attached to Bear), Bear',
      'Bear',
      { now: ['ability: Wings'], '2006': ['other: Wings'] },
    ],
    [
      'a colour of a later spell, and no longer raised for the older one',
      'A: Island, Crusade, Snowfall, Bear | hand: Ink\nA casts Ink, targeting Bear\nAll pass until it resolves',
      'Bear',
      { now: ['color: Snowfall', 'color: Ink'], '2006': ['other: Snowfall', 'other: Ink'] },
    ],
    [
      'a land set to a type and then a creature until end of turn',
      'A: Forest, Red Moon, Tower | hand: Waking\nA casts Waking, targeting Tower\nAll pass until it resolves',
      'Tower',
      {
        now: ['type: Red Moon', 'type: Waking', 'pt-set: Waking'],
        '2006': ['type: Red Moon', 'type: Waking', 'pt-other: Waking'],
      },
    ],
    [
      'a land made a creature by what is newer than the effect on creatures',
      'A: Forest, Leveler, Tower | hand: Waking\nA casts Waking, targeting Tower\nAll pass until it resolves',
      'Tower',
      {
        now: ['type: Waking', 'ability: Leveler', 'pt-set: Leveler', 'pt-set: Waking'],
        '2006': ['type: Waking', 'other: Leveler', 'pt-other: Leveler', 'pt-other: Waking'],
      },
    ],
    [
      'one spell in two layers',
      'A: Island, Bear | hand: Dyeing\nA casts Dyeing, targeting Bear\nAll pass until it resolves',
      'Bear',
      { now: ['color: Dyeing', 'pt-modify: Dyeing'], '2006': ['other: Dyeing', 'pt-other: Dyeing'] },
    ],
    [
      'control and haste of one spell',
      'A: Mountain | hand: Grabbing\nB: Bear\nA casts Grabbing, targeting Bear\nAll pass until it resolves',
      'Bear',
      { now: ['control: Grabbing', 'ability: Grabbing'], '2006': ['control: Grabbing', 'other: Grabbing'] },
    ],
    [
      'one that defines itself, switched',
      'A: Island ×2, Counter | hand: Turning | graveyard: Bear\nA casts Turning, targeting Counter\nAll pass until it resolves',
      'Counter',
      { now: ['pt-cda: Counter', 'pt-switch: Turning'] },
    ],
  ];
  const all = cases.flatMap(([name, lines, label, expected]) =>
    EDITIONS.map((edition) => {
      const old = edition === '2026-02' ? undefined : older[edition](expected);
      return [name, edition, lines, label, old ?? expected.now] as const;
    }),
  );
  it.each(all)('%s, by the rules of %s', (_, edition, lines, label, expected) => {
    expect(steps(lines, label, edition)).toEqual(expected);
  });
});
