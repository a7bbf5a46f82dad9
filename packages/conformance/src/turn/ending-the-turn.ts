/** Ending the turn, and the combat phase. 2006: 509 · 2009: 711 · 2011: 713 · 2026: 723 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const PEACE = { cost: '{1}{W}', type: 'Instant', text: 'End the combat phase.' };

export const endingTheTurn: readonly ScenarioInput[] = [
  {
    name: 'All that is on the stack is exiled, with what ends the turn, and the turn goes to its cleanup step',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×6', 'Mountain ×2', 'Prodigal Sorcerer'],
          hand: ['Time Stop', 'Shock', 'Forest ×8'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', activate: 'Prodigal Sorcerer', targets: ['B'] },
      { as: 'A', cast: 'Time Stop' },
      { until: 'resolved' },
      {
        expect: { zone: { Shock: 'exile', 'Time Stop': 'exile' }, stack: [], life: { B: 20 }, turn: 5 },
        id: 'exiled',
      },
      // no main phase, no combat, no end step: the next decision is made in the cleanup step
      { expect: { step: 'cleanup', asks: { as: 'A', kind: 'discard' } }, id: 'cleanup' },
      { as: 'A', answer: ['Forest'] },
      { expect: { turn: 6, active: 'B', hand: { A: 7 } } },
    ],
    shows: [
      { rule: '509.1a', edition: '2006-10', by: 'exiled' },
      { rule: '509.1c', edition: '2006-10', by: 'cleanup' },
      { rule: '711.1a', edition: '2009-10', by: 'exiled' },
      { rule: '711.1c', edition: '2009-10', by: 'cleanup' },
      { rule: '713.1a', edition: '2011-09', by: 'exiled' },
      { rule: '713.1c', edition: '2011-09', by: 'cleanup' },
      { rule: '723.1b', edition: '2026-02', by: 'exiled' },
      { rule: '723.1d', edition: '2026-02', by: 'cleanup' },
    ],
  },
  {
    name: 'What triggers at the beginning of the end step does not, for there is none',
    editions: [...ALL],
    cards: { Vigil: { type: 'Enchantment', text: 'At the beginning of your end step, you gain 1 life.' } },
    position: { sides: { A: { battlefield: ['Island ×6', 'Vigil'], hand: ['Time Stop'] } } },
    script: [
      { as: 'A', cast: 'Time Stop' },
      { until: 'turn' },
      { expect: { active: 'B', life: { A: 20 } }, id: 'none' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { active: 'B', life: { A: 21 } } },
    ],
    shows: [
      { rule: '509.3', edition: '2006-10', by: 'none' },
      { rule: '711.3', edition: '2009-10', by: 'none' },
      { rule: '713.3', edition: '2011-09', by: 'none' },
      { rule: '723.1e', edition: '2026-02', by: 'none' },
    ],
  },
  {
    name: 'Combat ends with the turn, without its damage, and effects until end of turn with it',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island ×6', 'Forest', 'Grizzly Bears'], hand: ['Time Stop', 'Giant Growth'] } },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { as: 'A', cast: 'Time Stop' },
      { until: 'resolved' },
      {
        expect: {
          turn: 6,
          attacking: [],
          life: { B: 20 },
          pt: { 'Grizzly Bears': '2/2' },
          tapped: { 'Grizzly Bears': true },
        },
        id: 'ended',
      },
    ],
    shows: [
      { rule: '509.1a', edition: '2006-10', by: 'ended' },
      { rule: '711.1a', edition: '2009-10', by: 'ended' },
      { rule: '713.1a', edition: '2011-09', by: 'ended' },
      { rule: '723.1d', edition: '2026-02', by: 'ended' },
    ],
  },
  {
    name: 'What triggers while the turn is ended is put on the stack in the cleanup step, and another one follows',
    editions: [...ALL],
    cards: {
      Witness: {
        type: 'Enchantment',
        abilities: [
          {
            ability: 'triggered',
            event: { on: 'move', what: { is: 'any' }, from: 'stack', to: 'exile' },
            body: { effect: [{ do: 'gainLife', who: { who: 'you' }, amount: 1 }] },
          },
        ],
      },
    },
    position: {
      sides: { A: { battlefield: ['Island ×6', 'Witness', 'Mountain'], hand: ['Time Stop', 'Shock', 'Forest ×8'] } },
    },
    script: [
      { as: 'A', cast: 'Time Stop' },
      { until: 'resolved' },
      { as: 'A', answer: ['Forest', 'Forest 2'], kind: 'discard' },
      {
        expect: { step: 'cleanup', turn: 5, stack: ['Witness'], asks: { as: 'A', kind: 'priority' } },
        id: 'triggered',
      },
      { until: 'resolved' },
      { expect: { life: { A: 21 }, turn: 5, step: 'cleanup', can: [{ as: 'A', cast: 'Shock' }] } },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { turn: 6, active: 'B' } },
    ],
    shows: [
      { rule: '509.2', edition: '2006-10', by: 'triggered' },
      { rule: '711.2', edition: '2009-10', by: 'triggered' },
      { rule: '713.2', edition: '2011-09', by: 'triggered' },
      { rule: '723.1f', edition: '2026-02', by: 'triggered' },
    ],
  },
  {
    name: 'What had triggered before the turn was ended',
    editions: [...ALL],
    cards: {
      Break: { cost: '{0}', type: 'Sorcery', text: 'Draw a card. End the turn.' },
      Scribe: { type: 'Creature — Human', pt: '1/1', text: 'Whenever you draw a card, you gain 1 life.' },
    },
    position: { sides: { A: { battlefield: ['Scribe'], hand: ['Break'] } } },
    script: [
      { as: 'A', cast: 'Break' },
      { until: 'resolved' },
      { expect: { step: 'cleanup', stack: ['Scribe'] }, in: ['2006-10', '2009-10', '2011-09'], id: 'waits' },
      { expect: { turn: 6, life: { A: 20 } }, in: ['2026-02'], id: 'ceased' },
    ],
    shows: [
      { rule: '509.2', edition: '2006-10', by: 'waits' },
      { rule: '711.2', edition: '2009-10', by: 'waits' },
      { rule: '713.2', edition: '2011-09', by: 'waits' },
      { rule: '723.1a', edition: '2026-02', by: 'ceased' },
    ],
  },
  {
    name: 'State-based actions are checked before the turn goes on to its cleanup step',
    editions: [...ALL],
    cards: {
      Snap: { cost: '{0}', type: 'Instant', text: 'Snap deals 3 damage to target creature. End the turn.' },
      Mourner: { type: 'Creature — Human', pt: '1/1', text: 'Whenever another creature dies, you gain 1 life.' },
    },
    position: { sides: { A: { hand: ['Snap'], battlefield: ['Mourner'] }, B: { battlefield: ['Hill Giant'] } } },
    script: [
      { as: 'A', cast: 'Snap', targets: ['Hill Giant'] },
      { until: 'resolved' },
      // damage would have worn off in the cleanup step
      { expect: { graveyard: { B: ['Hill Giant'] }, step: 'cleanup', stack: ['Mourner'] }, id: 'checked' },
      { until: 'turn' },
      { expect: { active: 'B', life: { A: 21 } } },
    ],
    shows: [
      ...across('checked', '509.1b', '711.1b', '713.1b', '723.1c'),
      ...across('checked', '509.1', '711.1', '713.1', '723.1'),
    ],
  },
  {
    name: 'The combat phase ends: the stack is exiled, no damage is dealt, the next phase begins',
    editions: ['2026-02'],
    cards: { Peace: PEACE, Vigil: { type: 'Enchantment', text: 'At end of combat, you gain 1 life.' } },
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Vigil', 'Mountain'], hand: ['Shock'] },
        B: { battlefield: ['Plains ×2'], hand: ['Peace'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Peace' },
      { until: 'resolved' },
      { expect: { zone: { Shock: 'exile', Peace: 'exile' }, stack: [], life: { A: 20, B: 20 } }, id: 'exiled' },
      { expect: { turn: 5, step: 'main2', attacking: [], asks: { as: 'A', kind: 'priority' } }, id: 'next' },
      { until: 'turn' },
      { expect: { life: { A: 20 } }, id: 'no end of combat' },
    ],
    shows: [
      ...across('exiled', null, null, null, '723.2b'),
      ...across('next', null, null, null, '723.2d'),
      ...across('no end of combat', null, null, null, '723.2e'),
    ],
  },
  {
    name: 'What lasts until end of combat ends with it, and another combat phase is not skipped',
    editions: ['2026-02'],
    cards: { Peace: PEACE },
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4', 'Hill Giant', 'Plains ×2'], hand: ['Relentless Assault', 'Peace'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { as: 'A', cast: 'Peace' },
      { until: 'resolved' },
      { expect: { step: 'main2', life: { B: 20 } } },
      { as: 'A', cast: 'Relentless Assault' },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { until: 'turn' },
      { expect: { life: { B: 17 } }, id: 'second' },
    ],
    shows: across('second', null, null, null, '723.2'),
  },
  {
    name: 'As the combat phase ends state-based actions are checked, and what triggers then waits for the next phase',
    editions: ['2026-02'],
    cards: {
      Truce: {
        cost: '{0}',
        type: 'Instant',
        text: 'Draw a card. Truce deals 3 damage to target creature. End the combat phase.',
      },
      Scribe: { type: 'Creature — Human', pt: '1/1', text: 'Whenever you draw a card, you gain 5 life.' },
      Mourner: { type: 'Creature — Human', pt: '1/1', text: 'Whenever another creature dies, you gain 1 life.' },
    },
    position: { sides: { A: { battlefield: ['Scribe', 'Mourner', 'Hill Giant'], hand: ['Truce'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Scribe'] },
      { as: 'A', cast: 'Truce', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Hill Giant'] }, zone: { Truce: 'exile' } }, id: 'checked' },
      { expect: { step: 'main2', stack: ['Mourner'], asks: { as: 'A', kind: 'priority' } }, id: 'waited' },
      { until: 'empty' },
      { expect: { life: { A: 21 } }, id: 'ceased' },
    ],
    shows: [
      ...across('ceased', null, null, null, '723.2a'),
      ...across('checked', null, null, null, '723.2c'),
      ...across('waited', null, null, null, '723.2f'),
    ],
  },
  {
    name: 'Outside a combat phase nothing happens',
    editions: ['2026-02'],
    cards: { Peace: PEACE },
    position: { sides: { A: { battlefield: ['Plains ×2', 'Mountain'], hand: ['Peace', 'Shock'] } } },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', cast: 'Peace' },
      { until: 'resolved' },
      { expect: { step: 'main1', stack: ['Shock'], zone: { Peace: 'graveyard' } }, id: 'nothing' },
      { until: 'resolved' },
      { expect: { life: { B: 18 } } },
    ],
    shows: across('nothing', null, null, null, '723.2g'),
  },
];
