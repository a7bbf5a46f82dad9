/** What a script calls the objects, players and options of a running game. 2006: 217 · 2009, 2011, 2026: 109, 400.7 */
import {
  type Decision,
  type GameObject,
  type ObjectId,
  type OptionValue,
  type PlayerId,
  characteristics,
  componentsOf,
  labels,
  objectOf,
  objectOrLast,
} from '@rulewright/engine';
import { suggestAmong } from '@rulewright/cards';
import type { Setting } from './setting.ts';

export const noPlayer = (name: string, players: readonly string[]): string =>
  `there is no player ${name}; there are ${players.join(', ')}`;

export function playerNamed(setting: Setting, name: string): PlayerId {
  const at = setting.players.indexOf(name);
  if (at < 0) throw new ScenarioFault(noPlayer(name, setting.players));
  return at;
}

/** A scenario that does not run as written; the message says where it differs. */
export class ScenarioFault extends Error {
  override readonly name = 'ScenarioFault';
}

/**
 * The object that a script means: the card under that label wherever it now is, or the only object of that name (a second
 * and third of a name, as tokens and copies of spells may be, are `Name #2`, `Name #3` in the order they came). The word "Token" that ends the
 * names of tokens today may be left out, so that one line serves every edition (2026: 111.4). Null where there is none.
 */
export function objectNamed(setting: Setting, label: string): GameObject | null {
  const { game } = setting;
  const card = setting.labels.get(label);
  const all = game.state.objects.filter((o) => o !== null);
  if (card !== undefined)
    return (
      all.find((o) => componentsOf(o).some((c) => c.card === card) && o.kind !== 'ability' && o.kind !== 'copy') ?? null
    );
  const numbered = /^(.*) #(\d+)$/.exec(label);
  const name = numbered?.[1] ?? label;
  const open = all.filter((o) => !isLabelled(setting, o));
  const exactly = open.filter((o) => nameOf(setting, o.id) === name);
  const named = (exactly.length > 0 ? exactly : open.filter((o) => isCalled(setting, o.id, name))).sort(
    (a, b) => a.timestamp - b.timestamp || a.card - b.card,
  );
  if (numbered) return named[Number(numbered[2]) - 1] ?? null;
  if (named.length > 1) throw new ScenarioFault(`${named.length} objects are called ${label}: say ${label} #1, #2 …`);
  return named[0] ?? null;
}

/** Cards that are named where none was meant. */
const MOST_NAMED = 12;

/** @throws ScenarioFault that says what may have been meant */
export function objectMeant(setting: Setting, label: string): GameObject {
  const object = objectNamed(setting, label);
  if (object) return object;
  // the second of a name is called so too
  const labels = [...new Set([...setting.labels.keys()].map((one) => one.replace(/ \d+$/, '')))];
  const near = suggestAmong(labels)(label);
  const meant = near.length > 0 ? near : labels.filter((one) => one.toLowerCase().includes(label.toLowerCase()));
  const named = (meant.length > 0 ? meant : labels).slice(0, MOST_NAMED).join(', ');
  const possible = meant.length > 0 ? `; did you mean ${named}?` : named && `; the script names ${named}`;
  throw new ScenarioFault(`there is no object called ${label}${possible}`);
}

const isLabelled = (setting: Setting, object: GameObject): boolean =>
  object.kind !== 'ability' && object.kind !== 'copy' && [...setting.labels.values()].includes(object.card);

/** The name an object has now; of an ability, its source's. */
export function nameOf(setting: Setting, id: ObjectId): string {
  const object = objectOf(setting.game, id);
  if (object?.stack && object.kind === 'ability') {
    if (object.stack.kind === 'damage') return 'combat damage';
    // one that was face down or hidden is called by its card; where nothing of it is left, by what its ability says
    const { game } = setting;
    const { source, ability } = object.stack;
    const of = objectOrLast(game, source)?.def ?? ability?.def ?? '';
    return characteristics(game, source).name || (game.definitions.get(of)?.name ?? '');
  }
  return characteristics(setting.game, id).name;
}

/** Whether an object has that name, a token also without the word "Token" at its end (2026: 111.4). */
export function isCalled(setting: Setting, id: ObjectId, name: string): boolean {
  const has = nameOf(setting, id);
  return has === name || (objectOf(setting.game, id)?.kind === 'token' && has === `${name} Token`);
}

/** What the script calls an object: its label, else its name. */
export function labelOf(setting: Setting, id: ObjectId): string {
  const object = objectOf(setting.game, id);
  if (object && object.kind !== 'ability' && object.kind !== 'copy') {
    for (const [label, card] of setting.labels) if (card === object.card) return label;
  }
  if (
    object?.kind === 'ability' &&
    object.stack &&
    object.stack.kind !== 'damage' &&
    objectOf(setting.game, object.stack.source)
  )
    return labelOf(setting, object.stack.source);
  return nameOf(setting, id);
}

/** Whether those words can mean one object alone: the label of a card, which may be part of a permanent, or a numbered name. */
const isOfOneObject = (setting: Setting, words: string): boolean => setting.labels.has(words) || / #\d+$/.test(words);

/** What the script calls an object among such words: one of them that means it, else its label. */
export function calledAmong(setting: Setting, id: ObjectId, words: readonly string[]): string {
  const label = labelOf(setting, id);
  const object = objectOf(setting.game, id);
  if (words.includes(label) || object === null) return label;
  const means = (word: string): boolean =>
    isOfOneObject(setting, word)
      ? objectNamed(setting, word)?.id === id
      : !isLabelled(setting, object) && isCalled(setting, id, word);
  return words.find(means) ?? label;
}

/** Whether an option is what the script calls `words`. */
function isOption(setting: Setting, option: OptionValue, words: string, label: string): boolean {
  if ('object' in option)
    return (
      labelOf(setting, option.object) === words ||
      (isOfOneObject(setting, words) && objectNamed(setting, words)?.id === option.object)
    );
  if ('player' in option) return setting.players[option.player] === words;
  if ('word' in option) return option.word === words;
  if ('mana' in option) return option.mana === words;
  if ('yes' in option) return words === (option.yes ? 'yes' : 'no');
  if ('pay' in option) return option.pay === words;
  if ('source' in option) return labelOf(setting, option.source) === words;
  return label === words;
}

/** The option that `words` names: exactly, else by a name that only one has, else by words that only one label holds. */
export function optionNamed(
  setting: Setting,
  decision: Extract<Decision, { options: readonly OptionValue[] }>,
  words: string,
  taken: readonly number[] = [],
): number {
  const names = labels(setting.game, decision);
  const free = decision.options
    .map((_, i) => i)
    .filter((i) => !taken.includes(i) || ('repeat' in decision && decision.repeat === true));
  const exact = free.filter((i) => isOption(setting, decision.options[i] as OptionValue, words, names[i] ?? ''));
  if (exact[0] !== undefined) return exact[0];
  const byName = free.filter((i) => {
    const option = decision.options[i];
    return option && 'object' in option && nameOf(setting, option.object) === words;
  });
  if (byName.length === 1 && byName[0] !== undefined) return byName[0];
  const held = free.filter((i) => names[i]?.toLowerCase().includes(words.toLowerCase()));
  if (held.length === 1 && held[0] !== undefined) return held[0];
  throw new ScenarioFault(
    `"${words}" is ${held.length === 0 ? 'not' : `${held.length} times`} among: ${names.join(' | ')}`,
  );
}
