/**
 * Guard words: a text that says "may", "unless", "instead" and the like must have, for each time it says so, a node that
 * means it. A last check against reading over a word. 2006: 104 · 2009, 2011, 2026: 107
 */
import { equal } from '../grammar/index.ts';
import { someNode } from '@rulewright/engine';

type Node = Record<string, unknown>;
type Guard = 'may' | 'unless' | 'only' | 'instead' | 'another' | 'up to' | 'target' | 'until' | 'X';

const WORDS: readonly (readonly [Guard, RegExp])[] = [
  ['may', /\bmay\b/gi],
  ['unless', /\bunless\b/gi],
  ['only', /\bonly\b/gi],
  ['instead', /\binstead\b/gi],
  ['another', /\banother\b/gi],
  ['up to', /\bup to\b/gi],
  ['target', /\btarget\b/gi],
  ['until', /\buntil\b/gi],
  ['X', /\bX\b/g],
];

/** Rules whose words are "may …", "… only …", "… unless …". */
const MAY_RULES = new Set(
  'asAttacks maySpecially mayNotUntap mayPlay mayCastAsThoughFlash extraLandPlays damageAsUnblocked attackAsThough blockAsThough spendAsThough spendAsColorless keepMana loyaltyTwice activatesAnew activateAsInstant mustBlock allMustBlock extraBlocks mayLookAt extraVotes'.split(
    ' ',
  ),
);
const ONLY_RULES = new Set(
  'attacksAlone cantBlock cantCast cantActivate onlySorceryTiming castLimit cantAttack cantBeTargeted mayPlay spendAsThough spendAsColorless cantBeAttached untapLimit'.split(
    ' ',
  ),
);
const UNLESS_RULES = new Set(
  'attackCost blockCost cantAttack cantBlock cantCast cantActivate minBlockers cantAttackAlone cantBlockAlone cantPlayLands cantUntap'.split(
    ' ',
  ),
);
/** "~ is the only creature card in your graveyard": it is there, and no other is. */
function isTheOnlyOne(node: Node): boolean {
  const [here, others] = node['if'] === 'and' ? (node['of'] as readonly Node[]) : [];
  return (
    here?.['if'] === 'selfIn' && others?.['if'] === 'not' && someNode(others['of'], ({ is }) => is === 'other') === true
  );
}

/** What a node can mean of each guard word. */
function meanings(node: Node, key: string, found: Map<Guard, number>): void {
  const add = (guard: Guard, n = 1) => found.set(guard, (found.get(guard) ?? 0) + n);
  const doing = node['do'];
  const rule = node['rule'] as string | undefined;
  if (typeof rule === 'string') {
    if (MAY_RULES.has(rule)) add('may');
    if (ONLY_RULES.has(rule)) add('only');
    if (UNLESS_RULES.has(rule)) add('unless');
    if (/target/i.test(rule)) add('target');
    if (rule === 'searchesTop' || rule === 'skipsExtraTurns' || rule === 'flipsTwice') add('instead');
  }
  if (node['part'] === 'castFrom' || node['spending'] !== undefined) add('may');
  if (doing === 'may' || doing === 'pay') add('may');
  if (doing === 'pay' || doing === 'if' || doing === 'may') add('unless');
  // one more of what a player has
  if (doing === 'playerCounters' || doing === 'anotherOfEach') add('another');
  if (doing === 'changeTargets') {
    add('another');
    add('target', 2);
    add('only');
    add('may');
  }
  if (doing === 'copySpell') {
    add('may');
    add('target');
  }
  // cast by a permission, and that as though it had flash
  if (rule === 'mayPlay' && node['flash'] === true) add('may');
  // copying a card and casting the copy are two permissions in one
  if (node['upTo'] === true) add('may');
  if (node['optional'] !== undefined) add('may', node['copy'] === true ? 2 : 1);
  if (node['anyPlayer'] === true || node['repeat'] === true) add('may');
  if (node['onlyOpponents'] === true || node['onlyOwner'] === true) {
    add('may');
    add('only');
  }
  if (node['part'] === 'openingHand') add('may');
  if (node['excess'] !== undefined) add('instead');
  if (node['part'] === 'alternativeCost' || node['part'] === 'castTiming') {
    add('may');
    add('only', isNode(node['when'], 'if', 'and') ? 2 : 1);
    add('unless');
  }
  if (node['if'] === 'not' || node['unless'] !== undefined) add('unless');
  // what abilities cost, "unless they're mana abilities"
  if (rule === undefined && node['exceptMana'] === true) add('unless');
  if (node['timing'] !== undefined) add('only');
  if (node['perTurn'] !== undefined || node['doOnce'] !== undefined || node['once'] === true) add('only');
  if (node['ability'] === 'activated' && node['condition'] !== undefined) add('only', 2);
  if (node['onX'] !== undefined || node['coloredOnly'] === true || node['lessColored'] !== undefined) add('only');
  if (node['restriction'] !== undefined || node['single'] === true || node['only'] === true || node['alone'] === true)
    add('only');
  if (node['instead'] !== undefined && node['event'] === undefined) {
    add('instead');
    add('only');
    add('may');
    add('unless');
  }
  if (node['else'] !== undefined || (doing === 'counter' && node['to'] !== undefined) || node['q'] === 'if')
    add('instead');
  if (
    node['is'] === 'other' ||
    node['other'] !== undefined ||
    node['who'] === 'others' ||
    node['is'] === 'not' ||
    node['is'] === 'paired' ||
    (node['of'] === 'happened' && node['except'] !== undefined)
  )
    add('another');
  // what is discarded for one cost are different cards
  const { actions } = node;
  if (Array.isArray(actions) && actions.filter((action) => isNode(action, 'do', 'discard')).length > 1) add('another');
  if (
    node['other'] !== undefined ||
    node['do'] === 'choose' ||
    doing === 'exchangeControl' ||
    doing === 'draw' ||
    doing === 'putCounters' ||
    doing === 'createTokens'
  )
    add('another');
  if ('min' in node && 'max' in node) {
    if (node['min'] !== node['max']) add('up to');
    if (node['min'] === 0 || isNode(node['max'], 'q', 'if')) add('may');
    add('X');
    // one, and another for each
    if (isNode(node['min'], 'q', 'add')) {
      add('another');
      add('target');
    }
  }
  if (doing === 'addMana' || node['combination'] === true || node['upTo'] === true) add('up to');
  // who may do something so often may do it less often, and a cost is reduced by no more than there is
  if (
    rule === 'extraLandPlays' ||
    rule === 'extraBlocks' ||
    (node['costOf'] !== undefined && node['less'] !== undefined)
  )
    add('up to');
  if (key === 'targets') {
    add('target');
  }
  if (node['perTarget'] !== undefined) add('target');
  if (node['if'] === 'attacked' || isTheOnlyOne(node)) add('only');
  if (node['on'] === 'becomesTarget' || node['on'] === 'playerTargeted' || node['is'] === 'targets') add('target', 2);
  if (
    node['set'] === 'topUntil' ||
    node['keep'] === 'turn' ||
    node['forTurn'] === true ||
    node['does'] === 'hasteThisTurn'
  )
    add('until');
  if (node['is'] === 'costHas' && node['symbol'] === 'X') add('X');
  if (node['until'] !== undefined || doing === 'repeat' || doing === 'skip') add('until');
  if (node['q'] === 'x' || node['loyalty'] === 'x' || node['loyalty'] === '-x' || node['q'] === 'ref') add('X', 2);
  if (node['power'] !== undefined && typeof node['power'] === 'object') add('X');
  if (Array.isArray(node['mana']) && node['mana'].includes('X')) add('X');
  for (const stat of [
    node['q'],
    node['count'],
    node['amount'],
    node['n'],
    node['times'],
    node['of'],
    node['than'],
    node['generic'],
  ]) {
    if (typeof stat === 'object' && stat !== null && 'q' in stat) add('X', 2);
  }
  if (typeof node['q'] === 'string') add('X', 3);
  if (node['ability'] === 'keyword') {
    add('may');
    add('only');
  }
}

const isNode = (value: unknown, key: string, kind: string): boolean =>
  typeof value === 'object' && value !== null && (value as Node)[key] === kind;

/** "It gets +1/+1. If it's a Warrior, it gets +2/+1 instead": two static abilities, the first of which holds where the second does not. */
function areAlternatives(first: unknown, second: unknown): boolean {
  const { ability, condition } = (first ?? {}) as { ability?: string; condition?: Node };
  const otherwise = condition?.['if'] === 'not' ? condition['of'] : undefined;
  return (
    ability === 'static' && otherwise !== undefined && equal((second as Node | undefined)?.['condition'], otherwise)
  );
}

function walk(value: unknown, key: string, found: Map<Guard, number>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      walk(item, key, found);
      if (areAlternatives(item, value[i + 1])) found.set('instead', (found.get('instead') ?? 0) + 1);
    }
    return;
  }
  meanings(value as Node, key, found);
  for (const [inner, child] of Object.entries(value)) walk(child, inner, found);
}

/** Whether one list chooses alike twice: what is said of two and named once would be chosen once for each. */
const choosesAlike = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { targets } = value as { targets?: unknown };
  const specs = Array.isArray(targets) ? (targets as readonly Node[]).map((spec) => ({ ...spec, name: '' })) : [];
  return (
    specs.some((spec, i) => specs.slice(0, i).some((other) => equal(spec, other))) ||
    Object.values(value).some(choosesAlike)
  );
};
/** How many targets, or groups of them, are chosen. */
const targetsIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const { targets } = value as { targets?: unknown };
  return Object.values(value).reduce<number>(
    (sum, inner) => sum + targetsIn(inner),
    Array.isArray(targets) ? targets.length : 0,
  );
};

/** "…, except it's a Zombie if …": a condition said of the exception alone is none of all that is done. */
const isReadTooWidely = (text: string, abilities: unknown): boolean =>
  /\bexcept\b[^.]*\bif\b/i.test(text) &&
  someNode(
    abilities,
    (node: Node) => node['do'] === 'if' && someNode(node['then'], (inner: Node) => inner['except'] !== undefined),
  );

/** Without what each mode ends with, but for the first of them: it is said of the ability, once (`abilities/riders-of-modes.ts`). */
function saidOnce(text: string): string {
  const [end, ...more] = [...text.matchAll(/^•.*\. ([^.]+\.)$/gm)].map(([, last]) => last as string);
  const modes = text.match(/^•/gm)?.length ?? 0;
  if (end === undefined || more.length !== modes - 1 || more.some((last) => last !== end)) return text;
  const [before, ...after] = text.split(end);
  return [before, end, ...after].join('');
}

/** Undefined if every guard word is represented, else what is missing. `text` has no reminder text and hidden names. */
export function guards(text: string, abilities: unknown): string | undefined {
  const found = new Map<Guard, number>();
  walk(abilities, '', found);
  const once = saidOnce(text);
  for (const [guard, pattern] of WORDS) {
    const said = once.match(pattern)?.length ?? 0;
    const meant = found.get(guard) ?? 0;
    if (said > meant) return `"${guard}" is said ${said} times, but meant ${meant} times`;
  }
  const chosen = targetsIn(abilities);
  const said = text.match(/\b(?:targets?|support|earthbend)\b/gi)?.length ?? 0;
  if (chosen > said && choosesAlike(abilities)) return `"target" is said ${said} times, but ${chosen} are chosen`;
  if (isReadTooWidely(text, abilities)) return '"if" is said of an exception, but meant of all that is done';
  return undefined;
}
