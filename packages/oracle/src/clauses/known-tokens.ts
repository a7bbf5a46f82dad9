/**
 * Tokens that the rules describe, so that a card says no more than what they are called. 2026: 111.10
 * Trees as the phrases read them, before references are resolved.
 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';

const phrase = phrasesOf();

const SELF = { set: 'self' };
const YOU = { who: 'you' };
const sacrificed = { do: 'sacrifice', what: SELF, who: YOU };
const tapped = { do: 'tap', what: SELF, $symbol: true };
const discardOne = {
  do: 'discard',
  what: {
    set: 'choice',
    by: YOU,
    from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: YOU },
    count: { min: 1, max: 1 },
  },
  who: YOU,
};
const ability = (mana: readonly string[], actions: readonly object[], effect: readonly object[]) => ({
  ability: 'activated',
  cost: { ...(mana.length === 0 ? {} : { mana }), actions },
  body: { effect },
});
const drawOne = { do: 'draw', count: 1, who: YOU };
const scryOne = { do: 'scry', count: 1, who: YOU };
const anyColor = { do: 'addMana', mana: { types: { any: 1 } }, who: YOU };
const counterOn = (on: object) => ({ do: 'putCounters', count: 1, counter: '+1/+1', on });

const token = (types: readonly string[], subtypes: readonly string[], more: object) => ({
  colors: [],
  types,
  subtypes,
  ...more,
  $known: true,
});
const artifact = (subtype: string, given: object) => token(['artifact'], [subtype], { abilities: [given] });

const HOST = { set: 'host' };
const enchanted = (...mods: readonly object[]) => ({
  ability: 'static',
  parts: [{ part: 'change', affects: HOST, mods }],
});
const larger = (by: unknown = 1) => ({ mod: 'modifyPT', power: by, toughness: by });
const given = (...abilities: readonly object[]) => ({ mod: 'gain', abilities });
const whenAttacking = (more: object, effect: readonly object[]) => ({
  ability: 'triggered',
  event: { on: 'attacks', what: { is: 'self' } },
  ...more,
  body: { effect },
});
const role = (name: string, ...abilities: readonly object[]) =>
  token(['enchantment'], ['Aura', 'Role'], {
    name,
    abilities: [{ ability: 'keyword', keyword: 'enchant', quality: { is: 'type', type: 'creature' } }, ...abilities],
  });

export const CLUE = artifact('Clue', ability(['2'], [sacrificed], [drawOne]));
const SIMPLE = [
  CLUE,
  artifact('Treasure', ability([], [tapped, sacrificed], [anyColor])),
  artifact('Gold', ability([], [sacrificed], [anyColor])),
  artifact('Food', ability(['2'], [tapped, sacrificed], [{ do: 'gainLife', who: YOU, amount: 3 }])),
];

/** `Clue`: the token that is called so. */
export const knownSubtype: Rule = alt('a kind of token the rules know', () =>
  SIMPLE.map((spec) => phrase(spec.subtypes[0] as string, spec)),
);

export const knownToken: Rule = alt('a token the rules know', () => [
  ...SIMPLE.map((spec) => phrase(`${spec.subtypes[0]} token#`, spec)),
  phrase('Blood token#', artifact('Blood', ability(['1'], [tapped, discardOne, sacrificed], [drawOne]))),
  phrase('Walker token#', token(['creature'], ['Zombie'], { name: 'Walker', colors: ['B'], power: 2, toughness: 2 })),
  phrase(
    'Shard token#',
    token(['enchantment'], ['Shard'], { abilities: [ability(['2'], [sacrificed], [scryOne, drawOne])] }),
  ),
  phrase(
    'Powerstone token#',
    artifact(
      'Powerstone',
      ability(
        [],
        [tapped],
        [
          {
            do: 'addMana',
            mana: { types: ['C'], restriction: { notCast: { is: 'not', of: { is: 'type', type: 'artifact' } } } },
            who: YOU,
          },
        ],
      ),
    ),
  ),
  phrase(
    'Junk token#',
    artifact('Junk', {
      ...ability(
        [],
        [tapped, sacrificed],
        [
          { do: 'move', what: { set: 'top', of: YOU, zone: 'library', count: 1 }, to: { zone: 'exile' } },
          {
            do: 'effect',
            parts: [{ part: 'rule', rule: { rule: 'mayPlay', who: YOU, what: { set: 'that', noun: { is: 'card' } } } }],
            duration: { until: 'endOfTurn' },
          },
        ],
      ),
      timing: 'sorcery',
    }),
  ),
  phrase(
    'Lander token#',
    artifact(
      'Lander',
      ability(
        ['2'],
        [tapped, sacrificed],
        [
          {
            do: 'search',
            of: YOU,
            zones: ['library'],
            where: {
              is: 'and',
              of: [
                { is: 'supertype', supertype: 'basic' },
                { is: 'type', type: 'land' },
              ],
            },
            count: { min: 1, max: 1 },
            who: YOU,
          },
          { do: 'move', what: { set: 'it' }, to: { zone: 'battlefield', tapped: true } },
          { do: 'shuffle', who: YOU },
        ],
      ),
    ),
  ),
  phrase(
    'Mutagen token#',
    artifact('Mutagen', {
      ...ability(
        ['1'],
        [tapped, sacrificed],
        [
          counterOn({
            set: 'target',
            spec: { count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'creature' } } },
          }),
        ],
      ),
      timing: 'sorcery',
    }),
  ),
  phrase(
    'Map token#',
    artifact('Map', {
      ...ability(
        ['1'],
        [tapped, sacrificed],
        [
          {
            do: 'explore',
            what: {
              set: 'target',
              spec: {
                count: { min: 1, max: 1 },
                objects: {
                  where: {
                    is: 'and',
                    of: [
                      { is: 'type', type: 'creature' },
                      { is: 'controlledBy', player: YOU },
                    ],
                  },
                },
              },
            },
          },
        ],
      ),
      timing: 'sorcery',
    }),
  ),
  phrase('Cursed Role token#', role('Cursed', enchanted({ mod: 'setPT', power: 1, toughness: 1 }))),
  phrase(
    'Monster Role token#',
    role('Monster', enchanted(larger(), given({ ability: 'keyword', keyword: 'trample' }))),
  ),
  phrase(
    'Royal Role token#',
    role('Royal', enchanted(larger(), given({ ability: 'keyword', keyword: 'ward', cost: { mana: ['1'] } }))),
  ),
  phrase('Sorcerer Role token#', role('Sorcerer', enchanted(larger(), given(whenAttacking({}, [scryOne]))))),
  phrase(
    'Virtuous Role token#',
    role(
      'Virtuous',
      enchanted(
        larger({
          q: 'count',
          of: {
            set: 'all',
            where: {
              is: 'and',
              of: [
                { is: 'type', type: 'enchantment' },
                { is: 'controlledBy', player: YOU },
              ],
            },
          },
        }),
      ),
    ),
  ),
  phrase(
    'Wicked Role token#',
    role('Wicked', enchanted(larger()), {
      ability: 'triggered',
      event: { on: 'move', what: { is: 'self' }, from: 'battlefield', to: 'graveyard' },
      body: { effect: [{ who: { who: 'opponents' }, do: 'loseLife', amount: 1 }] },
    }),
  ),
  phrase(
    'Young Hero Role token#',
    role(
      'Young Hero',
      enchanted(
        given(
          whenAttacking(
            {
              condition: {
                if: 'compare',
                left: { q: 'stat', stat: 'toughness', of: SELF },
                op: '≤',
                right: 3,
              },
            },
            [counterOn(SELF)],
          ),
        ),
      ),
    ),
  ),
]);
