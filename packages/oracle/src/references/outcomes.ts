/** What later text may name after an instruction: what it acted on, found, made or chose. 2006: 413 · 2009, 2011, 2026: 608.2 */
import type { Filter } from '@rulewright/engine';
import { equal } from '../grammar/index.ts';
import { conjunction } from '../nouns/filters.ts';
import { again } from './antecedents.ts';
import { isEach } from './of-several.ts';
import { outcomes, outcomeName, plain, Unresolved, unmarked } from './scope.ts';
import type { Node, Outcome, Mention, Scope } from './scope.ts';

const WITH_AMOUNT = new Set(
  'damage gainLife loseLife payLife discard draw mill sacrifice destroy putCounters removeCounters move reveal search flipCoin rollDice tap pay'.split(
    ' ',
  ),
);

/** The key whose object an instruction acts on, where it is not `what`. */
export const ACTED: Record<string, string> = {
  putCounters: 'on',
  removeCounters: 'from',
  shuffle: 'cards',
  damage: 'to',
  fight: 'a',
};

/** "You gain that much life and that player loses that much": the second is as much as the first is said to be, not as was gained. */
function asMuch(instruction: Node): boolean {
  const amount = (instruction['amount'] ?? instruction['count']) as Node | undefined;
  return amount?.['name'] === 'event.amount' || (amount?.['$r'] as Node | undefined)?.['q'] === 'that';
}

/** "Sacrifice ~ and it deals that much damage": what is done with one thing is no number of which is spoken. */
function isOne({ do: doing, what }: Node): boolean {
  const set = MOVING.has(doing as string) ? (what as Node | undefined)?.['set'] : undefined;
  return set === 'self' || set === 'host';
}
const MOVING = new Set(['sacrifice', 'destroy', 'discard', 'move', 'tap']);

/** Keyword actions of which one thing comes, and how it is named. */
const MADE: Readonly<Record<string, Pick<Mention, 'filter' | 'place' | 'how'>>> = {
  populate: { filter: { is: 'token' }, place: 'battlefield' },
  manifestDread: { filter: { is: 'type', type: 'creature' }, place: 'battlefield' },
  amass: {
    filter: {
      is: 'and',
      of: [
        { is: 'subtype', subtype: 'Army' },
        { is: 'type', type: 'creature' },
      ],
    },
    place: 'battlefield',
    how: 'amassed',
  },
  discover: { place: 'card', how: 'discovered' },
};

/** Later text may name what an instruction acted on, found, made or chose. */
export function noteOutcome(instruction: Node, scope: Scope): void {
  const doing = instruction['do'] as string;
  const outcome: Outcome = { instruction };
  if (instruction['$part'] === true) outcome.isPart = true;
  if (doing === 'move' && scope.subject === 'actor' && isEach(scope.subjectPlayers)) outcome.byEach = true;
  outcomes.set(instruction, outcome);
  scope.done.push(outcome);
  if (WITH_AMOUNT.has(doing) && !asMuch(instruction) && !isOne(instruction)) scope.amount = outcome;
  // "shuffle any number of cards into your library, then draw that many"
  if (doing === 'shuffle' && instruction['cards'] !== undefined) scope.amount = outcome;
  const made = MADE[doing];
  if (made !== undefined) {
    scope.mentions.push({ outcome, several: false, ...made });
    return;
  }
  const how = HOW[doing];
  switch (doing) {
    case 'createTokens': {
      const token = instruction['token'] as { types: string[]; subtypes: string[] };
      if (instruction['also'] !== undefined) {
        scope.mentions.push({ outcome, filter: { is: 'token' }, place: 'battlefield', several: true });
        return;
      }
      const filter = conjunction([
        ...token.subtypes.map((subtype): Filter => ({ is: 'subtype', subtype })),
        ...token.types.map((type): Filter => ({ is: 'type', type: type as never })),
        { is: 'token' },
      ]);
      scope.mentions.push({ outcome, filter, place: 'battlefield', several: instruction['count'] !== 1 });
      return;
    }
    case 'copyToken':
      scope.mentions.push({
        outcome,
        filter: { is: 'token' },
        place: 'battlefield',
        several: instruction['count'] !== 1,
      });
      return;
    case 'search': {
      const count = instruction['count'] as { max: unknown };
      scope.mentions.push({
        outcome,
        filter: instruction['where'] as Filter,
        place: 'card',
        several: count.max !== 1,
        how: 'found',
        from: { set: 'all', where: { is: 'any' }, zone: instruction['zones'], of: instruction['of'] },
      });
      return;
    }
    case 'clash':
      scope.owner = { who: 'ref', name: 'clashed' };
      return;
    case 'mill':
      scope.mentions.push({ outcome, place: 'card', several: instruction['count'] !== 1, how: 'milled' });
      return;
    case 'bind': {
      // "choose target creature": what is chosen later is that
      const { objects = {} } = instruction['value'] as { objects?: Node };
      for (const one of objects['set'] === 'union' ? (objects['of'] as Node[]) : [objects]) {
        const known = mentionOf(one, scope);
        if (known !== undefined) scope.mentions.push({ ...again(known), how: 'chosen' });
      }
      if (objects['set'] === 'union')
        scope.mentions.push({ node: unmarked(objects) as Node, several: true, how: 'chosen together' });
      return;
    }
    case 'restartGame': {
      const leaving = instruction['leaving'] as { filter?: Filter } | undefined;
      scope.mentions.push({ outcome, filter: leaving?.filter, place: 'card', several: true, how: 'left' });
      return;
    }
    case 'effect': {
      // "creatures you control get +1/+1 until end of turn. Untap those creatures": those that it began to change
      const changed = (instruction['parts'] as Node[]).find(({ part }) => part === 'change')?.['affects'] as Node;
      if (changed?.['set'] !== 'all') return;
      scope.mentions.push({ outcome, filter: filterOf(changed), place: placeOf(changed), several: true });
      return;
    }
    case 'bolster':
      scope.mentions.push({
        outcome,
        filter: { is: 'type', type: 'creature' },
        place: 'battlefield',
        several: false,
        how: 'chosen',
      });
      return;
    case 'exchangeControl':
      scope.mentions.push({ outcome, filter: { is: 'permanent' }, place: 'battlefield', several: true });
      return;
    case 'copySpell':
      scope.mentions.push({ outcome, filter: { is: 'spell' }, place: 'stack', several: false });
      return;
    case 'choose': {
      const what = instruction['what'] as Node;
      scope.choices[what['choose'] as string] = outcome;
      if (what['choose'] === 'objects' || what['choose'] === 'onePerFilter') {
        const from = what['from'] as Node;
        if (from['set'] === 'damageSources') {
          const make = (s: Scope): Node => ({ set: 'whatBecameOf', of: { set: 'ref', name: outcomeName(outcome, s) } });
          scope.mentions.push({ make, filter: from['where'] as Filter, several: false, how: 'chosen' });
          return;
        }
        const among = foundBy(from, scope);
        scope.mentions.push({
          outcome,
          filter: filterOf(from) ?? among?.filter,
          place: placeOf(from) ?? among?.place,
          several: severalOf(from, what['count']),
          how: 'chosen',
          from,
        });
      } else if (what['choose'] === 'player')
        scope.players.push({ who: 'ref', name: `?${outcomeName(outcome, scope)}` });
      return;
    }
    default: // the other instructions are mentioned below, by what they act on
  }
  const acted = instruction[ACTED[doing] ?? 'what'] as Node | undefined;
  if (acted === undefined || typeof acted !== 'object') return;
  const set = (doing === 'damage' ? acted['objects'] : acted) as Node | undefined;
  if (set === undefined || typeof set['set'] !== 'string') return;
  if (set['set'] === 'ref' || set['set'] === 'self' || set['set'] === 'host' || set['set'] === 'linked') {
    const known = mentionOf(set, scope);
    if (toOwner(instruction) && known?.several === false) scope.owner = { who: 'owners', of: plain(set) };
    if (doing === 'move' || doing === 'discard' || (doing === 'counter' && instruction['to'] !== undefined)) {
      const to = (instruction['to'] as Node | undefined)?.['zone'];
      scope.mentions.push({
        node: plain(set),
        outcome,
        filter: known?.filter,
        place: to === 'battlefield' ? 'battlefield' : 'card',
        several: known?.several ?? false,
        ...(how === undefined && to !== 'exile' ? {} : { how: how ?? 'exiled' }),
      });
    } else if (known !== undefined)
      scope.mentions.push({ ...again(known), part: 'acted', ...(how === undefined ? {} : { how }) });
    return;
  }
  const to = (instruction['to'] as Node | undefined)?.['zone'];
  if (set['set'] === 'topUntil') {
    const how = doing === 'reveal' ? 'revealed' : 'exiled';
    if (set['count'] !== 1) {
      scope.mentions.push({ make: allOrSought, place: 'card', several: true, how });
      return;
    }
    scope.mentions.push({ outcome, place: 'card', several: true, how });
    const filter = unmarked(set['where']) as Filter;
    const make = (s: Scope): Node => ({ set: 'where', of: { set: 'ref', name: outcomeName(outcome, s) }, filter });
    scope.mentions.push({ make, filter, place: 'card', several: false, how });
    return;
  }
  scope.mentions.push({
    outcome,
    filter: filterOf(set) ?? filterOfTargets(set, scope),
    place: doing === 'move' ? (to === 'battlefield' ? 'battlefield' : 'card') : placeOf(set),
    several: severalOf(set),
    ...(doing !== 'move' && isWhole(set) ? { whole: true } : {}),
    ...(how === undefined && to !== 'exile' ? {} : { how: how ?? 'exiled' }),
    from: chosenFrom(set),
  });
}

/** "Until you reveal four land cards": what "those cards" are is not told. */
const allOrSought = (): Node => {
  throw new Unresolved('"those": all that were revealed, or what was sought?');
};

/** What something is chosen from; one of each kind is chosen from the same. */
function chosenFrom(set: Node): unknown {
  if (set['set'] === 'choice') return set['from'];
  if (set['set'] === 'where') return set['of'];
  if (set['set'] !== 'union') return undefined;
  const [first, ...others] = (set['of'] as Node[]).map((one) => (one['set'] === 'choice' ? (one['from'] as Node) : {}));
  const same = others.every((from) => from['of'] !== undefined && equal(unmarked(from['of']), unmarked(first?.['of'])));
  return same ? first : undefined;
}

/** "Its owner's hand" names that player. */
const toOwner = ({ do: doing, to }: Node): boolean => {
  const { zone, $own, $short } = (to ?? {}) as Node;
  return doing === 'move' && (zone === 'hand' || zone === 'library') && $own === undefined && $short === undefined;
};

const HOW: Record<string, string> = {
  sacrifice: 'sacrificed',
  discard: 'discarded',
  reveal: 'revealed',
  lookAt: 'seen',
};

/** As it was mentioned last: by that name, else as what the instruction of that name found. */
function mentionOf(set: Node, scope: Scope): Mention | undefined {
  const bare = plain(set);
  return scope.mentions.findLast((m) => m.node !== undefined && equal(m.node, bare)) ?? foundBy(bare, scope);
}

/** What an instruction before found or moved. */
const foundBy = ({ set, name }: Node, scope: Scope): Mention | undefined =>
  set === 'ref' ? scope.mentions.findLast((m) => m.outcome?.instruction['out'] === name) : undefined;

export function filterOf(set: Node): Filter | undefined {
  switch (set['set']) {
    case 'all':
    case 'top':
      return set['where'] as Filter | undefined;
    case 'choice':
      return filterOf(set['from'] as Node);
    case 'where':
      return set['filter'] as Filter;
    case 'union': {
      // "target creature and each other creature with the same name"
      const filters = (set['of'] as Node[]).map(filterOf).filter((filter) => filter !== undefined);
      return filters.length < 2 ? filters[0] : { is: 'or', of: filters };
    }
    default: // the other sets are mentioned before, or describe nothing by themselves
      return undefined;
  }
}

function placeOf(set: Node): 'card' | 'stack' | 'battlefield' | undefined {
  if (set['set'] === 'choice') return placeOf(set['from'] as Node);
  if (set['set'] === 'where') return 'card'; // out of cards shown or found
  if (set['set'] === 'top' || set['set'] === 'bottom') return 'card';
  if (set['set'] !== 'all') return undefined;
  const zone = set['zone'];
  return zone === undefined ? 'battlefield' : zone === 'stack' ? 'stack' : 'card';
}

/** "~ and a creature": what the object itself and another are together. */
export const isBoth = (set: Node | undefined): boolean =>
  set?.['set'] === 'union' && (set['of'] as Node[])[0]?.['set'] === 'self';

/** A whole hand or library. */
const isWhole = (set: Node): boolean =>
  set['set'] === 'all' && set['zone'] !== undefined && (set['where'] as Filter).is === 'any';

/** Several targets together: what each of them is. */
function filterOfTargets(set: Node, scope: Scope): Filter | undefined {
  if (set['set'] !== 'union' || !(set['of'] as Node[]).every(isTarget)) return undefined;
  const of = (set['of'] as Node[]).map((one) => mentionOf(one, scope)?.filter ?? { is: 'any' });
  return { is: 'or', of: of as Filter[] };
}
const isTarget = ({ $r }: Node): boolean => ($r as Node | undefined)?.['set'] === 'target';

function severalOf(set: Node, count?: unknown): boolean {
  const given = (count ?? set['count']) as Node | number | undefined;
  // what several instructions found is spoken of together already
  if (set['set'] === 'union') return (set['of'] as Node[]).some((one) => one['set'] !== 'ref' || isTarget(one));
  if (set['set'] === 'where' && set['$d'] === 'all') return true;
  // a whole hand or library is one thing
  if (set['set'] === 'all' && count === undefined) return !isWhole(set);
  if (typeof given === 'object' && given !== null) return given['max'] !== 1;
  return given !== undefined && given !== 1;
}
