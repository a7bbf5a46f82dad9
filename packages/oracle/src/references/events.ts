/** What the event of a trigger or replacement names for its effect. 2006: 404, 419 · 2009, 2011, 2026: 603, 614 */
import { someNode } from '@rulewright/engine';
import type { Filter } from '@rulewright/engine';
import { equal } from '../grammar/index.ts';
import { conjunction, conjuncts } from '../nouns/filters.ts';
import { isEach } from './of-several.ts';
import { fromBattlefield } from './damage-sources.ts';
import { resolveKeys, resolve } from './resolve.ts';
import { noteSince } from './salience.ts';
import { plain, Unresolved, unmarked } from './scope.ts';
import type { Mention, Node, Scope } from './scope.ts';

const AMOUNTS = new Set([
  'damage',
  'gainLife',
  'loseLife',
  'counters',
  'getsCounters',
  'token',
  'draw',
  'draws',
  'produceMana',
  'prevented',
]);

/** "Whenever you attack with one or more creatures", "discard one or more cards": "that many" is how many. */
const countsSeveral = ({ on, atLeast, together }: Node): boolean =>
  (on === 'attack' && atLeast !== undefined) || ((on === 'discard' || on === 'move') && together === true);

/** Keys of an event pattern that describe objects, and the name each binds. */
const BINDS: Record<string, Record<string, string>> = {
  blocks: { what: 'event.object', whom: 'event.other' },
  becomesBlocked: { what: 'event.object', by: 'event.other' },
  becomesTarget: { what: 'event.object', by: 'event.source' },
  playerTargeted: { by: 'event.source' },
  damage: { source: 'event.source', to: 'event.object' },
  attached: { what: 'event.object', to: 'event.other' },
  unattached: { what: 'event.object', from: 'event.other' },
  action: { what: 'event.object', to: 'event.other' },
};

const TARGETING: Pick<Mention, 'node' | 'filter'> = {
  node: { set: 'ref', name: 'event.source' },
  filter: { is: 'or', of: [{ is: 'spell' }, { is: 'ability' }] },
};
/** What is on the stack because of the event, or causes it: "that ability", "that spell or ability". */
const ON_STACK: Record<string, Pick<Mention, 'node' | 'filter'>> = {
  triggers: { node: { set: 'ref', name: 'event.object' }, filter: { is: 'ability' } },
  activate: { node: { set: 'ref', name: 'event.ability' }, filter: { is: 'ability' } },
  becomesTarget: TARGETING,
  playerTargeted: TARGETING,
};

/** "With lesser power": less than what is spoken of. */
export const comparesWithSpoken = ({ is, $than }: Node): boolean => is === 'stat' && $than !== undefined;

export function resolveEvent(surface: Node, scope: Scope): Node {
  const on = surface['on'] as string;
  if (on === 'either') {
    const either = resolveKeys(surface, scope);
    scope.attacks = false;
    return either;
  }
  scope.attacks = on === 'attacks';
  scope.clashes = surface['action'] === 'clash';
  // a pattern is compared with what happens one by one, before anything of it is bound
  if (someNode(surface, comparesWithSpoken)) throw new Unresolved('"lesser" or "greater" than another in one event');
  const event: Node = {};
  const before = [...scope.players];
  if (AMOUNTS.has(on) || countsSeveral(surface)) {
    scope.eventAmount = on;
    scope.amount = undefined;
  }
  for (const [key, value] of Object.entries(surface)) {
    if (value === undefined) continue;
    if (key === 'recipient') {
      Object.assign(event, recipientPattern(value as Node, before, scope));
      continue;
    }
    const { length } = scope.mentions;
    event[key] = key.startsWith('$') ? value : resolve(value, scope, key);
    const about =
      key === 'what' ||
      key === 'source' ||
      key === 'by' ||
      (key === 'to' && on !== 'move' && !isOrYou(surface)) ||
      (key === 'from' && on === 'unattached') ||
      (key === 'whom' && on === 'blocks') ||
      (value as Node)['$event'] === true;
    noteSince(length, scope, { said: 'event', ...(about ? { within: true } : {}) });
    if (about) {
      const name = BINDS[on]?.[key] ?? 'event.object';
      if (areSeveral(surface, key))
        scope.mentions.push({
          node: { set: 'ref', name: on === 'move' ? 'event.all' : 'event.attackers' },
          several: true,
          said: 'event',
          filter: inCombat(event[key] as Filter, on === 'move' ? undefined : 'attacking'),
        });
      else if (typeof event[key] === 'object' && 'is' in (event[key] as Node))
        mentionEvent(
          event[key] as unknown as Filter,
          name,
          surface['exploiter'] === undefined ? on : 'exploits',
          key,
          scope,
        );
      if (key === 'by' && typeof event[key] === 'object' && 'who' in (event[key] as Node))
        scope.players.push({ who: 'ref', name: 'event.by' });
    }
    if (key === 'who' && on === 'attack') noteAttacker(event[key] as Node, scope);
    else if (key === 'who' || key === 'toPlayer' || key === 'whose' || (key === 'whom' && ATTACKED.has(on)))
      notePlayer(event[key] as Node, before, scope);
  }
  // "a creature an opponent controls": that player is who controls it; "into an opponent's graveyard": it is who owns it
  if (scope.players.length === 0 && before.length === 0) {
    const key = on === 'damage' ? 'source' : 'what';
    const of = { set: 'ref', name: BINDS[on]?.[key] ?? 'event.object' };
    if (isSomebodys(event[key])) scope.players.push({ who: 'controllers', of });
    else if (isEach(event['toOf'] as Node | undefined)) scope.players.push({ who: 'owners', of });
  }
  // "whenever a … is on the battlefield, its controller sacrifices it": whatever is there
  const there = event['condition'] as Node | undefined;
  if (there?.['$event'] === true)
    scope.mentions.push({ node: unmarked(there['what']) as Node, several: false, said: 'event' });
  const onStack = ON_STACK[on];
  if (onStack !== undefined && surface['by'] === undefined)
    scope.mentions.push({ ...onStack, several: false, said: 'event' });
  return on === 'damage' ? fromBattlefield(event, surface) : event;
}

/** "Deals damage to you or a creature you control": that creature may be nobody. */
const isOrYou = ({ $or, toPlayer }: Node): boolean => $or === true && (toPlayer as Node | undefined)?.['who'] === 'you';

/** Attackers, or what moves at once, for all of whom the event stands. */
const areSeveral = ({ on, atLeast, together, what }: Node, key: string): boolean =>
  key === 'what' &&
  what !== undefined &&
  (on === 'attack' ? atLeast !== undefined : on === 'move' && together === true);

/** Whether the words say that some other player controls it. */
export const isSomebodys = (filter: unknown): boolean =>
  typeof filter === 'object' &&
  filter !== null &&
  'is' in filter &&
  conjuncts(filter as Filter).some(
    (f) => f.is === 'controlledBy' && (f.player.who === 'opponents' || f.player.who === 'all'),
  );

/** "Damage that would be dealt to …": a recipient as a pattern. What was said is kept as the mark `$recipient`. */
function recipientPattern(surface: Node, before: readonly Node[], scope: Scope): Node {
  const { length } = scope.mentions;
  const recipient = resolve(surface, scope, 'recipient') as Node;
  noteSince(length, scope, { said: 'event', within: true });
  const objects = recipient['objects'] as Node | undefined;
  const players = recipient['players'] as Node | undefined;
  const event: Node = { $recipient: recipient, ...(surface['$d'] === 'and/or' ? { jointly: true } : {}) };
  if (objects !== undefined) {
    const set = unmarked(objects) as Node;
    event['to'] =
      set['set'] === 'self'
        ? { is: 'self' }
        : set['set'] === 'all' && set['zone'] === undefined
          ? set['where']
          : { is: 'in', set };
    mentionEvent(event['to'] as Filter, 'event.object', 'damage', 'to', scope);
  }
  if (players !== undefined) {
    event['toPlayer'] = unmarked(players);
    notePlayer(event['toPlayer'] as Node, before, scope);
  }
  return event;
}

/** Whom the event is about, instead of those by whom its words describe that player ("enchanted creature's controller"). */
function notePlayer(who: Node, before: readonly Node[], scope: Scope): void {
  if (who['who'] === 'you') return;
  const others = before.filter((player) => !equal(player, unmarked(who)));
  scope.players = [...others, { who: 'ref', name: 'event.player' }];
}

const ATTACKED = new Set(['attacks', 'attack']);
/** Who attacks; the player of that event is the one attacked. */
function noteAttacker(who: Node, scope: Scope): void {
  if (who['who'] !== 'you') scope.players.push({ who: 'controllers', of: { set: 'ref', name: 'event.object' } });
}

/** What an event says of its objects, by the key that describes them. */
const IN_COMBAT: Record<string, Record<string, 'attacking' | 'blocking'>> = {
  attacks: { what: 'attacking' },
  unblocked: { what: 'attacking' },
  blocks: { what: 'blocking', whom: 'attacking' },
  becomesBlocked: { what: 'attacking', by: 'blocking' },
};

/** A description, and what the event says: who blocks is a blocking creature, who is blocked an attacking one. */
function inCombat(filter: Filter | undefined, is: 'attacking' | 'blocking' | undefined): Filter | undefined {
  return is === undefined ? filter : conjunction([{ is }, ...(filter === undefined ? [] : conjuncts(filter))]);
}

/** What may be said of what the event is about: "the discarded card". */
const HOW: Readonly<Record<string, string>> = { discard: 'discarded', exploits: 'exploited' };

function mentionEvent(filter: Filter, name: string, on: string, key: string, scope: Scope): void {
  const doing = IN_COMBAT[on]?.[key];
  const place = on === 'cast' ? 'stack' : on === 'discard' || on === 'cycle' ? 'card' : undefined;
  if (filter.is === 'self')
    scope.mentions.push({
      node: { set: 'self' },
      several: false,
      self: true,
      said: 'event',
      filter: inCombat(selfFilter(scope).filter, doing),
    });
  else if (filter.is === 'in') {
    const set = plain(filter.set);
    // "when enchanted creature dies, return it": what it was attached to then, whatever it is attached to now
    const host = set['set'] === 'host';
    // "when that creature dies this turn, return it": what the event moved, and so what it became
    const moved = on === 'move' && (set['set'] === 'ref' || set['set'] === 'where');
    scope.mentions.push({
      node: host || moved ? { set: 'ref', name } : set,
      several: false,
      said: 'event',
      filter: inCombat(host ? hostFilter(filter.set) : undefined, doing),
      ...(host ? { host } : {}),
    });
  } else if (filter.is === 'or' && filter.of.some((f) => f.is === 'self'))
    scope.mentions.push({
      node: { set: 'ref', name },
      several: false,
      said: 'event',
      filter: inCombat(
        filter.of.find((f) => f.is !== 'self'),
        doing,
      ),
      place,
    });
  else
    scope.mentions.push({
      node: { set: 'ref', name },
      several: false,
      said: 'event',
      filter: inCombat(filter, doing),
      place,
      ...(on in HOW ? { how: HOW[on] } : {}),
    });
}

export const selfFilter = (scope: Scope): { filter?: Filter } => {
  const types = scope.bearer.types.map((type): Filter => ({ is: 'type', type: type as never }));
  return types.length === 0 ? {} : { filter: conjunction(types) };
};

export function hostFilter(set: Node): Filter | undefined {
  const noun = set['$host'];
  if (noun === 'equipped' || noun === 'creature') return { is: 'type', type: 'creature' };
  if (noun === 'land' || noun === 'fortified') return { is: 'type', type: 'land' };
  if (noun === 'artifact' || noun === 'enchantment') return { is: 'type', type: noun };
  return undefined;
}
