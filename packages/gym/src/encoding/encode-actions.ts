/** The actions of a menu as numbers, and in words. 2006: 408 · 2009: 115 · 2011: 116 · 2026: 117 */
import type { OptionValue, Recipient, View, ViewDecision } from '@rulewright/engine';
import { DONE } from '../choosing/course.ts';
import { MORE, type Menu } from '../choosing/menu.ts';
import { ACTIONS, ACTION_AT, ACTION_SIZE, type Act } from './layout.ts';
import { cardNumber } from './observe.ts';
import type { Seen } from './seen-objects.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One action, before it is numbers. */
interface Meaning {
  readonly act: Act;
  readonly label: string;
  /** the object it is about, by its handle */
  readonly object?: number;
  readonly player?: number;
  /** of an option: its number in the decision */
  readonly index?: number;
  readonly amount?: number;
  readonly card?: number;
  readonly value?: OptionValue;
}

interface Around {
  readonly view: View;
  readonly seen: Seen;
  readonly vocabulary: Vocabulary;
  /** the number of the creature that is being placed, or of the option that gets an amount */
  readonly subject: number;
}

/** One row for each place of the mask; empty rows are zeros. */
export function encodeActions(menu: Menu, decision: ViewDecision, around: Around): Float32Array {
  const numbers = new Float32Array(ACTIONS * ACTION_SIZE);
  for (const [at, choice] of menu.choices.entries())
    setAction(numbers, at * ACTION_SIZE, meaningOf(choice, decision, around), around);
  return numbers;
}

/** What each action of the menu does, for people. */
export const wordsOf = (menu: Menu, decision: ViewDecision, around: Around): string[] =>
  menu.choices.map((choice) => meaningOf(choice, decision, around).label);

function meaningOf(choice: Menu['choices'][number], decision: ViewDecision, around: Around): Meaning {
  if (choice === MORE) return { act: 'more', label: 'more' };
  switch (decision.form) {
    case 'number':
      return { act: 'number', label: String(choice), amount: choice };
    case 'name': {
      const name = around.vocabulary.names[choice] ?? '';
      return { act: 'name', label: name, card: choice + 1 };
    }
    case 'attackers':
      return placing('attack', choice, decision.attackers?.[around.subject]);
    case 'blockers':
      return placing('block', choice, decision.blockers?.[around.subject]);
    case 'divide': {
      const option = decision.options?.[around.subject];
      const to = `${choice} to ${option?.label ?? ''}`;
      return { ...ofOption(around.subject, decision), act: 'number', label: to, amount: choice };
    }
    case 'choose':
    case 'order':
      return choice === DONE ? { act: 'done', label: 'done' } : ofOption(choice, decision);
  }
}

interface Placed {
  readonly label: string;
  readonly targets?: readonly { readonly label: string; readonly value: Recipient }[];
  readonly attackers?: readonly { readonly id: number; readonly label: string }[];
}

function placing(act: 'attack' | 'block', choice: number, creature: Placed | undefined): Meaning {
  const label = creature?.label ?? '';
  if (choice === DONE) return { act: 'stay', label: `${label}: no ${act}` };
  const target = creature?.targets?.[choice];
  const blocked = creature?.attackers?.[choice];
  return {
    act,
    label: `${label}: ${act} ${target?.label ?? blocked?.label ?? ''}`,
    index: choice,
    ...(blocked && { object: blocked.id }),
    ...target?.value,
  };
}

function ofOption(index: number, decision: ViewDecision): Meaning {
  const option = decision.options?.[index];
  if (option === undefined) throw new RangeError(`there is no option ${index}`);
  const { value, label, object } = option;
  const about = { label, object, index, value };
  if ('action' in value) {
    const { act } = value.action;
    if (act === 'byHand') throw new RangeError('learners play no games in which lines are carried out by hand');
    return { ...about, act };
  }
  if ('player' in value) return { ...about, act: 'player', player: value.player };
  if ('word' in value) return { ...about, act: 'word' };
  if ('mode' in value) return { ...about, act: 'mode', amount: value.mode };
  if ('yes' in value) return { ...about, act: value.yes ? 'yes' : 'no' };
  if ('ability' in value) return { ...about, act: 'trigger' };
  if ('mana' in value) return { ...about, act: 'word' };
  if ('pay' in value) return { ...about, act: value.pay === 'auto' ? 'pay' : 'cancel' };
  return { ...about, act: 'text' in value ? 'text' : 'object' };
}

function setAction(numbers: Float32Array, row: number, meaning: Meaning, { view, seen, vocabulary }: Around): void {
  const set = (name: keyof typeof ACTION_AT, value: number | boolean): void => {
    numbers[row + ACTION_AT[name]] = Number(value);
  };
  const { act, value, player } = meaning;
  set('present', true);
  set(`act ${act}`, true);
  set('slot', seen.slotOf(meaning.object ?? 0));
  const object = seen.objectOf(meaning.object ?? 0);
  if (object !== null) {
    set('card', cardNumber(object, vocabulary));
    set('mine', object.controller === view.seat);
    for (const type of object.types) {
      const place: number | undefined = (ACTION_AT as Record<string, number>)[`type ${type}`];
      if (place !== undefined) numbers[row + place] = 1;
    }
    set('mana value', object.manaValue);
    set('power', object.power ?? 0);
    set('toughness', object.toughness ?? 0);
  }
  if (meaning.card !== undefined) set('card', meaning.card);
  if (player !== undefined) set(player === view.seat ? 'me' : 'them', true);
  set('index', meaning.index ?? 0);
  set('amount', meaning.amount ?? 0);
  if (value === undefined) return;
  const word = 'mana' in value ? value.mana : 'word' in value ? value.word : '';
  const place: number | undefined = (ACTION_AT as Record<string, number>)[`word ${word}`];
  if (place !== undefined) numbers[row + place] = 1;
  if (!('action' in value)) return;
  const { action } = value;
  set('attempt', value.attempt === true);
  if ('index' in action) set('ability', action.index);
  if ('face' in action) set('face', action.face);
  if ('by' in action) set('alternative', action.by !== '');
}
