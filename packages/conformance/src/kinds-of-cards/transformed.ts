/**
 * Cast, put or turned so that the back face is up; converting; what a double-faced card can't become.
 * 2006, 2009, 2011: none · 2026: 701.27–28, 702.146, 702.161–162, 712.8c, 712.10–14, 712.18
 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const shown = (by: string, ...rules: string[]) => rules.flatMap((rule) => across(by, null, null, null, rule));

const cards = {
  'Lunarch Veteran // Luminous Phantom': {
    wording: '2026-02',
    cost: '{W}',
    type: 'Creature — Human Cleric',
    text: 'Whenever another creature you control enters, you gain 1 life.\nDisturb {1}{W} (You may cast this card from your graveyard transformed for its disturb cost.)',
    pt: '1/1',
    other: {
      type: 'Creature — Spirit Cleric',
      text: 'Flying\nWhenever another creature you control leaves the battlefield, you gain 1 life.\nIf Luminous Phantom would be put into a graveyard from anywhere, exile it instead.',
      pt: '1/1',
    },
  },
  'Slicer, Hired Muscle // Slicer, High-Speed Antagonist': {
    wording: '2026-02',
    cost: '{4}{R}',
    type: 'Legendary Artifact Creature — Robot',
    text: "More Than Meets the Eye {2}{R} (You may cast this card converted for {2}{R}.)\nDouble strike, haste\nAt the beginning of each opponent's upkeep, you may have that player gain control of Slicer until end of turn. If you do, untap Slicer, goad it, and it can't be sacrificed this turn. If you don't, convert it.",
    pt: '3/4',
    other: {
      type: 'Legendary Artifact — Vehicle',
      text: 'Living metal (During your turn, this Vehicle is also a creature.)\nFirst strike, haste\nWhenever Slicer deals combat damage to a player, convert it at end of combat.',
      pt: '3/2',
    },
  },
  'Beyeen Veil // Beyeen Coast': {
    layout: 'modal-double-faced',
    wording: '2026-02',
    cost: '{1}{U}',
    type: 'Instant',
    text: 'Creatures your opponents control get -2/-0 until end of turn.',
    other: { type: 'Land', text: 'This land enters tapped.\n{T}: Add {U}.' },
  },
  'Kazandu Mammoth // Kazandu Valley': {
    layout: 'modal-double-faced',
    wording: '2026-02',
    cost: '{1}{G}{G}',
    type: 'Creature — Elephant',
    text: 'Landfall — Whenever a land you control enters, this creature gets +2/+2 until end of turn.',
    pt: '3/3',
    other: { type: 'Land', text: 'This land enters tapped.\n{T}: Add {G}.' },
  },
} as const satisfies NonNullable<ScenarioInput['cards']>;

const VETERAN = { card: 'Lunarch Veteran // Luminous Phantom', label: 'Veteran' };
const SLICER = { card: 'Slicer, Hired Muscle // Slicer, High-Speed Antagonist', label: 'Slicer' };
const COAST = { card: 'Beyeen Veil // Beyeen Coast', label: 'Coast' };
const VALLEY = { card: 'Kazandu Mammoth // Kazandu Valley', label: 'Valley' };

export const transformed: readonly ScenarioInput[] = [
  {
    name: 'A card cast transformed is its back face as a spell and enters so, with the mana value of its front',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Plains ×2'], graveyard: [VETERAN] } } },
    script: [
      { expect: { name: { Veteran: 'Lunarch Veteran' } } },
      { as: 'A', cast: 'Veteran', by: 'disturb', face: 1 },
      {
        expect: {
          name: { Veteran: 'Luminous Phantom' },
          subtypes: { Veteran: ['Spirit', 'Cleric'] },
          keywords: { Veteran: ['flying'] },
          manaValue: { Veteran: 1 },
        },
        id: 'spell',
      },
      { until: 'resolved' },
      { expect: { name: { Veteran: 'Luminous Phantom' }, manaValue: { Veteran: 1 } }, id: 'permanent' },
    ],
    shows: [...shown('spell', '712.11a', '712.8c'), ...shown('permanent', '702.146b')],
  },
  {
    name: 'Disturb casts from the graveyard for its cost, and not from the hand',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains'], graveyard: [VETERAN], hand: [{ ...VETERAN, label: 'In hand' }] } },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'In hand', face: 0 }],
          cannot: [
            { as: 'A', cast: 'In hand', face: 1 },
            { as: 'A', cast: 'Veteran', face: 0 },
            // one land is too few
            { as: 'A', cast: 'Veteran', face: 1 },
          ],
        },
        id: 'cost',
      },
    ],
    shows: shown('cost', '702.146a'),
  },
  {
    name: 'Only the face that will be up is asked whether it can be cast transformed, and the ability that lets it',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Mountain ×3', 'Steel Golem'], graveyard: [VETERAN], hand: [SLICER] },
      },
    },
    script: [
      // the golem forbids creature spells: the robot is one, the Vehicle is not, and the Phantom is
      {
        expect: {
          can: [{ as: 'A', cast: 'Slicer', face: 1 }],
          cannot: [
            { as: 'A', cast: 'Slicer', face: 0 },
            { as: 'A', cast: 'Veteran', face: 1 },
          ],
        },
        id: 'that face',
      },
      { as: 'A', cast: 'Slicer', by: 'more than meets the eye', face: 1 },
      { until: 'resolved' },
      { expect: { name: { Slicer: 'Slicer, High-Speed Antagonist' } }, id: 'by the front' },
    ],
    shows: [...shown('that face', '712.11c'), ...shown('by the front', '712.11d', '702.162a')],
  },
  {
    name: 'Living metal makes a Vehicle an artifact creature during its controller’s turn',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: [{ ...SLICER, transformed: true }] } } },
    script: [
      { expect: { types: { Slicer: ['artifact', 'creature'] }, pt: { Slicer: '3/2' } }, id: 'creature' },
      { until: 'turn' },
      { until: 'upkeep' },
      { expect: { types: { Slicer: ['artifact'] } }, id: 'not then' },
    ],
    shows: [...shown('creature', '702.161a'), ...shown('not then', '702.161a')],
  },
  {
    name: 'What is told to return transformed enters with its back face up; what has none stays where it is',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×4', { card: 'Loyal Cathar // Unhallowed Cathar', label: 'Cathar' }],
          hand: ['Clone'],
        },
        B: { battlefield: ['Swamp ×6'], hand: ['Murder', { card: 'Murder', label: 'Second' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Cathar'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Murder', targets: ['Cathar'] },
      { until: 'resolved' },
      { until: 'empty' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Second', targets: ['Clone'] },
      { until: 'resolved' },
      { until: 'empty' },
      { expect: { zone: { Cathar: 'graveyard', Clone: 'graveyard' } } },
      { until: 'end' },
      { until: 'asked' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      {
        expect: { zone: { Cathar: 'battlefield' }, name: { Cathar: 'Unhallowed Cathar' }, pt: { Cathar: '2/1' } },
        id: 'back',
      },
      { expect: { zone: { Clone: 'graveyard' } }, id: 'stays' },
    ],
    shows: [...shown('back', '712.14a'), ...shown('stays', '712.14a')],
  },
  {
    name: 'A modal double-faced card that is put onto the battlefield enters with its front face up, or stays where it is',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×6'],
          hand: [COAST, VALLEY, 'Flickerwisp', { card: 'Flickerwisp', label: 'Other' }],
        },
      },
    },
    script: [
      { as: 'A', play: 'Coast', face: 1 },
      { expect: { name: { Coast: 'Beyeen Coast' }, tapped: { Coast: true } }, id: 'land' },
      { as: 'A', cast: 'Flickerwisp' },
      { until: 'resolved' },
      { as: 'A', answer: ['Coast'] },
      { until: 'resolved' },
      { expect: { zone: { Coast: 'exile' } } },
      { until: 'end' },
      { until: 'empty' },
      { expect: { zone: { Coast: 'exile' } }, id: 'stays' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'A', play: 'Valley', face: 1 },
      { as: 'A', cast: 'Other' },
      { until: 'resolved' },
      { as: 'A', answer: ['Valley'] },
      { until: 'resolved' },
      { until: 'end' },
      { until: 'empty' },
      { expect: { name: { Valley: 'Kazandu Mammoth' }, pt: { Valley: '3/3' } }, id: 'front' },
    ],
    shows: [...shown('land', '712.12'), ...shown('stays', '712.14b'), ...shown('front', '712.14')],
  },
  {
    name: 'What would transform into a sorcery stays as it is',
    editions: [...TODAY],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island',
            'Forest ×2',
            { card: 'Startled Awake // Persistent Nightmare', label: 'Nightmare', transformed: true },
            { card: 'Cloistered Youth // Unholy Fiend', label: 'Youth' },
          ],
          hand: ['Trickery Charm', 'Moonmist'],
        },
      },
    },
    script: [
      { expect: { name: { Nightmare: 'Persistent Nightmare' } } },
      { as: 'A', cast: 'Trickery Charm', modes: [1], targets: ['Nightmare'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Human' },
      { expect: { subtypes: { Nightmare: ['Human'] } } },
      { as: 'A', cast: 'Moonmist' },
      { until: 'resolved' },
      { expect: { name: { Nightmare: 'Persistent Nightmare', Youth: 'Unholy Fiend' } }, id: 'stays' },
    ],
    shows: shown('stays', '701.27d', '712.10'),
  },
  {
    name: 'A double-faced spell that would enter with a sorcery up goes to its owner’s graveyard',
    editions: [...TODAY],
    cards: {
      'Turning Gate': {
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'move', what: { is: 'type', type: 'creature' }, to: 'battlefield' },
                  instead: { instead: 'enters', transformed: true },
                },
              },
            ],
          },
        ],
      },
      'Frail Scholar // Last Lesson': {
        cost: '{W}',
        type: 'Creature — Human',
        pt: '1/1',
        other: { type: 'Sorcery', text: 'You gain 3 life.' },
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Turning Gate', 'Plains ×4'],
          hand: [
            { card: 'Frail Scholar // Last Lesson', label: 'Scholar' },
            { card: 'Cloistered Youth // Unholy Fiend', label: 'Youth' },
            'Elite Vanguard',
          ],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Youth' },
      { until: 'resolved' },
      { expect: { name: { Youth: 'Unholy Fiend' } } },
      { as: 'A', cast: 'Elite Vanguard' },
      { until: 'resolved' },
      { expect: { zone: { 'Elite Vanguard': 'battlefield' } } },
      { as: 'A', cast: 'Scholar' },
      { until: 'resolved' },
      { expect: { zone: { Scholar: 'graveyard' } }, id: 'graveyard' },
    ],
    shows: shown('graveyard', '712.13a'),
  },
  {
    name: 'What triggers on a permanent that transforms into something looks at what it has become',
    editions: [...TODAY],
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×2',
            'Cult of the Waxing Moon',
            { card: 'Cloistered Youth // Unholy Fiend', label: 'Youth' },
            { card: 'Hanweir Militia Captain // Westvale Cult Leader', label: 'Captain' },
          ],
          hand: ['Moonmist'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Moonmist' },
      { until: 'resolved' },
      {
        expect: {
          name: { Youth: 'Unholy Fiend', Captain: 'Westvale Cult Leader' },
          stack: ['Cult of the Waxing Moon'],
        },
        id: 'into',
      },
    ],
    shows: shown('into', '701.27e'),
  },
  {
    name: 'A delayed trigger transforms its own permanent today only if that has not transformed since it was created',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Archangel Avacyn // Avacyn, the Purifier', label: 'Avacyn' },
            'Grizzly Bears',
            { card: 'Grizzly Bears', label: 'Other' },
          ],
        },
        B: { battlefield: ['Swamp ×3'], hand: ['Infest'] },
      },
    },
    script: [
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Infest' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { until: 'end' },
      { until: 'asked' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Avacyn', 'Avacyn'] } },
      { until: 'resolved' },
      { expect: { name: { Avacyn: 'Avacyn, the Purifier' } } },
      { until: 'empty' },
      { expect: { name: { Avacyn: 'Archangel Avacyn' } }, in: ['2011-09'] },
      { expect: { name: { Avacyn: 'Avacyn, the Purifier' } }, in: ['2026-02'], id: 'once' },
    ],
    shows: shown('once', '701.27f'),
  },
  {
    name: 'To convert a permanent is to turn its other face up: it is the same object, and is not turned face up',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: [{ ...SLICER, counters: { '+1/+1': 1 } }, 'Aven Farseer'] } },
    },
    script: [
      { until: 'turn' },
      { until: 'upkeep' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      {
        expect: {
          name: { Slicer: 'Slicer, High-Speed Antagonist' },
          subtypes: { Slicer: ['Vehicle'] },
          counters: { Slicer: { '+1/+1': 1 } },
        },
        id: 'other face',
      },
      { expect: { stack: [], counters: { 'Aven Farseer': { '+1/+1': 0 } } }, id: 'not turned up' },
    ],
    shows: [...shown('other face', '701.28a'), ...shown('not turned up', '701.28b')],
  },
  {
    name: 'A copy that is no double-faced card does not convert',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Island ×4'], hand: ['Clone'] }, B: { battlefield: [SLICER] } },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Slicer'] },
      { until: 'turn' },
      { until: 'upkeep' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { name: { Clone: 'Slicer, Hired Muscle' } }, id: 'as it was' },
    ],
    shows: shown('as it was', '701.28c'),
  },
  {
    name: 'An ability that converts its own permanent does nothing if that has converted since',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: [SLICER, 'Strionic Resonator', 'Plains ×2'] } } },
    script: [
      { until: 'turn' },
      { until: 'upkeep' },
      { as: 'A', activate: 'Strionic Resonator' },
      { until: 'resolved' },
      { expect: { stack: ['Slicer', 'Slicer'] } },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { name: { Slicer: 'Slicer, High-Speed Antagonist' } } },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { name: { Slicer: 'Slicer, High-Speed Antagonist' } }, id: 'once' },
    ],
    shows: shown('once', '701.28e'),
  },
  {
    name: 'A double-faced card that is exiled face down is hidden like any other',
    editions: [...TODAY],
    position: {
      sides: {
        A: {
          battlefield: ['Necropotence'],
          library: [{ card: 'Cloistered Youth // Unholy Fiend', label: 'Youth' }, 'Plains'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Necropotence' },
      { until: 'resolved' },
      {
        expect: { zone: { Youth: 'exile' }, sees: { A: { Youth: 'Face-down card' }, B: { Youth: 'Face-down card' } } },
        id: 'hidden',
      },
    ],
    shows: shown('hidden', '712.17'),
  },
  {
    name: 'A copy of a double-faced permanent spell has both faces, and so has the token it becomes',
    editions: [...TODAY],
    cards: {
      'Double Major': {
        wording: '2026-02',
        cost: '{G}{U}',
        type: 'Instant',
        text: 'Copy target creature spell you control.',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×7', 'Island'],
          hand: ['Double Major', { card: 'Kessig Prowler // Sinuous Predator', label: 'Prowler' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Prowler' },
      { as: 'A', cast: 'Double Major' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { zone: { 'Kessig Prowler': 'battlefield' }, pt: { 'Kessig Prowler': '2/1' } } },
      { as: 'A', activate: 'Kessig Prowler' },
      { until: 'resolved' },
      { expect: { count: { 'Sinuous Predator': 1 }, pt: { 'Sinuous Predator': '4/4' } }, id: 'both' },
    ],
    shows: shown('both', '707.10g'),
  },
  {
    name: 'What can’t transform can’t convert either',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: [SLICER, 'Island ×5', 'Immerwolf'], hand: ['Xenograft'] },
      },
    },
    script: [
      { as: 'A', cast: 'Xenograft' },
      { until: 'resolved' },
      { as: 'A', answer: 'Werewolf' },
      { until: 'turn' },
      { until: 'upkeep' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { name: { Slicer: 'Slicer, Hired Muscle' } }, id: 'neither' },
    ],
    shows: shown('neither', '701.28f'),
  },
  {
    name: 'What would convert into a sorcery stays as it is',
    editions: [...TODAY],
    cards: {
      'Odd Lever': { wording: '2026-02', cost: '{1}', type: 'Artifact', text: '{T}: Convert target creature.' },
    },
    position: {
      sides: {
        A: {
          battlefield: [
            'Odd Lever',
            { card: 'Odd Lever', label: 'Second' },
            { card: 'Startled Awake // Persistent Nightmare', label: 'Nightmare', transformed: true },
            { card: 'Cloistered Youth // Unholy Fiend', label: 'Youth' },
          ],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Odd Lever', targets: ['Youth'] },
      { until: 'resolved' },
      { expect: { name: { Youth: 'Unholy Fiend' } } },
      { as: 'A', activate: 'Second', targets: ['Nightmare'] },
      { until: 'resolved' },
      { expect: { name: { Nightmare: 'Persistent Nightmare' } }, id: 'stays' },
    ],
    shows: shown('stays', '701.28d'),
  },
  {
    name: 'A transformed permanent has its back face up, however often it has transformed; a melded one is none',
    editions: [...TODAY],
    cards: {
      'Strange Tide': {
        wording: '2026-02',
        cost: '{1}{W}',
        type: 'Enchantment',
        text: 'Transformed creatures you control get +1/+1.',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: [
            'Strange Tide',
            'Forest ×10',
            { card: 'Kessig Prowler // Sinuous Predator', label: 'Prowler' },
            { card: 'Loyal Cathar // Unhallowed Cathar', label: 'Cathar', transformed: true },
            'Graf Rats',
            'Midnight Scavengers',
          ],
        },
      },
    },
    script: [
      { expect: { pt: { Prowler: '2/1', Cathar: '3/2' } }, id: 'back' },
      { as: 'A', activate: 'Prowler' },
      { until: 'resolved' },
      { expect: { pt: { Prowler: '5/5' } } },
      { until: 'beginCombat' },
      { until: 'resolved' },
      { expect: { name: { 'Graf Rats': 'Chittering Host' }, pt: { 'Graf Rats': '5/6' } }, id: 'melded' },
    ],
    shows: [...shown('back', '701.27g'), ...shown('melded', '701.27g')],
  },
];
