import type { ViewDecision } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { typedAnswer } from './typed-answer.ts';

const asked = { player: 0, by: 0, source: 0, prompt: '?', rule: null };
const options = (...labels: string[]) => labels.map((label) => ({ label, value: { text: label }, object: 0 }));

const priority: ViewDecision = {
  ...asked,
  kind: 'priority',
  form: 'choose',
  options: options('Pass', 'Cast Shock', 'Cast Shower of Sparks'),
  min: 1,
  max: 1,
};
const several: ViewDecision = {
  ...asked,
  kind: 'discard',
  form: 'choose',
  options: options('Forest', 'Island', 'Swamp'),
  min: 2,
  max: 2,
};
const any: ViewDecision = {
  ...asked,
  kind: 'untap',
  form: 'choose',
  options: options('Forest', 'Island'),
  min: 0,
  max: 2,
};
const order: ViewDecision = { ...asked, kind: 'order', form: 'order', options: options('a', 'b', 'c') };
const number: ViewDecision = { ...asked, kind: 'x', form: 'number', min: 0, max: 4 };
const divide: ViewDecision = {
  ...asked,
  kind: 'divide',
  form: 'divide',
  options: options('a', 'b'),
  amount: 3,
  least: 1,
};
const name: ViewDecision = { ...asked, kind: 'cardName', form: 'name' };
const attackers: ViewDecision = {
  ...asked,
  kind: 'attackers',
  form: 'attackers',
  attackers: [
    { attacker: 11, label: 'Bear', targets: [{ label: 'B', value: { player: 1 } }], must: false },
    {
      attacker: 12,
      label: 'Wolf',
      targets: [
        { label: 'B', value: { player: 1 } },
        { label: 'Ally', value: { object: 20 } },
      ],
      must: false,
    },
  ],
};
const blockers: ViewDecision = {
  ...asked,
  kind: 'blockers',
  form: 'blockers',
  blockers: [
    {
      blocker: 21,
      label: 'Wall',
      attackers: [
        { id: 11, label: 'Bear' },
        { id: 12, label: 'Wolf' },
      ],
      max: 1,
    },
    {
      blocker: 22,
      label: 'Hydra',
      attackers: [
        { id: 11, label: 'Bear' },
        { id: 12, label: 'Wolf' },
      ],
      max: 2,
    },
  ],
};

describe('an answer typed on a line', () => {
  it.each([
    ['passes with nothing typed', priority, '', [0]],
    ['takes a number', priority, '2', [1]],
    ['takes words that one option has', priority, 'shower', [2]],
    [
      'takes a whole label before a part of others',
      { ...priority, options: options('Pass', 'Cast', 'Cast again') },
      'cast',
      [1],
    ],
    ['takes several numbers', several, '3, 1', [2, 0]],
    ['chooses none where it may', any, '', []],
    ['orders, the rest as listed', order, '3', [2, 0, 1]],
    ['orders as listed with nothing typed', order, '', [0, 1, 2]],
    ['takes a number from a range', number, '4', 4],
    ['divides', divide, '1 2', [1, 2]],
    ['names', name, ' Shock ', 'Shock'],
    ['attacks with nobody', attackers, '', []],
    [
      'attacks with all, each at its first target',
      attackers,
      'all',
      [
        { attacker: 11, target: 0 },
        { attacker: 12, target: 0 },
      ],
    ],
    ['attacks another target', attackers, '2:2', [{ attacker: 12, target: 1 }]],
    ['blocks', blockers, '2', [{ blocker: 21, attackers: [1] }]],
    ['blocks two with one that may', blockers, '3 4', [{ blocker: 22, attackers: [0, 1] }]],
  ] as const)('%s', (_, decision, line, answer) => {
    expect(typedAnswer(decision, line)).toEqual({ ok: true, answer });
  });

  it.each([
    ['too few', several, '1', 'choose 2'],
    ['nothing where something must be', several, '', 'choose 2'],
    ['words of two options', priority, 'cast', '2 options'],
    ['words of none', priority, 'fireball', 'no option has "fireball"'],
    ['a number that is not there', priority, '9', 'there is no number 9'],
    ['a number out of range', number, '5', 'from 0 to 4'],
    ['no number', number, 'lots', 'type a number'],
    ['a sum that is not the amount', divide, '1 1', 'divide 3; so far it is 2'],
    ['a target that is not there', attackers, '1:2', 'Bear has no target 2'],
    ['no name', name, '', 'type the name'],
  ] as const)('refuses %s', (_, decision, line, message) => {
    const answer = typedAnswer(decision, line);
    expect(answer.ok).toBe(false);
    expect(!answer.ok && answer.message).toContain(message);
  });
});
