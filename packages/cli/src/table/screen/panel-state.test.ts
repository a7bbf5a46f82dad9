import type { ViewDecision } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { adjust, enter, freshPanel, move, panelRows, type PanelState, type } from './panel-state.ts';

const asked = { player: 0, by: 0, source: 0, prompt: '?', rule: null };
const options = (...labels: string[]) => labels.map((label) => ({ label, value: { text: label }, object: 0 }));
const state = (outcome: ReturnType<typeof enter>): PanelState => {
  if ('state' in outcome) return outcome.state;
  throw new Error(`answered ${JSON.stringify(outcome.answer)}`);
};

describe('the panel', () => {
  const priority: ViewDecision = {
    ...asked,
    kind: 'priority',
    form: 'choose',
    options: options('Pass', 'Play Forest', 'Cast Shock'),
    min: 1,
    max: 1,
  };

  it('chooses by cursor, by number and by words', () => {
    const fresh = freshPanel(priority);
    expect(enter(priority, fresh)).toEqual({ answer: [0] });
    expect(enter(priority, move(priority, fresh, -1))).toEqual({ answer: [2] });
    expect(enter(priority, type(fresh, '2'))).toEqual({ answer: [1] });
    const typed = type(type(fresh, 's'), 'h');
    expect(panelRows(priority, typed).map(({ text }) => text)).toEqual(['Cast Shock']);
    expect(enter(priority, typed)).toEqual({ answer: [2] });
    expect(state(enter(priority, type(fresh, '9'))).message).toBe('there is no number 9');
  });

  it('marks several and ends when enough are marked', () => {
    const discard: ViewDecision = {
      ...asked,
      kind: 'discard',
      form: 'choose',
      options: options('a', 'b'),
      min: 1,
      max: 2,
    };
    const none = freshPanel(discard);
    expect(state(enter(discard, none)).message).toBe('choose at least 1');
    const marked = state(enter(discard, type(none, '3')));
    expect(panelRows(discard, marked).map(({ text }) => text)).toEqual(['Done', '· a', '✓ b']);
    expect(enter(discard, { ...marked, cursor: 0 })).toEqual({ answer: [1] });
  });

  it('sends attackers to one target after the other, and back', () => {
    const attackers: ViewDecision = {
      ...asked,
      kind: 'attackers',
      form: 'attackers',
      attackers: [
        {
          attacker: 11,
          label: 'Bear',
          targets: [
            { label: 'B', value: { player: 1 } },
            { label: 'Ally', value: { object: 5 } },
          ],
          must: false,
        },
      ],
    };
    let panel = freshPanel(attackers);
    expect(panelRows(attackers, panel).map(({ text }) => text)).toEqual(['No attack', 'All attack', '· Bear']);
    panel = state(enter(attackers, type(panel, '3')));
    expect(panelRows(attackers, panel).map(({ text }) => text)).toEqual(['Attack', '→ B Bear']);
    panel = state(enter(attackers, { ...panel, cursor: 1 }));
    expect(enter(attackers, { ...panel, cursor: 0 })).toEqual({ answer: [{ attacker: 11, target: 1 }] });
  });

  it('lets a creature that blocks one attacker block another instead', () => {
    const blockers: ViewDecision = {
      ...asked,
      kind: 'blockers',
      form: 'blockers',
      blockers: [
        {
          blocker: 21,
          label: 'Wall',
          attackers: [
            { id: 1, label: 'Bear' },
            { id: 2, label: 'Wolf' },
          ],
          max: 1,
        },
      ],
    };
    const first = state(enter(blockers, type(freshPanel(blockers), '2')));
    const second = state(enter(blockers, type(first, '3')));
    expect(enter(blockers, { ...second, cursor: 0 })).toEqual({ answer: [{ blocker: 21, attackers: [1] }] });
  });

  it('divides with the arrow keys', () => {
    const divide: ViewDecision = {
      ...asked,
      kind: 'divide',
      form: 'divide',
      options: options('a', 'b'),
      amount: 3,
      least: 1,
    };
    const fresh = freshPanel(divide);
    expect(state(enter(divide, fresh)).message).toBe('divide 3; so far it is 2');
    const more = adjust(divide, { ...fresh, cursor: 2 }, 1);
    expect(enter(divide, { ...more, cursor: 0 })).toEqual({ answer: [1, 2] });
    expect(adjust(divide, more, -1).draft.picked).toEqual([1, 1]);
  });

  it('names a card from those that fit', () => {
    const naming: ViewDecision = { ...asked, kind: 'cardName', form: 'name' };
    const names = ['Forest', 'Shock', 'Shower of Sparks'];
    const typed = type(freshPanel(naming), 'sho');
    expect(panelRows(naming, typed, names).map(({ text }) => text)).toEqual(['Shock', 'Shower of Sparks']);
    expect(enter(naming, move(naming, typed, 1, names), names)).toEqual({ answer: 'Shower of Sparks' });
  });
});
