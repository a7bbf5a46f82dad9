/** Put onto the battlefield attached to what it cannot be attached to; power without a creature; creature lands. 2009: 302.4, 302.8 · 2011: 302.4 · 2026: 301.5e, 302.4, 303.4i, 704.8 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

/** A card from hand comes attached to a land. */
const rooted = (type: object) => ({
  'Strange Roots': {
    cost: '{W}',
    type: 'Instant',
    abilities: [
      {
        ability: 'spell' as const,
        body: {
          targets: [{ name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'land' } } }],
          effect: [
            {
              do: 'move',
              what: { set: 'all', where: type, zone: 'hand', of: { who: 'you' } },
              to: { zone: 'battlefield', attachedTo: { set: 'ref', name: 't1' } },
            },
          ],
        },
      },
    ],
  },
});

const counted = {
  'Weighing Hour': {
    cost: '{W}',
    type: 'Instant',
    abilities: [
      {
        ability: 'spell' as const,
        body: {
          targets: [{ name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'creature' } } }],
          effect: [
            {
              do: 'effect',
              parts: [
                {
                  part: 'change',
                  affects: { set: 'ref', name: 't1' },
                  mods: [{ mod: 'types', op: 'set', types: ['artifact'] }],
                },
              ],
              duration: { until: 'endOfTurn' },
            },
            {
              do: 'gainLife',
              who: { who: 'you' },
              amount: { q: 'add', of: [1, { q: 'stat', stat: 'power', of: { set: 'ref', name: 't1' } }] },
            },
          ],
        },
      },
    ],
  },
};

export const attachedAndOdd: readonly ScenarioInput[] = [
  {
    name: 'An Equipment put onto the battlefield attached to what it cannot equip comes unattached',
    editions: ['2026-02'],
    cards: rooted({ is: 'subtype', subtype: 'Equipment' }),
    position: { sides: { A: { battlefield: ['Plains', 'Forest'], hand: ['Strange Roots', 'Bonesplitter'] } } },
    script: [
      { as: 'A', cast: 'Strange Roots', targets: ['Forest'] },
      { until: 'resolved' },
      { expect: { zone: { Bonesplitter: 'battlefield' }, attached: { Bonesplitter: null } }, id: 'unattached' },
    ],
    shows: [{ rule: '301.5e', edition: '2026-02', by: 'unattached' }],
  },
  {
    name: 'What is no Aura, Equipment or Fortification comes unattached, whatever it is put onto',
    editions: ['2026-02'],
    cards: rooted({ is: 'type', type: 'creature' }),
    position: { sides: { A: { battlefield: ['Plains', 'Forest'], hand: ['Strange Roots', 'Grizzly Bears'] } } },
    script: [
      { as: 'A', cast: 'Strange Roots', targets: ['Forest'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, attached: { 'Grizzly Bears': null } }, id: 'unattached' },
    ],
    shows: [{ rule: '303.4h', edition: '2026-02', by: 'unattached' }],
  },
  {
    name: 'An Aura that would be put onto the battlefield attached to what it cannot enchant stays where it is',
    editions: ['2026-02'],
    cards: rooted({ is: 'subtype', subtype: 'Aura' }),
    position: {
      sides: { A: { battlefield: ['Plains', 'Forest', 'Grizzly Bears'], hand: ['Strange Roots', 'Holy Strength'] } },
    },
    script: [
      { as: 'A', cast: 'Strange Roots', targets: ['Forest'] },
      { until: 'resolved' },
      { expect: { zone: { 'Holy Strength': 'hand' } }, id: 'stays' },
    ],
    shows: [{ rule: '303.4i', edition: '2026-02', by: 'stays' }],
  },
  {
    name: 'What is no creature has no power, whatever is printed on it',
    editions: [...SINCE_2009],
    cards: counted,
    position: { sides: { A: { battlefield: ['Plains', 'Hill Giant'], hand: ['Weighing Hour'] } } },
    script: [
      { as: 'A', cast: 'Weighing Hour', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { life: { A: 21 }, types: { 'Hill Giant': ['artifact'] } }, id: 'none' },
    ],
    shows: across('none', null, '302.4', '302.4', null),
  },
  {
    name: 'A creature land is played as a land and cast as nothing; what affects creatures affects it',
    editions: [...SINCE_2009],
    cards: {
      'Walking Grove': { type: 'Land Creature — Forest Dryad', pt: '1/1' },
    },
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Walking Grove', 'Shock'] } } },
    script: [
      {
        expect: { can: [{ as: 'A', play: 'Walking Grove' }], cannot: [{ as: 'A', cast: 'Walking Grove' }] },
        id: 'as a land',
      },
      { as: 'A', play: 'Walking Grove' },
      { expect: { types: { 'Walking Grove': ['creature', 'land'] }, stack: [] } },
      { as: 'A', cast: 'Shock', targets: ['Walking Grove'] },
      { until: 'resolved' },
      { expect: { zone: { 'Walking Grove': 'graveyard' } }, id: 'as a creature' },
    ],
    shows: [...across('as a land', null, '302.8', null, null), ...across('as a creature', null, '302.8', null, null)],
  },
  {
    name: 'What goes with others in one check is remembered as it was before that check',
    editions: ['2026-02'],
    cards: {
      'Grateful Goblin': {
        cost: '{R}',
        type: 'Creature — Goblin',
        pt: '1/1',
        text: 'When this creature dies, you gain life equal to its power.',
        wording: '2026-02',
      },
    },
    position: {
      sides: { A: { battlefield: ['Mountain ×2', 'Goblin King', 'Grateful Goblin'], hand: ['Pyroclasm'] } },
    },
    script: [
      { as: 'A', cast: 'Pyroclasm' },
      { until: 'empty' },
      { expect: { zone: { 'Goblin King': 'graveyard', 'Grateful Goblin': 'graveyard' }, life: { A: 22 } }, id: 'two' },
    ],
    shows: [{ rule: '704.8', edition: '2026-02', by: 'two' }],
  },
  {
    name: 'Of the Roles that a player has on one permanent only the newest stays',
    editions: ['2026-02'],
    cards: {
      'Monster Part': {
        wording: '2026-02',
        cost: '{0}',
        type: 'Enchantment — Aura Role',
        text: 'Flash\nEnchant creature\nEnchanted creature gets +1/+1.',
      },
      'Royal Part': {
        wording: '2026-02',
        cost: '{0}',
        type: 'Enchantment — Aura Role',
        text: 'Flash\nEnchant creature\nEnchanted creature gets +2/+2.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: ['Monster Part ×2', 'Royal Part'] },
        B: { hand: [{ card: 'Monster Part', label: 'Theirs' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Monster Part', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Monster Part 2', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Theirs', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '4/4', 'Hill Giant': '4/4' } } },
      { as: 'A', cast: 'Royal Part', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Monster Part': 'graveyard', 'Monster Part 2': 'battlefield', Theirs: 'battlefield' },
          pt: { 'Grizzly Bears': '5/5', 'Hill Giant': '4/4' },
        },
        id: 'the newest',
      },
    ],
    shows: [...across('the newest', null, null, null, '303.7a'), ...across('the newest', null, null, null, '704.5y')],
  },
];
