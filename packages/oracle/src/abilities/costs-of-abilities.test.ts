/** What abilities and spells cost, as static abilities say it: whose, which, how far. */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const artifact = { types: ['Artifact'] };
const changeOf = (text: string): unknown =>
  (abilitiesOf(text, artifact)[0] as { parts?: readonly { change?: unknown }[] }).parts?.[0]?.change;
const LEAVES_ONE = "This effect can't reduce the amount of mana an ability costs to activate to less than one mana.";
const IN_PLAY = { is: 'zone', zone: 'battlefield' };

test('abilities of creatures are those of permanents', () => {
  expect(changeOf(`Activated abilities of creatures cost {1} less to activate. ${LEAVES_ONE}`)).toEqual({
    of: 'activate',
    what: { is: 'and', of: [{ is: 'type', type: 'creature' }, IN_PLAY] },
    reduce: 1,
    leaves: 1,
  });
});

test('abilities of nothing in particular are those of cards too', () => {
  expect(changeOf("Activated abilities cost {2} more to activate unless they're mana abilities.")).toEqual({
    of: 'activate',
    what: { is: 'any' },
    add: { generic: 2 },
    exceptMana: true,
  });
});

test('equip costs are costs of abilities, flashback costs of spells', () => {
  expect(changeOf('Equip costs you pay cost {1} less.')).toMatchObject({ of: 'activate', keyword: 'equip', reduce: 1 });
  expect(changeOf('Flashback costs your opponents pay cost {2} more.')).toMatchObject({
    of: 'cast',
    what: { is: 'paid', cost: 'flashback' },
    who: { who: 'opponents' },
  });
});

test('"up to" leaves the choice to whoever pays', () => {
  expect(changeOf('Cycling abilities you activate cost up to {2} less to activate.')).toMatchObject({
    keyword: 'cycling',
    reduce: 2,
    upTo: true,
  });
  expect(changeOf('Multicolored spells cost up to {2} less to cast.')).toMatchObject({ reduce: 2, upTo: true });
});

test('an additional cost is quoted', () => {
  expect(
    changeOf('Activated abilities of nontoken Rebels cost an additional "Sacrifice a land" to activate.'),
  ).toMatchObject({ of: 'activate', add: { actions: [{ do: 'sacrifice' }] } });
});

test('what costs no less than so much costs that much', () => {
  const least = (m: string) =>
    changeOf(
      `As long as Test Name is untapped, each spell that would cost less than three mana to cast costs ${m} mana to cast.`,
    );
  expect(least('three')).toMatchObject({ of: 'cast', least: 3 });
  expect(() => least('four')).toThrow();
});

test.each([
  ['Activated abilities of enchanted creature cost {3} more to activate.', { add: { generic: 3 } }],
  [`Enchanted creature's activated abilities cost {2} less to activate. ${LEAVES_ONE}`, { reduce: 2, leaves: 1 }],
])('%s', (text, change) => {
  const [, ability] = abilitiesOf(`Enchant creature\n${text}`, { types: ['Enchantment'], subtypes: ['Aura'] });
  expect(ability).toMatchObject({
    parts: [{ part: 'cost', change: { of: 'activate', what: { is: 'in', set: { set: 'host' } }, ...change } }],
  });
});

test('an ability may cost more for what is counted', () => {
  expect(
    abilitiesOf('{3}, {T}: Draw a card. This ability costs {1} more to activate for each card in your hand.', artifact),
  ).toMatchObject([{ cost: { mana: ['3'], generic: { q: 'times', of: 1, by: { q: 'count' } } } }]);
});

test('abilities of one keyword, or that are no mana abilities, of whoever activates them', () => {
  expect(abilitiesOf('Equip abilities you activate cost {2} less to activate.', { types: ['Artifact'] })).toMatchObject(
    [{ parts: [{ change: { of: 'activate', who: { who: 'you' }, keyword: 'equip', reduce: 2 } }] }],
  );
  expect(
    abilitiesOf('Boast abilities you activate cost {1} less to activate for each Dragon you control.', artifact),
  ).toMatchObject([{ parts: [{ change: { keyword: 'boast', reduce: { q: 'times', of: 1, by: { q: 'count' } } } }] }]);
  expect(
    abilitiesOf('Equip abilities you activate of other Equipment cost {1} less to activate.', artifact),
  ).toMatchObject([
    { parts: [{ change: { keyword: 'equip', what: { of: [{ is: 'other' }, { subtype: 'Equipment' }] }, reduce: 1 } }] },
  ]);
  const fewer =
    "Abilities you activate that aren't mana abilities cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.";
  expect(abilitiesOf(fewer, { types: ['Artifact'] })).toMatchObject([
    { parts: [{ change: { of: 'activate', who: { who: 'you' }, exceptMana: true, reduce: 2, leaves: 1 } }] },
  ]);
});

test('abilities that target something are told by what they target', () => {
  const text = 'Equip abilities you activate that target Test Name cost {3} less to activate.';
  expect(abilitiesOf(text, { types: ['Creature'], power: '1', toughness: '1' })).toMatchObject([
    { parts: [{ change: { keyword: 'equip', aimed: { is: 'targets', what: { set: 'self' } }, reduce: 3 } }] },
  ]);
});

test('less by an amount that is worked out, but for one mana', () => {
  const text =
    "Activated abilities of creatures you control cost {X} less to activate, where X is Test Name's power. This effect can't reduce the mana in that cost to less than one mana.";
  expect(abilitiesOf(text, { types: ['Creature'], power: '1', toughness: '1' })).toMatchObject([
    { parts: [{ change: { of: 'activate', reduce: { q: 'stat', stat: 'power', of: { set: 'self' } }, leaves: 1 } }] },
  ]);
});
