/** How many creatures can attack or block, and what attacking somebody costs. 2006: 308, 309 · 2009, 2011, 2026: 508.1, 509.1 */
import type { ContinuousPart } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { blocksChosen } from './chosen-combat.ts';
import { rulePart as rule } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

export const combatLimits: Rule<readonly ContinuousPart[]> = alt('a limit of combat', () => [
  phrase("except for {a:pluralFilter} and {b:pluralFilter}, {f:pluralFilter} can't attack", [
    rule({
      rule: 'cantAttack',
      what: { set: 'all', where: { '&': ['$f', { is: 'not', of: '$a' }, { is: 'not', of: '$b' }] } },
    }),
  ]),
  phrase(
    "{o:definite} can't attack you unless their controller pays {m:manaSymbols} for each creature <he or she controls> that's attacking you",
    [rule({ rule: 'attackCost', what: '$o', whom: { who: 'you' }, cost: { mana: '$m' } })],
  ),
  phrase(
    "{o:definite} can't attack you or a planeswalker you control unless their controller pays {m:manaSymbols} for each creature <he or she controls> that's attacking you",
    [rule({ rule: 'attackCost', what: '$o', whom: { who: 'you' }, planeswalkersToo: true, cost: { mana: '$m' } })],
  ),
  phrase(
    "{o:definite} can't attack you or (w:a planeswalker|planeswalkers) you control unless their controller pays {m:manaSymbols} for each of those creatures",
    [
      rule({
        rule: 'attackCost',
        what: '$o',
        whom: { who: 'you' },
        planeswalkersToo: true,
        cost: { mana: '$m' },
        $those: true,
        $w: '$w',
      }),
    ],
  ),
  ...(
    [
      ['attack', 'attackCost', 'attacking'],
      ['block', 'blockCost', 'blocking'],
    ] as const
  ).flatMap(([verb, name, doing]) => [
    phrase(`{o:definite} can't ${verb} unless their controller pays {m:manaSymbols} for each of those creatures`, [
      rule({ rule: name, what: '$o', cost: { mana: '$m' }, $those: true }),
    ]),
    phrase(
      `{o:definite} can't ${verb} unless their controller pays {X} for each ${doing} creature <he or she controls>`,
      [rule({ rule: name, what: '$o', cost: { generic: { q: 'x' } }, $those: doing })],
    ),
  ]),
  ...[
    ['attack each combat', { rule: 'maxAttackers' }],
    ['attack each turn', { rule: 'maxAttackers', eachTurn: true }],
    ['attack you each combat', { rule: 'maxAttackers', whom: { who: 'you' } }],
    ['block each combat', { rule: 'maxBlocking' }],
    ['block each turn', { rule: 'maxBlocking', eachTurn: true }],
  ].flatMap(([words, limit]) => [
    phrase(`no more than one creature can ${words as string}`, [rule({ ...(limit as object), n: 1 })]),
    phrase(`no more than {n:number} creatures can ${words as string}`, [rule({ ...(limit as object), n: '$n' })]),
  ]),
  blocksChosen,
]) as Rule<readonly ContinuousPart[]>;
