/** What stands under the keys of nodes: families of nodes, words, and the records that are no nodes themselves. 2006: 200–217 · 2009, 2011, 2026: 109–120 */
import type { Ability, Body, ModeOption, Modes, TargetSpec, TriggeredAbility } from '../abilities.ts';
import type { Condition } from '../conditions.ts';
import { COST_VERBS, type Cost, type CostAction, type CostChange } from '../costs.ts';
import type {
  Ballot,
  BoundValue,
  Choosable,
  Destination,
  EmblemSpec,
  Instruction,
  TableRow,
  TokenSpec,
} from '../instructions.ts';
import type { KeywordName } from '../keywords.ts';
import type {
  ColorWord,
  Count,
  Filter,
  NameWord,
  ObjectHistory,
  ObjectSet,
  PlayerSet,
  RecipientSet,
  Together,
  TypeWord,
} from '../nouns.ts';
import type { EventPattern } from '../patterns.ts';
import type { Quantity, TurnHistory } from '../quantities.ts';
import type {
  ContinuousPart,
  CopyException,
  Duration,
  Instead,
  ManaProduced,
  Modification,
  RecipientFilter,
  Surcharge,
  Replacement,
  Rule,
} from '../rules-effects.ts';
import type { Comparison, Stat } from '../words.ts';
import {
  CARD_TYPES,
  COLORS,
  COMPARISONS,
  DESIGNATIONS,
  KEYWORD_ACTIONS,
  MANA_TYPES,
  PHASES,
  STATS,
  STEPS,
  SUPERTYPES,
  ZONES,
} from '../words.ts';
import { anyWord, either, type Holds, list, maybe, node, nodeAmong, record, spoken, value, word } from './holds.ts';

export { either, list, maybe, spoken, word };

export const ability = node<Ability>('ability');
export const instruction = node<Instruction>('do');
export const objects = node<ObjectSet>('set');
export const players = node<PlayerSet>('who');
export const filter = node<Filter>('is');
export const condition = node<Condition>('if');
export const event = node<EventPattern>('on');
export const modification = node<Modification>('mod');
export const rule = node<Rule>('rule');
export const part = node<ContinuousPart>('part');
export const instead = node<Instead>('instead');
export const duration = node<Duration>('until');
export const untilLeaves = node<Extract<Duration, { until: 'leaves' }>>('until');
export const choosable = node<Choosable>('choose');
export const exception = node<CopyException>('except');
export const objectHistory = node<ObjectHistory>('did');
export const turnHistory = node<TurnHistory>('of');

export const number: Holds<number> = { holds: 'number' };
export const quantity: Holds<Quantity> = either(number, node<Exclude<Quantity, number>>('q'));
export const yes = value(true);
export const no = value(false);
export const none = value(null);
export const boolean = either(yes, no);

export const text = anyWord();
export const keyword = anyWord<KeywordName>();
export const zone = word(...ZONES);
export const step = word(...STEPS);
export const phase = word(...PHASES);
export const color = word(...COLORS);
export const manaType = word(...MANA_TYPES);
export const cardType = word(...CARD_TYPES);
export const supertype = word(...SUPERTYPES);
export const comparison = word(...COMPARISONS);
export const designation = word(...DESIGNATIONS);
export const specialAction = word('endEffect', 'ignore', 'discard', 'foretell', 'plot', 'companion');
export const stat = word(...STATS);
export const keywordAction = word(...KEYWORD_ACTIONS);

export const reference = record<{ ref: string }>(() => ({ ref: text }));
export const colorWord: Holds<ColorWord> = either(spoken(color), reference);
export const typeWord: Holds<TypeWord> = either(spoken(text), reference);
export const nameWord: Holds<NameWord> = either(
  text,
  reference,
  record<{ of: ObjectSet }>(() => ({ of: objects })),
);

export const count = record<Count>(() => ({ min: quantity, max: either(quantity, none) }));
export const totalled = record<{ stat: Stat; atLeast: Quantity }>(() => ({ stat, atLeast: quantity }));
export const recipients = record<RecipientSet>(() => ({ objects: maybe(objects), players: maybe(players) }));
export const surcharge = record<Surcharge>(() => ({ cost, who: maybe(players) }));
export const recipientFilter = record<RecipientFilter>(() => ({ objects: maybe(filter), players: maybe(players) }));
export const boundValue: Holds<BoundValue> = either(
  record<{ objects: ObjectSet }>(() => ({ objects })),
  record<{ players: PlayerSet }>(() => ({ players })),
  record<{ number: Quantity }>(() => ({ number: quantity })),
  record<{ name: NameWord }>(() => ({ name: nameWord })),
);

const costAction = nodeAmong<CostAction>('do', COST_VERBS);
export const cost = record<Cost>(() => ({
  mana: maybe(list(text)),
  generic: maybe(quantity),
  actions: maybe(list(costAction)),
  less: maybe(quantity),
  lessMana: maybe(record<{ if: Condition }>(() => ({ if: condition }))),
  lessColored: maybe(list(text)),
  onX: maybe(list(color)),
  leastX: maybe(number),
  own: maybe(yes),
  waterbend: maybe(yes),
  costOf: maybe(objects),
}));
export const costChange = record<CostChange>(() => ({
  of: word('cast', 'activate'),
  what: filter,
  who: maybe(players),
  add: maybe(cost),
  perTarget: maybe(either(yes, word('each'))),
  reduce: maybe(quantity),
  upTo: maybe(yes),
  leaves: maybe(number),
  least: maybe(number),
  aimed: maybe(filter),
  exceptMana: maybe(yes),
  keyword: maybe(keyword),
  reduceMana: maybe(list(text)),
  coloredOnly: maybe(yes),
  loyalty: maybe(number),
  condition: maybe(condition),
}));
const unit = either(color, word('C'));
export const manaProduced = record<ManaProduced>(() => ({
  types: either(
    list(unit),
    record<Extract<ManaProduced['types'], { any: Quantity }>>(() => ({
      any: quantity,
      among: maybe(either(list(unit), word('identity'))),
      or: maybe(reference),
      combination: maybe(yes),
      different: maybe(yes),
    })),
    record<Extract<ManaProduced['types'], { colorsOf: ObjectSet }>>(() => ({ colorsOf: objects, count: quantity })),
    record<Extract<ManaProduced['types'], { everyColorOf: ObjectSet }>>(() => ({ everyColorOf: objects })),
    record<Extract<ManaProduced['types'], { type: unknown }>>(() => ({
      type: either(unit, reference),
      count: quantity,
    })),
    record<Extract<ManaProduced['types'], { costOf: ObjectSet }>>(() => ({ costOf: objects })),
    record<Extract<ManaProduced['types'], { unspent: PlayerSet }>>(() => ({ unspent: players })),
    record<Extract<ManaProduced['types'], { anyTypeProduced: true }>>(() => ({
      anyTypeProduced: yes,
      by: objects,
      count: quantity,
      colorsOnly: maybe(yes),
    })),
  ),
  restriction: maybe(
    either(
      record<{ cast?: Filter; activate?: Filter }>(() => ({ cast: maybe(filter), activate: maybe(filter) })),
      record<{ notCast: Filter }>(() => ({ notCast: filter })),
    ),
  ),
  keep: maybe(word('turn', 'combat')),
  rider: maybe(
    record<NonNullable<ManaProduced['rider']>>(() => ({
      spell: filter,
      does: word('uncounterable', 'haste', 'hasteThisTurn'),
    })),
  ),
  abilities: maybe(list(nodeAmong<TriggeredAbility>('ability', ['triggered']))),
}));

export const counters = record<{ counter: string; count: Quantity }>(() => ({ counter: text, count: quantity }));
export const destination = record<Destination>(() => ({
  zone,
  position: maybe(
    either(
      word('top', 'bottom', 'topOrBottom'),
      record<{ fromTop: Quantity }>(() => ({ fromTop: quantity })),
    ),
  ),
  order: maybe(word('any', 'random')),
  under: maybe(players),
  tapped: maybe(yes),
  faceDown: maybe(yes),
  transformed: maybe(yes),
  attacking: maybe(yes),
  attacksAs: maybe(objects),
  attacksPlayer: maybe(players),
  planeswalkersToo: maybe(yes),
  blocking: maybe(yes),
  blocks: maybe(objects),
  counters: maybe(list(counters)),
  attachedTo: maybe(objects),
  attachedToPlayer: maybe(players),
  link: maybe(text),
  remembering: maybe(record<{ link: string; objects: ObjectSet }>(() => ({ link: text, objects }))),
}));
/** Who may stop a delayed triggered ability, and what that costs. */
export const stopping = record<{ who: PlayerSet; cost: Cost }>(() => ({ who: players, cost }));
/** Tokens that are created with others. */
export const moreTokens = record<{ count: Quantity; token: TokenSpec }>(() => ({ count: quantity, token }));
export const token = record<TokenSpec>(() => ({
  name: maybe(text),
  colors: list(colorWord),
  supertypes: maybe(list(word('legendary', 'snow', 'basic', 'world'))),
  types: list(cardType),
  subtypes: list(typeWord),
  power: maybe(quantity),
  toughness: maybe(quantity),
  abilities: maybe(list(ability)),
}));
export const emblem = record<EmblemSpec>(() => ({ abilities: list(ability) }));

type EnteringCopy = NonNullable<Extract<Instead, { instead: 'enters' }>['copy']>;
export const enteringCopy = record<EnteringCopy>(() => ({
  of: objects,
  except: maybe(list(exception)),
  optional: maybe(yes),
  tapped: maybe(yes),
  counters: maybe(
    list(
      record<NonNullable<EnteringCopy['counters']>[number]>(() => ({
        counter: text,
        count: quantity,
        if: maybe(cardType),
      })),
    ),
  ),
  then: maybe(list(instruction)),
}));
export const replacement = record<Replacement>(() => ({
  event,
  condition: maybe(condition),
  optional: maybe(players),
  instead,
}));

export const together = record<Together>(() => ({
  share: maybe(word('card', 'creature', 'land', 'controller')),
  differ: maybe(word('creature', 'controller', 'name', 'manaValue', 'power')),
  manaValue: maybe(quantity),
  power: maybe(quantity),
}));
const target = record<TargetSpec>(() => ({
  name: text,
  count,
  objects: maybe(
    record<NonNullable<TargetSpec['objects']>>(() => ({
      where: filter,
      zone: maybe(either(zone, list(zone))),
      of: maybe(players),
    })),
  ),
  players: maybe(players),
  announced: maybe(players),
  by: maybe(players),
  other: maybe(list(text)),
  own: maybe(yes),
  singleOwner: maybe(yes),
  together: maybe(together),
  forEach: maybe(players),
  divide: maybe(quantity),
  ifPaid: maybe(text),
  unlessPaid: maybe(text),
  random: maybe(yes),
  byHand: maybe(yes),
}));
const option = record<ModeOption>(() => ({
  worth: maybe(number),
  cost: maybe(cost),
  targets: maybe(list(target)),
  effect: list(instruction),
  text: maybe(text),
}));
const modes = record<Modes>(() => ({
  count,
  by: maybe(players),
  repeat: maybe(yes),
  unchosen: maybe(word('ever', 'turn')),
  worth: maybe(number),
  options: list(option),
}));
export const body = record<Body>(() => ({
  targets: maybe(list(target)),
  effect: list(instruction),
  modes: maybe(modes),
}));
export const tableRow = record<TableRow>(() => ({
  from: number,
  to: either(number, none),
  effect: list(instruction),
  again: maybe(yes),
}));
const worded = record<{ word: string; out: string }>(() => ({ word: text, out: text }));
export const ballot: Holds<Ballot> = either(
  record<Extract<Ballot, { words: unknown }>>(() => ({ words: list(worded) })),
  record<Extract<Ballot, { objects: unknown }>>(() => ({ objects })),
  record<Extract<Ballot, { players: unknown }>>(() => ({ players })),
);
export const compared = record<{ op: Comparison; than: number }>(() => ({ op: comparison, than: number }));
/** An option of `oneOf`: it has no targets of its own, as a mode has. */
export const labelled = record<{ label: string; effect: readonly Instruction[] }>(() => ({
  label: text,
  effect: list(instruction),
}));
