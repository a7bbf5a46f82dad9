/** Special actions. 2006: 408.1i, 408.2 · 2009: 114 · 2011: 115 · 2026: 116 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

/** A creature that becomes an Aura until its player pays to end that, as the older cards of the kind do. */
const GLIDER: NonNullable<ScenarioInput['cards']> = {
  'Gliding Licid': {
    cost: '{2}{U}',
    type: 'Creature — Licid',
    pt: '2/2',
    abilities: [
      {
        ability: 'activated',
        cost: { mana: ['U'], actions: [{ do: 'tap', what: { set: 'self' } }] },
        body: {
          targets: [{ name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'creature' } } }],
          effect: [
            {
              do: 'effect',
              duration: { until: 'forever' },
              parts: [
                {
                  part: 'change',
                  affects: { set: 'self' },
                  mods: [
                    { mod: 'types', op: 'set', types: ['enchantment'], subtypes: ['Aura'] },
                    {
                      mod: 'gain',
                      abilities: [
                        { ability: 'keyword', keyword: 'enchant', quality: { is: 'type', type: 'creature' } },
                      ],
                    },
                  ],
                },
                {
                  part: 'rule',
                  rule: {
                    rule: 'maySpecially',
                    who: { who: 'you' },
                    action: 'endEffect',
                    cost: { mana: ['U'] },
                    effect: [{ do: 'endEffect' }],
                  },
                },
              ],
            },
            { do: 'attach', what: { set: 'self' }, to: { set: 'ref', name: 't1' } },
          ],
        },
      },
      {
        ability: 'static',
        parts: [
          {
            part: 'change',
            affects: { set: 'host' },
            mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'flying' }] }],
          },
        ],
      },
    ],
  },
};

export const specialActions: readonly ScenarioInput[] = [
  {
    name: 'Who takes a special action has priority afterwards, with nothing on the stack',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2', { card: 'Willbender', faceDown: true }], hand: ['Errant Ephemeron', 'Forest'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', special: 'Errant Ephemeron', what: 'suspend' },
      {
        expect: { stack: [], zone: { 'Errant Ephemeron': 'exile' }, asks: { as: 'A', kind: 'priority' } },
        id: 'suspended',
      },
      { as: 'A', play: 'Forest' },
      { expect: { stack: [], zone: { Forest: 'battlefield' }, asks: { as: 'A', kind: 'priority' } }, id: 'played' },
    ],
    shows: [
      ...across('suspended', '408.2k', '114.3', '115.3', '116.3'),
      ...across('suspended', null, '114.2e', '115.2e', '116.2f'),
    ],
  },
  {
    name: 'A card is suspended with priority, if it could be begun to be cast',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Island ×4'], hand: ['Errant Ephemeron', 'Reality Strobe', 'Riftwing Cloudskate'] },
      },
    },
    script: [
      { as: 'B', pass: true },
      {
        expect: {
          asks: { as: 'A', kind: 'priority' },
          cannot: [{ as: 'A', special: 'Errant Ephemeron', what: 'suspend' }],
        },
        id: 'not then',
      },
    ],
    shows: across('not then', null, '114.2e', '115.2e', '116.2f'),
  },
  {
    name: 'Who may end an effect later does so with priority, at once and without the stack',
    editions: [...ALL],
    cards: GLIDER,
    position: {
      sides: {
        A: { battlefield: ['Island ×2', 'Gliding Licid', 'Grizzly Bears'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', activate: 'Gliding Licid', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          attached: { 'Gliding Licid': 'Grizzly Bears' },
          types: { 'Gliding Licid': ['enchantment'] },
          keywords: { 'Grizzly Bears': ['flying'] },
          can: [{ as: 'A', special: 'Gliding Licid', what: 'endEffect' }],
        },
      },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', special: 'Gliding Licid', what: 'endEffect' },
      {
        expect: {
          types: { 'Gliding Licid': ['creature'] },
          attached: { 'Gliding Licid': null },
          lacks: { 'Grizzly Bears': ['flying'] },
          stack: ['Shock'],
          asks: { as: 'A', kind: 'priority' },
        },
        id: 'ended',
      },
      { until: 'empty' },
    ],
    shows: across('ended', '408.2i', '114.2c', '115.2c', '116.2c'),
  },
  {
    name: 'Who ignores an effect for a time does so alone, and it goes on for the others',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×8', 'Leonin Arbiter'],
          hand: ['Rampant Growth', { card: 'Rampant Growth', label: 'Again' }],
          library: ['Mountain', 'Island', 'Swamp'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Rampant Growth' },
      { until: 'resolved' },
      { expect: { library: { A: 3 } } },
      { as: 'A', special: 'Leonin Arbiter', what: 'ignore' },
      { expect: { stack: [], asks: { as: 'A', kind: 'priority' } } },
      { as: 'A', cast: 'Again' },
      { until: 'asked' },
      { as: 'A', answer: ['Island'] },
      { expect: { library: { A: 2 }, tapped: { Island: true } }, id: 'ignored' },
    ],
    shows: across('ignored', '408.2j', '114.2d', '115.2d', '116.2d'),
  },
  {
    name: 'Only the effect of that ability is ignored, not another one of the same source',
    editions: [...ALL],
    cards: {
      'Stern Arbiter': {
        cost: '{1}{W}',
        type: 'Creature — Cat Cleric',
        pt: '2/2',
        text: "Players can't search libraries. Any player may pay {2} for that player to ignore this effect until end of turn.\nPlayers can't gain life.",
      },
      'Plain Thanks': { cost: '{W}', type: 'Sorcery', text: 'You gain 4 life.' },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×4', 'Plains', 'Stern Arbiter'],
          hand: ['Rampant Growth', 'Plain Thanks'],
          library: ['Mountain', 'Island', 'Swamp'],
        },
      },
    },
    script: [
      { as: 'A', special: 'Stern Arbiter', what: 'ignore' },
      { as: 'A', cast: 'Plain Thanks' },
      { until: 'resolved' },
      { expect: { life: { A: 20 } }, id: 'not that one' },
      { as: 'A', cast: 'Rampant Growth' },
      { until: 'asked' },
      { as: 'A', answer: ['Island'] },
      { expect: { library: { A: 2 } } },
    ],
    shows: across('not that one', '408.2j', '114.2d', '115.2d', '116.2d'),
  },
  {
    name: 'A card that may be discarded at any time is discarded from the hand, without the stack',
    editions: ['2026-02'],
    position: {
      active: 'B',
      sides: { A: { hand: ['Circling Vultures'] }, B: { battlefield: ['Mountain'], hand: ['Shock'] } },
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', special: 'Circling Vultures', what: 'discard' },
      {
        expect: {
          zone: { 'Circling Vultures': 'graveyard' },
          stack: ['Shock'],
          asks: { as: 'A', kind: 'priority' },
        },
        id: 'discarded',
      },
      { until: 'empty' },
    ],
    shows: across('discarded', null, null, null, '116.2e'),
  },
];
