/**
 * The inverse of binding: names become the words they were, so that the grammar can print them.
 * 2006: 402, 404, 415 · 2009, 2011: 112, 114, 608 · 2026: 109, 113, 115, 608
 *
 * Where a mark `$r` says what was written, that is used; where it is missing (a tree without phrasing), the first mention
 * of a target is the target itself and a later one "that" with its noun.
 */
import type { Filter } from '@rulewright/engine';
import type { Wording } from '../grammar/index.ts';
import { outOfAnyTargets } from './any-target.ts';
import { FLIPS } from './coins.ts';
import { outOfDealt } from './dealt-at-once.ts';
import { outOfEnded } from './ended.ts';
import { outOfEntered } from './entered-with.ts';
import { withoutFollowUps } from './follow-ups.ts';
import { outOfLoops } from './loops.ts';
import { outOfNoted } from './numbers.ts';
import { isBoth } from './outcomes.ts';
import { outOfPrevented } from './prevented.ts';
import { outOfReplaced } from './replaced.ts';
import { outOfTheSame } from './does-the-same.ts';
import { outOfSameFor } from './same-for.ts';
import { theSameWay } from './same-way.ts';
import type { Node } from './resolve.ts';

interface Called {
  several: boolean;
  noun: Filter;
  /** the word that reads it, of a colour, type or name chosen */
  choice?: string;
}

interface Restoring {
  targets: Map<string, Node>;
  said: Set<string>;
  /** what the event names, by the names it binds */
  event: Record<string, Filter | undefined>;
  /** outcomes so far: whether they are several things, and what they are called */
  outcomes: Map<string, Called>;
  /** missing marks of phrasing are to be supplied */
  free: boolean;
  quoted: boolean;
  /** an ability met now is one within another */
  inside: boolean;
}

/** An ability in its surface form. */
export function restoreAbility(ability: unknown, wording: Wording, free = false): Node {
  const state = begin(free, false);
  return restoreNode(outOfAnyTargets(ability, wording) as Node, state, 'ability');
}

const begin = (free: boolean, quoted: boolean): Restoring => ({
  targets: new Map(),
  said: new Set(),
  event: {},
  outcomes: new Map(),
  free,
  quoted,
  inside: false,
});

function restore(value: unknown, state: Restoring, key: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (key === 'effect' || key === 'then' || key === 'else' || key === 'choices')
      return restoreList(value as Node[], state);
    return value.map((item) => restore(item, state, key === 'abilities' || key === 'rider' ? 'ability' : key));
  }
  return restoreNode(value as Node, state, key);
}

function restoreNode(node: Node, state: Restoring, key: string): Node {
  if (key === 'ability' && node['ability'] !== undefined) {
    const inner = begin(state.free, state.inside);
    inner.inside = true;
    const event = node['event'] as
      | { what?: Filter; by?: Filter; whom?: Filter; from?: Filter; source?: Filter; to?: Filter }
      | undefined;
    if (event !== undefined)
      inner.event = {
        'event.object': event.what ?? event.to,
        'event.other': event.by ?? event.whom ?? event.from,
        'event.source': event.source ?? event.by,
      };
    return restoreX(keys(node, inner, ['text']), node, inner);
  }
  // that what it exiles is remembered is not said
  if (node['instead'] === 'zone' && node['link'] !== undefined) return keys(node, state, ['link']);
  const mark = node['$r'];
  if (mark !== undefined) {
    if (mark === 'target') {
      const { objects, players, $r: _, ...rest } = node;
      const name = (((objects ?? players) as Node) ?? {})['name'] as string;
      return { target: specOf(name, state), ...rest };
    }
    const form = mark as Node;
    if (form['set'] === 'target' || form['who'] === 'target') {
      const { set: _, who: __, name, $r: ___, ...marks } = node;
      state.said.add(name as string);
      return { ...form, spec: specOf(name as string, state), ...marks };
    }
    return form;
  }
  const generic = node['generic'] as Node | undefined;
  if (typeof generic === 'object' && (generic['$r'] as Node | undefined)?.['q'] === 'x') {
    const { generic: _, mana, ...rest } = node;
    return { mana: ['X', ...((mana as string[] | undefined) ?? [])], ...keys(rest, state) };
  }
  if (state.free && state.quoted && node['set'] === 'self' && node['$self'] === undefined)
    return { ...node, $self: 'permanent' };
  if (state.free && state.quoted && node['is'] === 'self' && node['$self'] === undefined)
    return { ...node, $self: 'permanent' };
  if (
    state.free &&
    node['set'] === 'union' &&
    (node['of'] as Node[]).every((one) => one['set'] === 'ref' && state.outcomes.has(one['name'] as string))
  ) {
    return { set: 'that', noun: { is: 'card' }, $n: 'plural' };
  }
  // the two that a condition spoke of
  if (state.free && isBoth(node)) return { set: 'it', $n: 'plural' };
  if (node['set'] === 'except' && allNamed(node['not'] as Node)) return { set: 'rest' };
  // the object that gives a quoted ability is called by its name
  if (node['name'] === 'granter' || node['name'] === 'candidate' || node['name'] === 'proposed.spell') return node;
  const word = unmarkedWord(node, state);
  if (word !== undefined) return word;
  if (NAMED.has(node['set'] as string) || node['who'] === 'ref') return unmarkedReference(node, state);
  if (node['who'] === 'actor' && key !== 'by' && key !== 'of' && key !== 'who' && key !== 'player' && key !== 'a')
    return { who: 'they' };
  if (isTargetRecipient(node)) return { target: specOf(((node['objects'] as Node)['name'] ?? '') as string, state) };
  if (node['$recipient'] !== undefined) {
    const { $recipient, to: _, toPlayer: __, jointly: ___, ...rest } = node;
    return { ...keys(rest, state), recipient: restore($recipient, state, 'recipient') };
  }
  if (node['effect'] !== undefined && (key === 'body' || key === 'options')) return restoreBody(node, state);
  if (typeof node['do'] === 'string') return restoreList([node], state)[0] as Node;
  return restoreX(keys(node, state), node, state);
}

/** What instructions before took. */
const allNamed = ({ set, of }: Node): boolean => set === 'ref' || (set === 'union' && (of as Node[]).every(allNamed));

/** The sets that read a name. */
const NAMED = new Set(['ref', 'before', 'about']);

function isTargetRecipient(node: Node): boolean {
  const objects = node['objects'] as Node | undefined;
  const players = node['players'] as Node | undefined;
  return (
    objects?.['set'] === 'ref' &&
    players?.['who'] === 'ref' &&
    objects['name'] === players['name'] &&
    !('$r' in objects)
  );
}

function keys(node: Node, state: Restoring, skip: readonly string[] = []): Node {
  const copy: Node = {};
  for (const [key, value] of Object.entries(node)) {
    if (value === undefined || key === '$where' || skip.includes(key)) continue;
    copy[key] = key.startsWith('$') ? value : restore(value, state, key);
  }
  return copy;
}

function specOf(name: string, state: Restoring): Node {
  const spec = state.targets.get(name);
  if (spec === undefined) throw new Error(`print: no target "${name}"`);
  state.said.add(name);
  const { name: _, ifPaid: __, unlessPaid: ___, $other, $support, ...rest } = spec;
  const said = keys(rest, state);
  if (rest['other'] !== undefined) said['other'] = true;
  else if ($other === true) {
    const objects = said['objects'] as { where: Filter };
    const list = objects.where.is === 'and' ? objects.where.of.slice(1) : [];
    said['objects'] = { ...objects, where: list.length === 1 ? list[0] : { is: 'and', of: list } };
    said['other'] = true;
  }
  if ($support === true) said['other'] = 'permanent';
  return said;
}

function restoreBody(body: Node, state: Restoring): Node {
  const outer = state.targets;
  state.targets = new Map(outer);
  for (const spec of (body['targets'] as Node[] | undefined) ?? []) state.targets.set(spec['name'] as string, spec);
  const { targets, modes, text: _, ...rest } = body;
  const said = restoreX(keys(rest, state), { ...rest, targets }, state);
  if (modes !== undefined) said['modes'] = restore(modes, state, 'modes');
  state.targets = outer;
  return said;
}

/** By the mark that says so, what is understood though nothing says it. */
const UNSAID = {
  $link: ['out', 'asEnters', 'link', '$link'],
  $else: ['out', 'asEnters', 'else', '$else'],
  out: ['out', 'asEnters', 'excessOut'],
} as const;

function restoreList(looped: readonly Node[], state: Restoring): Node[] {
  const list = theSameWay(
    outOfPrevented(
      outOfEnded(
        outOfReplaced(
          withoutFollowUps(outOfDealt(outOfEntered(outOfLoops(outOfNoted(outOfSameFor(outOfTheSame(looped))))))),
        ),
      ),
    ),
  ).map((node) => (node['do'] === 'effect' ? withShares(node, state) : node));
  const out: Node[] = [];
  for (const [i, node] of list.entries()) {
    if (node['$hoist'] === true) continue;
    if (typeof node['out'] === 'string' && node['do'] === 'choose') state.outcomes.set(node['out'], called(node));
    const often = typeof node['times'] === 'number' ? { times: node['times'] - 1 } : {};
    if (node['$process'] === 'whole') {
      const { do: _, effect, times: __, $process: ___, ...rest } = node;
      out.push(...restoreList(effect as Node[], state), { do: 'repeatProcess', ...often, ...keys(rest, state) });
      continue;
    }
    if (node['$process'] === 'last') {
      const { $and, ...last } = (node['effect'] as Node[]).at(-1) as Node;
      const before = restoreList((node['effect'] as Node[]).slice(0, -1), state);
      const [said] = restoreList([last], state) as [Node];
      const again = { do: 'repeatProcess', ...often, ...($and === undefined ? {} : { $j: $and }) };
      out.push(...before, { ...said, then: [...(said['then'] as Node[]), again] });
      continue;
    }
    if (node['$process'] !== undefined || (node['do'] === 'repeat' && node['while'] !== undefined)) {
      const condition = restore(node['while'], state, 'condition');
      const before = restoreList(node['effect'] as Node[], state);
      const $j = node['$process'] ?? true;
      const then = [{ do: 'repeatProcess', ...often }];
      out.push(...before, { do: 'if', condition, then, ...($j === true ? {} : { $j }) });
      continue;
    }
    const said = keys(node, state, UNSAID[node['$link'] === true ? '$link' : node['$else'] === true ? '$else' : 'out']);
    if (node['do'] === 'flipCoin') delete said['sides'];
    if (node['do'] === 'piles') {
      const { by, chooser: _, chosen: __, other: ___, ...piles } = said;
      out.push({ ...piles, who: by });
      continue;
    }
    if (node['$where'] === true) {
      let x: Node | undefined;
      for (let k = i; k >= 0 && x === undefined; k--) x = findX(list[k]);
      for (const spec of state.targets.values()) x ??= findX(spec);
      if (x !== undefined) said['xIs'] = restore(x, state, 'xIs');
    }
    const to = said['to'] as Node | undefined;
    if (node['do'] === 'move' && to?.['link'] !== undefined) {
      const { link: _, ...rest } = to;
      said['to'] = rest;
    }
    const payer = (node['who'] as Node | undefined)?.['$payer'];
    if (payer !== undefined) {
      const { $payer: _, ...each } = node['who'] as Node;
      said['who'] = payer;
      delete said['each'];
      said['else'] = [{ ...(said['else'] as Node[])[0], who: each }];
    }
    if (node['do'] === 'choose' && node['$objects'] !== undefined) restoreChosen(said, node);
    if (typeof node['thatTurn'] === 'string') said['thatTurn'] = '?turn';
    if (typeof node['targets'] === 'string') restoreDivided(said, node, state);
    out.push(said);
    if (typeof node['out'] === 'string') state.outcomes.set(node['out'], called(node));
  }
  return out;
}

/** What was divided among that target's choices, which it then is no more. */
function undivided(name: string, state: Restoring): unknown {
  const { divide, ...spec } = state.targets.get(name) as Node;
  state.targets.set(name, spec);
  return divide;
}

/** "Prevent the next 5 damage …, divided as you choose" */
const withShares = (effect: Node, state: Restoring): Node => ({
  ...effect,
  parts: (effect['parts'] as Node[]).map((part) =>
    typeof part['divided'] === 'string' ? { ...part, divided: undivided(part['divided'], state) } : part,
  ),
});

/** "3 damage divided as you choose among …" */
function restoreDivided(said: Node, node: Node, state: Restoring): void {
  const name = node['targets'] as string;
  const spec = state.targets.get(name) as Node;
  const divide = restore(undivided(name, state), state, 'amount');
  const damage = node['do'] === 'damageDivided';
  const key = damage ? 'to' : 'on';
  const reference = { set: 'ref', name };
  const among =
    node[`$${key}`] ??
    (damage
      ? { objects: reference, ...(spec['players'] === undefined ? {} : { players: { who: 'ref', name } }) }
      : reference);
  said[damage ? 'amount' : 'count'] = divide;
  said[key] = restore(among, state, key);
  delete said['targets'];
  delete said[`$${key}`];
}

/** "Choose two cards in your hand": what is chosen as a set again. */
function restoreChosen(said: Node, node: Node): void {
  const { choose: _, from, count, ...marks } = said['what'] as Node;
  said['what'] =
    node['$objects'] === 'all'
      ? from
      : {
          set: 'choice',
          by: { who: 'subject' },
          from,
          count,
          ...marks,
          ...(said['random'] === true ? { random: true } : {}),
        };
  said['$objects'] = true;
  delete said['random'];
}

/** What the outcome of an instruction is called where nothing says how it was. */
const CHOICE_WORDS: Record<string, string> = {
  color: '?color',
  creatureType: '?type',
  basicLandType: '?type',
  landType: '?type',
  cardName: '?name',
};

function called(node: Node): Called {
  const chosen = node['do'] === 'choose' ? CHOICE_WORDS[(node['what'] as Node)['choose'] as string] : undefined;
  const noun: Filter = node['do'] === 'createTokens' || node['do'] === 'copyToken' ? { is: 'token' } : { is: 'card' };
  const what = node['what'] as Node | undefined;
  const count = (node['count'] ?? what?.['count']) as Node | number | undefined;
  const most = typeof count === 'object' && count !== null && 'max' in count ? count['max'] : count;
  return {
    noun,
    ...(chosen === undefined ? {} : { choice: chosen }),
    several: node['also'] !== undefined || (most === undefined ? what?.['set'] === 'all' || isBoth(what) : most !== 1),
  };
}

function restoreX(said: Node, node: Node, state: Restoring): Node {
  if (node['$where'] !== true) return said;
  const x = findX(node);
  return x === undefined ? said : { ...said, xIs: restore(x, state, 'xIs') };
}

/** The value said as X within a node. */
function findX(node: unknown): Node | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (Array.isArray(node)) {
    for (const item of node) {
      const found = findX(item);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const mark = (node as Node)['$r'] as Node | undefined;
  if (mark?.['q'] === 'x') {
    const { $r: _, $x, ...rest } = node as Node;
    return ($x as Node | undefined) ?? rest;
  }
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('$')) continue;
    const found = findX(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Numbers, conditions and chosen words that name an outcome, without a mark of how it was said. */
function unmarkedWord(node: Node, state: Restoring): Node | undefined {
  const name = node['name'];
  if (
    node['q'] === 'ref' &&
    (name === 'event.amount' || name === 'event.prevented' || (typeof name === 'string' && state.outcomes.has(name)))
  )
    return { q: 'that' };
  if (node['if'] === 'did') return { if: 'thatDone', who: { who: 'you' } };
  if (FLIPS.has(node['if'] as string)) return { ...node, name: '?flip' };
  if (node['if'] === 'wonClash' && node['name'] !== 'event.won') return { ...node, name: '?clash' };
  const ref = node['ref'];
  if (typeof ref !== 'string') return undefined;
  const choice = state.outcomes.get(ref)?.choice;
  return choice === undefined ? undefined : { ref: choice };
}

/** A reference without a mark of how it was said. */
function unmarkedReference(node: Node, state: Restoring): Node {
  const name = node['name'] as string;
  const spec = state.targets.get(name);
  const player = node['who'] === 'ref';
  if (spec !== undefined && !state.said.has(name))
    return { ...(player ? { who: 'target' } : { set: 'target' }), spec: specOf(name, state) };
  if (player) return { who: 'that' };
  const objects = spec?.['objects'] as { where: Filter } | undefined;
  if (objects !== undefined) return { set: 'that', noun: headOf(objects.where) };
  const known = state.event[name];
  if (known !== undefined && typeof known === 'object' && 'is' in known) return { set: 'that', noun: headOf(known) };
  const outcome = state.outcomes.get(name);
  if (outcome !== undefined) return { set: 'that', noun: outcome.noun, ...(outcome.several ? { $n: 'plural' } : {}) };
  return { set: 'it' };
}

function headOf(filter: Filter): Filter {
  const list = filter.is === 'and' ? filter.of : [filter];
  return (
    list.find((f) => f.is === 'type' || f.is === 'spell' || f.is === 'permanent' || f.is === 'token') ?? { is: 'card' }
  );
}
