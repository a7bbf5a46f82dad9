/** Cards that double, copy or make more with every round, told by what their text means. 2006: 100 · 2009, 2011, 2026: 100 (no rule: which cards are drawn) */
import { type CardDefinition, someNode } from '@rulewright/engine';

type Node = Record<string, unknown>;

/** Copies, and what makes more of what there is already. */
const COPIES = new Set<unknown>([
  'copyToken',
  'copySpell',
  'populate',
  'proliferate',
  'anotherOfEach',
  'putSameCounters',
]);
/** Whole turns and parts of them, which come again. */
const AGAIN = new Set<unknown>(['repeat', 'extraTurn', 'extraPhase', 'extraStep']);
/** Effects that make as much as something counts. */
const MAKES = new Set<unknown>(['createTokens', 'putCounters', 'addMana', 'gainLife', 'draw', 'damage']);

const isMultiple = ({ q }: Node): boolean => q === 'times';
/** More mana, more tokens, another amount, other things in its place. */
const isMore = ({ instead, amount }: Node): boolean =>
  instead === 'moreMana' || instead === 'tokens' || (instead === 'amount' && someNode(amount, isMultiple));

const grows = (node: Node): boolean =>
  COPIES.has(node['do']) ||
  AGAIN.has(node['do']) ||
  node['mod'] === 'copy' ||
  isMore(node) ||
  (MAKES.has(node['do']) && someNode([node['count'], node['amount']], ({ q }) => q === 'times' || q === 'count'));

/** Whether the card doubles, copies or makes as many as there are of something. */
export const isOfGrowth = (definition: CardDefinition): boolean =>
  someNode(definition.faces, (node) => grows(node as Node));
