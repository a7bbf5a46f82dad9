/**
 * Two games that are the same but for names, seats or a permanent too many: what is called how in both of them. An object is called by its
 * card, or by what made it, and by how many such there were before it; a player by the seat in the first game.
 */
import {
  type Answer,
  type Decision,
  type Game,
  type GameObject,
  type OptionValue,
  type Recipient,
} from '@rulewright/engine';

/** How the second game differs in what things are called. */
export interface Renaming {
  /** seat in the first game by seat in the second */
  readonly seats: readonly number[];
  /** what a text of the second game is in the first, and the other way round */
  word(text: string): string;
  unword(text: string): string;
}

const asIs = (text: string): string => text;
export const SAME: Renaming = { seats: [], word: asIs, unword: asIs };

/** The name of the permanent too many. */
export const EXTRA = '§extra';
export const isExtra = (words: string): boolean => words.includes(EXTRA);

/** One of the two games, with what its objects are called. */
export class Named {
  private readonly called = new Map<number, string>();
  private readonly cards = new Map<number, string>();
  private readonly counts = new Map<string, number>();

  readonly game: Game;
  private readonly renaming: Renaming;

  /** `extra`: the definition of the permanent too many, which counts as no card of its owner's. */
  constructor(game: Game, renaming: Renaming, extra: string) {
    this.game = game;
    this.renaming = renaming;
    for (const object of this.objects()) {
      if (object.kind !== 'card') continue;
      const name = object.def === extra ? EXTRA : this.next(`card ${this.player(object.owner)}`);
      this.cards.set(object.card, name);
    }
    this.look();
  }

  player(seat: number): number {
    return seat < 0 ? seat : (this.renaming.seats[seat] ?? seat);
  }

  word(text: string): string {
    return this.renaming.word(text);
  }

  unword(text: string): string {
    return this.renaming.unword(text);
  }

  object(id: number): string {
    if (id === 0) return 'nothing';
    return this.called.get(id) ?? 'something unknown';
  }

  objects(): GameObject[] {
    return this.game.state.objects.filter((object): object is GameObject => object != null).sort((a, b) => a.id - b.id);
  }

  /** Names what has come to be since it looked last. */
  look(): void {
    for (const object of this.objects())
      if (!this.called.has(object.id)) this.called.set(object.id, this.next(this.origin(object)));
  }

  private origin({ kind, card, def, tokenPath, owner, stack }: GameObject): string {
    if (kind === 'card') return this.cards.get(card) ?? `card of ${this.player(owner)} from outside`;
    const by =
      stack?.ability == null
        ? ''
        : `${this.word(stack.ability.def)} ${stack.ability.path} of ${this.object(stack.source)}`;
    return `${kind} ${this.word(def)} ${tokenPath} ${by} of ${this.player(owner)}`;
  }

  private next(name: string): string {
    const n = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, n);
    return `${name} #${n}`;
  }
}

function recipient(named: Named, to: Recipient): string {
  return 'object' in to ? named.object(to.object) : `player ${named.player(to.player)}`;
}

/** An option in words that both games share. */
function optionOf(named: Named, option: OptionValue): string {
  if ('action' in option) {
    const { action } = option;
    const rest: Record<string, unknown> = { ...action };
    if ('object' in action) rest['object'] = named.object(action.object);
    if ('ability' in action) rest['ability'] = `${named.word(action.ability.def)} ${action.ability.path}`;
    // what lets it be cast is told by the object that says so
    if ('by' in action) rest['by'] = action.by.replace(/\d{5,}/g, (id) => named.object(Number(id)));
    return named.word(JSON.stringify({ ...rest, attempt: option.attempt }));
  }
  if ('ability' in option)
    return `${named.word(option.ability.def)} ${option.ability.path} of ${named.object(option.source)}`;
  if ('player' in option) return `player ${named.player(option.player)}`;
  if ('objects' in option && option.objects !== undefined)
    return `pile ${option.objects.map((id) => named.object(id)).join(', ')}`;
  if ('object' in option && option.object !== undefined) return named.object(option.object);
  if ('mode' in option) return `mode ${option.mode}`;
  return named.word(JSON.stringify(option));
}

/** What is asked, in words that both games share: the question, and what may be answered. */
export interface Asked {
  readonly decision: Decision;
  readonly question: string;
  readonly options: readonly string[];
}

export const askedOf = (named: Named, decision: Decision): Asked => ({ decision, ...wordsOf(named, decision) });

function wordsOf(named: Named, decision: Decision): Omit<Asked, 'decision'> {
  const { kind, form, player, by, source } = decision;
  const about = { kind, form, player: named.player(player), by: named.player(by), source: named.object(source) };
  switch (decision.form) {
    case 'choose': {
      const options = decision.options.map((option) => optionOf(named, option));
      // no more can be chosen than there is, which the permanent too many is not
      const most = decision.repeat === true ? decision.max : options.filter((option) => !isExtra(option)).length;
      return { question: JSON.stringify({ ...about, min: decision.min, max: Math.min(decision.max, most) }), options };
    }
    case 'order':
      return { question: JSON.stringify(about), options: decision.options.map((option) => optionOf(named, option)) };
    case 'divide':
      return {
        question: JSON.stringify({ ...about, amount: decision.amount, least: decision.least }),
        options: decision.options.map((option) => optionOf(named, option)),
      };
    case 'number':
      return { question: JSON.stringify({ ...about, min: decision.min, max: decision.max }), options: [] };
    case 'name':
      return { question: JSON.stringify(about), options: [] };
    case 'attackers':
      return {
        question: JSON.stringify(about),
        options: decision.candidates.flatMap(({ attacker, targets, must }) =>
          targets.map((to) => `${named.object(attacker)}${must === true ? ' must' : ''} → ${recipient(named, to)}`),
        ),
      };
    case 'blockers':
      return {
        question: JSON.stringify(about),
        options: decision.candidates.flatMap(({ blocker, attackers }) =>
          attackers.map((id) => `${named.object(blocker)} → ${named.object(id)}`),
        ),
      };
  }
}

/** Where each option of the first game stands in the second: equal ones in their order. -1: nowhere. */
function placesIn(first: readonly string[], second: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return first.map((option) => {
    const from = seen.get(option) ?? 0;
    const at = second.indexOf(option, from);
    seen.set(option, at + 1);
    return at;
  });
}

/** The answer of the first game, as it is said in the second. */
export function translated(one: Named, here: Asked, two: Named, there: Asked, answer: Answer): Answer {
  const [first, second] = [here.decision, there.decision];
  if (first.form !== second.form) throw new Error('another form');
  const places = placesIn(here.options, there.options);
  switch (second.form) {
    case 'choose':
    case 'order':
      return (answer as readonly number[]).map((at) => places[at] as number);
    case 'divide': {
      const amounts = second.options.map(() => 0);
      (answer as readonly number[]).forEach((amount, at) => {
        amounts[places[at] as number] = amount;
      });
      return amounts;
    }
    case 'number':
      return answer;
    case 'name':
      return two.unword(answer as string);
    case 'attackers': {
      if (first.form !== 'attackers') return answer;
      return (answer as readonly { attacker: number; target: number }[]).map(({ attacker, target }) => {
        const from = first.candidates.find((c) => c.attacker === attacker);
        const found = second.candidates.find((c) => two.object(c.attacker) === one.object(attacker));
        const to = recipient(one, from?.targets[target] as Recipient);
        return {
          attacker: found?.attacker ?? 0,
          target: found?.targets.findIndex((each) => recipient(two, each) === to) ?? -1,
        };
      });
    }
    case 'blockers': {
      if (first.form !== 'blockers') return answer;
      return (answer as readonly { blocker: number; attackers: readonly number[] }[]).map(({ blocker, attackers }) => {
        const from = first.candidates.find((c) => c.blocker === blocker);
        const found = second.candidates.find((c) => two.object(c.blocker) === one.object(blocker));
        const blocked = attackers.map((at) => one.object(from?.attackers[at] as number));
        return {
          blocker: found?.blocker ?? 0,
          attackers: blocked
            .map((name) => found?.attackers.findIndex((id) => two.object(id) === name) ?? -1)
            .sort((a, b) => a - b),
        };
      });
    }
  }
}
