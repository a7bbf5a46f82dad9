import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const ruleOf = (text: string): unknown => {
  const [ability] = abilitiesOf(text, { types: ['Artifact'] });
  const part = ability?.ability === 'static' ? ability.parts[0] : undefined;
  return part?.part === 'rule' ? part.rule : undefined;
};
const you = { who: 'you' };
const yours = { is: 'and', of: [{ is: 'permanent' }, { is: 'controlledBy', player: you }] };
const spells = { is: 'and', of: [{ is: 'type', type: 'sorcery' }, { is: 'spell' }] };

it.each([
  [
    'If you casting or copying a sorcery spell causes',
    {
      on: 'either',
      of: [
        { on: 'cast', who: you, what: spells },
        { on: 'action', action: 'copy', who: you, what: spells },
      ],
    },
  ],
  ['If you sacrificing a permanent causes', { on: 'sacrifice', who: you, what: { is: 'permanent' } }],
  [
    'If a creature dealing combat damage to a player causes',
    { on: 'damage', source: { is: 'type', type: 'creature' }, toPlayer: { who: 'all' }, combat: true },
  ],
])('%s', (words, cause) => {
  expect(
    ruleOf(
      `${words} a triggered ability of a permanent you control to trigger, that ability triggers an additional time.`,
    ),
  ).toEqual({ rule: 'triggersAgain', of: yours, cause });
});

it('"another" is said of the second kind alone, "you control" of both', () => {
  expect(
    ruleOf(
      'If an ability of a Shaman or another Wizard you control triggers, that ability triggers an additional time.',
    ),
  ).toMatchObject({
    of: {
      is: 'and',
      of: [
        { is: 'or', of: [{ subtype: 'Shaman' }, { is: 'and', of: [{ is: 'other' }, { subtype: 'Wizard' }] }] },
        { is: 'controlledBy', player: you },
      ],
    },
  });
});
