import { expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const creature = { is: 'type', type: 'creature' };
const stays = (what: object, of: object, whose?: object) => ({
  do: 'effect',
  parts: [{ part: 'rule', rule: { rule: 'doesntUntap', what, ...(whose === undefined ? {} : { of: whose }) } }],
  duration: { until: 'nextUntapStep', of, through: true },
});
const each = { set: 'ref', name: 'each.object' };
const t1 = { set: 'ref', name: 't1' };
const apart = (over: object) => ({
  do: 'forEach',
  over,
  effect: [stays(each, { who: 'controllers', of: each })],
});

test('each of several stays tapped through the untap step of its own controller', () => {
  expect(effectOf("Each attacking creature doesn't untap during its controller's next untap step.")).toEqual({
    effect: [apart({ set: 'all', where: { is: 'and', of: [{ is: 'attacking' }, creature] } })],
  });
  for (const whose of ["controller's next untap step", "controllers' next untap steps"])
    expect(
      effectOf(`Tap up to two target creatures. Those creatures don't untap during their ${whose}.`),
    ).toMatchObject({ effect: [{ do: 'tap' }, apart(t1)] });
});

test('one is spoken of with whoever controls it, a player with that player', () => {
  expect(effectOf("Target creature doesn't untap during its controller's next untap step.")).toMatchObject({
    effect: [stays(t1, { who: 'controllers', of: t1 })],
  });
  const you = { who: 'you' };
  expect(effectOf("Target creature doesn't untap during your next untap step.")).toMatchObject({
    effect: [stays(t1, you, you)],
  });
  const target = { who: 'ref', name: 't1' };
  expect(effectOf("Creatures don't untap during target player's next untap step.")).toMatchObject({
    effect: [stays({ set: 'all', where: creature }, target, target)],
  });
});

test.each([
  "Target creature doesn't untap during your opponents' next untap steps.",
  "Target creature doesn't untap during its owner's next untap steps.",
])('refused: %s', (text) => {
  expect(() => effectOf(text)).toThrow();
});
