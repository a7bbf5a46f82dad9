/**
 * The things that attackers send: damaged and forged saves, set-ups of the wrong shape, decklists of any text, answers of any form. Each is refused
 * by a typed error, or taken and changes nothing it should not; nothing throws.
 */
import { DECK_LIMITS, type CardSource, parseDecklist, resolveDeck } from '@rulewright/cards';
import {
  type Answer,
  type Game,
  type SavedGame,
  type Setup,
  EDITIONS,
  answer,
  createGame,
  decision,
  load,
  save,
  view,
} from '@rulewright/engine';
import { seal } from '@rulewright/engine/internal';
import { type RandomSource, below, randomPlayer, randomSource } from '@rulewright/players';
import type { PlayableDeck } from '@rulewright/simulate';
import { spoiled } from './spoiled.ts';

export const HOSTILE_KINDS = ['damaged save', 'forged save', 'set-up', 'deck', 'answer'] as const;
export type HostileKind = (typeof HOSTILE_KINDS)[number];

export interface Attack {
  readonly kind: HostileKind;
  readonly number: number;
  /** how it was met: `refused: …` with the kind of error, or `taken` */
  readonly outcome: string;
  /** of the processor, whatever else it does */
  readonly milliseconds: number;
  /** what broke; null where nothing did */
  readonly fault: string | null;
}

/** A game in the middle, to save and to answer, and the set-up it came from. */
export interface Target {
  readonly setup: Setup;
  readonly game: Game;
  readonly text: string;
  readonly seen: string;
}

const seenBy = (game: Game): string =>
  JSON.stringify([decision(game), ...game.state.players.map((p) => view(game, p.id))]);

/** Games at some decision, one in each edition and of two to four players. */
export function targets(decks: readonly PlayableDeck[], seed: string): Target[] {
  return EDITIONS.map((edition, n) => {
    const source = randomSource(`${seed}/target/${n}`);
    const seats = Array.from({ length: 2 + (n % 3) }, () => decks[below(source, decks.length)] as PlayableDeck);
    const setup: Setup = {
      edition,
      seed: `${seed}/${n}`,
      anachronisms: 'borrow',
      players: seats.map((deck, at) => ({ name: `P${at}`, deck: [...deck.main], sideboard: [...deck.sideboard] })),
      definitions: [...new Map(seats.flatMap((deck) => deck.definitions).map((d) => [d.key, d])).values()],
    };
    const made = createGame(setup);
    if (!made.ok) throw new Error(made.errors[0]?.message);
    const { game } = made;
    const agents = seats.map((_, seat) => randomPlayer(`${seed}/${n}/${seat}`));
    for (let asked = decision(game), left = 150; asked !== null && left > 0; asked = decision(game), left--)
      answer(game, agents[asked.by]?.(asked, game) as Answer);
    return { setup, game, text: JSON.stringify(save(game)), seen: seenBy(game) };
  });
}

const PIECES = [
  // of plain lists
  '\n',
  ' ',
  '\t',
  '4 ',
  '1x ',
  '999999999 ',
  'SB: ',
  'Sideboard\n',
  'Mountain',
  'Lihgtning Bolt',
  '//',
  '#',
  '[',
  ']',
  '(',
  ')',
  // of XML
  '<Deck>',
  '</Deck>',
  '<!--',
  '-->',
  '<Cards Quantity="4" Name="',
  '"/>',
  '&#x41;',
  '&lt;',
  '<cockatrice_deck>',
  '<zone name="',
  // of neither
  'constructor',
  '__proto__',
  '\0',
  '\ufeff',
  '\u2028',
  '\ud800',
  '\u202e',
  'é',
  '\ufdfa',
  '^',
  '*F*',
  '|',
  '=',
  "'",
];

function hostileDeck(source: RandomSource): string {
  let text = '';
  for (let parts = below(source, 30); parts >= 0; parts--)
    text += (PIECES[below(source, PIECES.length)] as string).repeat(
      below(source, 8) === 0 ? 1 + below(source, 4_000) : 1,
    );
  return text;
}

/** Attack number `n` of that kind: the same every time. */
export function attack(kind: HostileKind, aims: readonly Target[], cards: CardSource, seed: string, n: number): Attack {
  const source = randomSource(`${seed}/${kind}/${n}`);
  const aim = aims[n % aims.length] as Target;
  const prepared = prepare(kind, aim, source);
  const before = process.cpuUsage();
  let outcome = 'taken';
  let fault: string | null = null;
  try {
    ({ outcome, fault } = met(kind, aim, cards, prepared));
  } catch (thrown) {
    fault = `threw ${thrown instanceof Error ? (thrown.stack ?? '').split('\n').slice(0, 5).join(' | ') : String(thrown)}`;
  }
  const { user, system } = process.cpuUsage(before);
  return { kind, number: n, outcome, fault, milliseconds: (user + system) / 1000 };
}

function prepare(kind: HostileKind, { setup, text }: Target, source: RandomSource): unknown {
  switch (kind) {
    case 'damaged save': {
      const bytes = Buffer.from(text);
      const at = below(source, bytes.length);
      bytes[at] = (bytes[at] as number) ^ (1 << below(source, 8));
      try {
        return JSON.parse(bytes.toString());
      } catch {
        // what is no JSON is not given to the engine; a digit, at least, can be another digit
        const digits = [...text.matchAll(/\d/g)];
        const { index } = digits[below(source, digits.length)] as RegExpExecArray;
        return JSON.parse(
          `${text.slice(0, index)}${1 + below(source, 9)}${text.slice(index + 1)}`.replace(/([[,:-])0(\d)/g, '$1$2'),
        );
      }
    }
    case 'forged save': {
      const forged = spoiled(source, JSON.parse(text)) as SavedGame;
      const isObject = typeof forged === 'object' && forged !== null && !Array.isArray(forged);
      try {
        return isObject ? seal(forged) : forged;
      } catch {
        return forged;
      }
    }
    case 'set-up':
      return spoiled(source, setup);
    case 'deck':
      return hostileDeck(source);
    case 'answer':
      return spoiled(
        source,
        [[0], [{ attacker: 1, target: 0 }], [{ blocker: 1, attackers: [0] }], 0, ''][below(source, 5)],
      );
  }
}

type Met = Pick<Attack, 'outcome' | 'fault'>;
const refused = (how: string): Met => ({ outcome: `refused: ${how}`, fault: null });
const taken = (fault: string | null = null): Met => ({ outcome: 'taken', fault });

function met(kind: HostileKind, aim: Target, cards: CardSource, given: unknown): Met {
  switch (kind) {
    case 'damaged save':
    case 'forged save': {
      const loaded = load(given as SavedGame);
      if (!loaded.ok) return loaded.error === '' ? taken('refused without a reason') : refused(loaded.fault);
      // a forged save may be another game, but it must be one
      const seen = seenBy(loaded.game);
      return taken(kind === 'damaged save' && seen !== aim.seen ? 'a damaged save is another game' : null);
    }
    case 'set-up': {
      const made = createGame(given as Setup);
      if (made.ok) return taken();
      const [first] = made.errors;
      return first === undefined || first.message === '' ? taken('refused without a reason') : refused(first.error);
    }
    case 'deck': {
      const read = parseDecklist(given as string, DECK_LIMITS);
      const resolved = read.ok ? resolveDeck(read.deck, cards) : read;
      if (resolved.ok) return taken();
      return resolved.faults.every(({ line, reason }) => line >= 1 && reason !== '')
        ? refused(read.ok ? 'names' : 'form')
        : taken('a fault without a line or a reason');
    }
    case 'answer': {
      const loaded = load(JSON.parse(aim.text) as SavedGame);
      if (!loaded.ok) return taken(`the save does not load: ${loaded.error}`);
      const before = JSON.stringify(loaded.game.state);
      const done = answer(loaded.game, given as Answer);
      if (done.ok) return taken();
      return JSON.stringify(loaded.game.state) === before
        ? refused(done.wrong.error)
        : taken('a refused answer changed the game');
    }
  }
}
