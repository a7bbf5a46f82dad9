/** Mutate, and permanents that several merged cards represent. 2006, 2009, 2011: none · 2026: 702.140, 729 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const shown = (by: string, ...rules: string[]) => rules.flatMap((rule) => across(by, null, null, null, rule));

const cards = {
  Vulpikeet: {
    wording: '2026-02',
    cost: '{3}{W}',
    type: 'Creature — Fox Bird',
    text: 'Mutate {2}{W} (If you cast this spell for its mutate cost, put it over or under target non-Human creature you own. They mutate into the creature on top plus all abilities from under it.)\nFlying\nWhenever this creature mutates, put a +1/+1 counter on it.',
    pt: '2/3',
  },
} as const satisfies NonNullable<ScenarioInput['cards']>;

const BEARS = { card: 'Grizzly Bears', label: 'Bears' };
const PROWLER = { card: 'Kessig Prowler // Sinuous Predator', label: 'Prowler' };

type Line = NonNullable<ScenarioInput['script']>[number];

/** The bird is cast for its mutate cost and merges with what is its only possible target. */
const mutated = (place: 'on top' | 'on the bottom'): readonly Line[] => [
  { as: 'A', cast: 'Vulpikeet', by: 'mutate' },
  { until: 'resolved' },
  { as: 'A', answer: place },
];

export const merged: readonly ScenarioInput[] = [
  {
    name: 'A mutating creature spell merges with its target, here on top of it, and that has mutated',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Plains ×3', BEARS], hand: ['Vulpikeet'] } } },
    script: [
      ...mutated('on top'),
      {
        expect: {
          count: { Vulpikeet: 1, 'Grizzly Bears': 0 },
          zone: { Bears: 'battlefield', Vulpikeet: 'battlefield' },
          name: { Bears: 'Vulpikeet' },
          pt: { Bears: '2/3' },
        },
        id: 'one',
      },
      { expect: { stack: ['Vulpikeet'] }, id: 'triggers' },
      { until: 'resolved' },
      { expect: { pt: { Bears: '3/4' } } },
    ],
    shows: [...shown('one', '702.140c', '729.2'), ...shown('triggers', '702.140d')],
  },
  {
    name: 'A mutated permanent is its topmost card, with the abilities of all',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', { card: 'Alpine Grizzly', label: 'Bears' }], hand: ['Vulpikeet'] },
      },
    },
    script: [
      ...mutated('on the bottom'),
      { until: 'resolved' },
      {
        expect: {
          name: { Bears: 'Alpine Grizzly' },
          pt: { Bears: '5/3' },
          manaValue: { Bears: 3 },
          colors: { Bears: 'G' },
          subtypes: { Bears: ['Bear'] },
          keywords: { Bears: ['flying'] },
        },
        id: 'topmost',
      },
    ],
    shows: shown('topmost', '702.140e', '729.2a'),
  },
  {
    name: 'What a spell merges with has not entered, and is the object that it was',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×3', { ...BEARS, counters: { '+1/+1': 1 }, damage: 1 }],
          hand: ['Vulpikeet'],
        },
        B: { battlefield: [{ card: 'Soul Warden', label: 'Warden' }] },
      },
    },
    script: [
      ...mutated('on top'),
      { expect: { stack: ['Vulpikeet'], life: { B: 20 } }, id: 'not entered' },
      { expect: { counters: { Bears: { '+1/+1': 1 } }, damage: { Bears: 1 } } },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { expect: { mayAttack: { Bears: ['B'] } }, id: 'attacks' },
      { as: 'A', attack: ['Bears'] },
      { until: 'main2' },
      { expect: { life: { B: 16 } } },
    ],
    shows: [...shown('not entered', '729.2b'), ...shown('attacks', '729.2c')],
  },
  {
    name: 'A mutating creature spell targets a non-Human creature that its owner owns',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', 'Elite Vanguard'], hand: ['Vulpikeet'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [{ expect: { cannot: [{ as: 'A', cast: 'Vulpikeet', by: 'mutate' }] }, id: 'no target' }],
    shows: shown('no target', '702.140a'),
  },
  {
    name: 'A mutating creature spell without its target goes on as a creature spell',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', BEARS], hand: ['Vulpikeet'] },
        B: { battlefield: ['Swamp ×3'], hand: ['Murder'] },
      },
    },
    script: [
      { as: 'A', cast: 'Vulpikeet', by: 'mutate' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Murder' },
      { until: 'resolved' },
      { expect: { zone: { Bears: 'graveyard' } } },
      { until: 'resolved' },
      {
        expect: { zone: { Vulpikeet: 'battlefield', Bears: 'graveyard' }, pt: { Vulpikeet: '2/3' }, stack: [] },
        id: 'creature',
      },
    ],
    shows: shown('creature', '702.140b'),
  },
  {
    name: 'What changes a mutating creature spell changes the permanent that it merges with',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×3', 'Mountain', BEARS], hand: ['Vulpikeet', 'Chaoslace'] } },
    },
    script: [
      { as: 'A', cast: 'Vulpikeet', by: 'mutate' },
      { as: 'A', cast: 'Chaoslace', targets: ['Vulpikeet'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: 'on top' },
      { expect: { colors: { Bears: 'R' } }, id: 'red' },
    ],
    shows: shown('red', '702.140f'),
  },
  {
    name: 'A merged permanent is a token if its topmost component is one, here a card',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×4', 'Forest', 'Intangible Virtue'], hand: ['Vulpikeet', 'Call of the Conclave'] },
      },
    },
    script: [
      { as: 'A', cast: 'Call of the Conclave' },
      { until: 'resolved' },
      { expect: { pt: { 'Centaur Token': '4/4' } } },
      ...mutated('on top'),
      { expect: { name: { Vulpikeet: 'Vulpikeet' }, pt: { Vulpikeet: '2/3' } }, id: 'card' },
    ],
    shows: shown('card', '729.2d'),
  },
  {
    name: 'A merged permanent is a token if its topmost component is one, here the token; its card goes where it goes',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Forest', 'Island', 'Intangible Virtue'],
          hand: ['Vulpikeet', 'Call of the Conclave', 'Unsummon'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Call of the Conclave' },
      { until: 'resolved' },
      ...mutated('on the bottom'),
      { until: 'resolved' },
      { expect: { pt: { Vulpikeet: '5/5' }, keywords: { Vulpikeet: ['flying', 'vigilance'] } }, id: 'token' },
      { as: 'A', cast: 'Unsummon' },
      { until: 'resolved' },
      { expect: { hand: { A: ['Vulpikeet'] }, count: { 'Centaur Token': 0 } }, id: 'parted' },
    ],
    shows: [...shown('token', '729.2d'), ...shown('parted', '729.3')],
  },
  {
    name: 'A merged permanent that dies is one creature, and each of its cards goes to the graveyard',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', BEARS], hand: ['Vulpikeet'] },
        B: { battlefield: ['Swamp ×3', 'Deathgreeter'], hand: ['Murder'] },
      },
    },
    script: [
      ...mutated('on top'),
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Murder', targets: ['Vulpikeet'] },
      { until: 'resolved' },
      { expect: { zone: { Bears: 'graveyard', Vulpikeet: 'graveyard' }, stack: ['Deathgreeter'] }, id: 'each' },
      { until: 'resolved' },
      { as: 'B', answer: false },
    ],
    shows: shown('each', '729.3'),
  },
  {
    name: 'Its owner arranges the cards of a merged permanent on a library, and does not reveal the order',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', BEARS], hand: ['Vulpikeet'] },
        B: { battlefield: ['Island ×4'], hand: ['Griptide'] },
      },
    },
    script: [
      ...mutated('on top'),
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Griptide' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears', 'Vulpikeet'] },
      { expect: { library: { A: 12 }, sees: { B: { Bears: null, Vulpikeet: null } } }, id: 'unknown' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { hand: { A: ['Bears'] } }, id: 'arranged' },
    ],
    shows: [...shown('unknown', '729.3a'), ...shown('arranged', '729.3a')],
  },
  {
    name: 'Who exiles a merged permanent says which of its cards is the earlier',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', BEARS], hand: ['Vulpikeet'] },
        B: { battlefield: ['Plains'], hand: ['Path to Exile'] },
      },
    },
    script: [
      ...mutated('on top'),
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Path to Exile' },
      { until: 'asked' },
      { expect: { asks: { as: 'B', kind: 'order', options: 2 } }, id: 'who exiles' },
      { as: 'B', answer: ['Grizzly Bears', 'Vulpikeet'] },
      { as: 'A', answer: false },
    ],
    shows: shown('who exiles', '729.3b'),
  },
  {
    name: 'What finds the object that a merged permanent became finds every card of it',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×5', 'Island', BEARS], hand: ['Vulpikeet', 'Cloudshift'] } },
    },
    script: [
      ...mutated('on top'),
      { until: 'resolved' },
      { as: 'A', cast: 'Cloudshift' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears', 'Vulpikeet'] },
      {
        expect: {
          zone: { Bears: 'battlefield', Vulpikeet: 'battlefield' },
          name: { Bears: 'Grizzly Bears', Vulpikeet: 'Vulpikeet' },
          count: { Vulpikeet: 1, 'Grizzly Bears': 1 },
        },
        id: 'every card',
      },
    ],
    shows: shown('every card', '729.3c'),
  },
  {
    name: 'A replacement effect that applies to a merged permanent as it leaves applies to all of its cards',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', BEARS], hand: ['Vulpikeet'] },
        B: { battlefield: ['Swamp ×3', 'Samurai of the Pale Curtain'], hand: ['Murder'] },
      },
    },
    script: [
      ...mutated('on top'),
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Murder', targets: ['Vulpikeet'] },
      { until: 'resolved' },
      { as: 'B', answer: ['Grizzly Bears', 'Vulpikeet'] },
      { expect: { zone: { Bears: 'exile', Vulpikeet: 'exile' } }, id: 'all' },
    ],
    shows: shown('all', '729.3d'),
  },
  {
    name: 'A merged permanent is face up or face down as its topmost component is, and has not been turned',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×3', { card: 'Grinning Demon', label: 'Lurker', faceDown: true }],
          hand: ['Vulpikeet'],
        },
        B: { battlefield: ['Aven Farseer'] },
      },
    },
    script: [
      ...mutated('on top'),
      {
        expect: {
          faceDown: { Lurker: false },
          name: { Lurker: 'Vulpikeet' },
          counters: { 'Aven Farseer': { '+1/+1': 0 } },
        },
        id: 'up',
      },
      { expect: { stack: ['Vulpikeet'] } },
    ],
    shows: shown('up', '729.2e'),
  },
  {
    name: 'A face-down permanent with a card merged under it stays face down',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×3', { card: 'Grinning Demon', label: 'Lurker', faceDown: true }],
          hand: ['Vulpikeet'],
        },
      },
    },
    script: [
      ...mutated('on the bottom'),
      { expect: { faceDown: { Lurker: true }, name: { Lurker: '' }, pt: { Lurker: '2/2' } }, id: 'down' },
    ],
    shows: shown('down', '729.2e'),
  },
  {
    name: 'A merged permanent that is turned face down has each of its cards turned',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×3', 'Island ×5', BEARS], hand: ['Vulpikeet', 'Ixidron'] } },
    },
    script: [
      ...mutated('on the bottom'),
      { until: 'resolved' },
      { expect: { keywords: { Bears: ['flying'] }, pt: { Bears: '3/3' } } },
      { as: 'A', cast: 'Ixidron' },
      { until: 'resolved' },
      {
        expect: {
          faceDown: { Bears: true },
          pt: { Bears: '3/3' },
          lacks: { Bears: ['flying'] },
          abilities: { Bears: 0 },
        },
        id: 'each',
      },
    ],
    shows: shown('each', '729.2f'),
  },
  {
    name: 'A merged permanent transforms by its double-faced cards, is no double-faced permanent, and can’t be turned face down',
    editions: [...TODAY],
    cards: {
      ...cards,
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
          battlefield: ['Plains ×3', 'Forest ×5', 'Island ×5', 'Strange Tide', PROWLER],
          hand: ['Vulpikeet', 'Ixidron'],
        },
      },
    },
    script: [
      ...mutated('on the bottom'),
      { until: 'resolved' },
      { as: 'A', activate: 'Prowler' },
      { until: 'resolved' },
      {
        expect: { name: { Prowler: 'Sinuous Predator' }, pt: { Prowler: '5/5' }, keywords: { Prowler: ['flying'] } },
        id: 'turns',
      },
      { as: 'A', cast: 'Ixidron' },
      { until: 'resolved' },
      { expect: { faceDown: { Prowler: false } }, id: 'face up' },
    ],
    shows: [...shown('turns', '729.2i'), ...shown('face up', '729.2j')],
  },
  {
    name: 'A face-down merged permanent with an instant card in it is revealed and stays face down',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×3', { card: 'Shock', label: 'Lurker', faceDown: 'manifest' }],
          hand: ['Vulpikeet'],
        },
        B: { battlefield: ['Mountain ×2'], hand: ['Break Open'] },
      },
    },
    script: [
      ...mutated('on the bottom'),
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Break Open' },
      { until: 'resolved' },
      { expect: { faceDown: { Lurker: true } }, id: 'stays' },
    ],
    shows: shown('stays', '729.2g'),
  },
  {
    name: 'Of a flip card in a merged permanent that is flipped the other half counts',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×3', 'Swamp ×2', { card: 'Nezumi Shortfang // Stabwhisker the Odious', label: 'Fang' }],
          hand: ['Vulpikeet'],
        },
        B: { hand: ['Shock'] },
      },
    },
    script: [
      ...mutated('on the bottom'),
      { until: 'resolved' },
      { as: 'A', activate: 'Fang' },
      { until: 'resolved' },
      {
        expect: { name: { Fang: 'Stabwhisker the Odious' }, pt: { Fang: '4/4' }, keywords: { Fang: ['flying'] } },
        id: 'flipped',
      },
    ],
    shows: shown('flipped', '729.2h'),
  },
  {
    name: 'A mutating creature spell that resolves enters nothing: it merges with its target',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Plains ×3', BEARS, 'Soul Warden'], hand: ['Vulpikeet'] } } },
    script: [
      ...mutated('on the bottom'),
      { expect: { count: { 'Grizzly Bears': 1, Vulpikeet: 0 }, stack: ['Bears'], life: { A: 20 } }, id: 'merges' },
      { until: 'empty' },
    ],
    shows: shown('merges', '608.3d'),
  },
];
