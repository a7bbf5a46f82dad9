/**
 * The lens of a seat or of the spectators: all that leaves the game for them, and what they answer, is in *handles*, which tell
 * nothing of where a card was. 2006: 217.1b–c, 217.4 · 2009, 2011: 400.2, 400.7, 401–402 · 2026: 400.2, 400.7, 401–402
 */
import type { Answer, Decision, OptionValue, WrongAnswer } from '../decisions/decision.ts';
import type { Game, LogEntry } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { seedRandom } from '../state/random.ts';
import { viewInHandles } from './in-handles.ts';
import { objectIn, viewDecision, viewWith } from './make-view.ts';
import type { View } from './view.ts';

/**
 * A name for an object, good through one lens only: the number it gets as it is first seen there, counted from 1; 0 is no object. It
 * keeps it while it is the same object and is seen; once it lies hidden the handle is forgotten, and if it is seen again it gets
 * another. No handle is given twice. Lists whose order is not public knowledge (a hand that is not one's own, cards that are chosen
 * unseen) come in an order made from what is seen, and where nothing tells them apart by chance.
 */
export type Handle = number;

/**
 * Plain data, kept beside the game by whoever shows it: never changed, `look` gives the next one. To go back with the game (undo),
 * use `restored`.
 */
export interface Lens {
  /** -1 the spectators */
  readonly seat: PlayerId;
  /** what the order by chance is drawn from: known to nobody who looks */
  readonly secret: string;
  /** the next handle to be given */
  readonly next: Handle;
  /** what the last look showed, and what it referred to that is gone */
  readonly seen: readonly (readonly [ObjectId, Handle])[];
  /** what the last look referred to though it lies hidden: its handles are good until something is answered */
  readonly unseen: readonly (readonly [ObjectId, Handle])[];
  /** when the last look was: as long as it is the same, nothing was answered since; '' before the first */
  readonly moment: string;
  /** how many decisions this seat was shown as its own: a number for the one that waits, which tells nothing of other seats' */
  readonly asked: number;
  /** for each option shown the number of the decision's own; null: as they are */
  readonly order: readonly number[] | null;
}

/** A lens that nobody has looked through. `secret` should be long and random where players meet who do not trust each other. */
export const newLens = (seat: PlayerId, secret: string): Lens => ({
  seat,
  secret,
  next: 1,
  seen: [],
  unseen: [],
  moment: '',
  asked: 0,
  order: null,
});

/** The lens as it was when the game stood where it has been taken back to; no number given since is given again. */
export const restored = (before: Lens, { next, asked }: Lens): Lens => ({ ...before, next, asked, moment: '' });

const momentOf = ({ log, state }: Game): string => `${log.length}/${state.tick}`;

export interface Look {
  view: View;
  lens: Lens;
}

/** The view of the lens's seat in handles, with the log entries from that number on (they count those that the seat may read). */
export function look(game: Game, lens: Lens, sinceLog = 0): Look {
  const { seat } = lens;
  const numbering = new Numbering(game, lens);
  const log: LogEntry[] = [];
  let number = 0;
  for (const entry of game.entries ?? []) {
    if (entry.seats !== null && !entry.seats.includes(seat)) continue;
    if (number >= sinceLog) log.push({ ...entry, number });
    number++;
  }
  const plain = viewWith(game, seat, log, null);
  numbering.note(plain);
  const mine = game.pending?.by === seat ? game.pending : null;
  const order = mine === null ? null : numbering.goesOn ? lens.order : orderOf(mine, numbering);
  const arranged: View = {
    ...plain,
    players: plain.players.map((player) =>
      player.id === seat ? player : { ...player, hand: numbering.arranged(player.hand, ({ id }) => id) },
    ),
    decision: game.pending === null ? null : viewDecision(game, inOrder(game.pending, order), seat),
  };
  const view = viewInHandles(arranged, (id) => numbering.handleOf(id));
  const { asked } = lens;
  return {
    view,
    lens: { ...numbering.lensAfter(), asked: mine === null || numbering.goesOn ? asked : asked + 1, order },
  };
}

export type Meant = { ok: true; answer: Answer } | { ok: false; wrong: WrongAnswer };

const wrong = (error: WrongAnswer['error'], message: string): Meant => ({ ok: false, wrong: { error, message } });

/**
 * What an answer given through the lens means to the game: of the same form, with object ids and the decision's own option numbers.
 * Errors: `stale-view` (the game went on since the last look), `never-seen`, `out-of-sight`. Whether the answer is legal is not
 * looked at: `answer` says that.
 */
export function answerMeant(game: Game, lens: Lens, given: Answer): Meant {
  const { pending } = game;
  if (pending === null || pending.by !== lens.seat) return wrong('not-your-decision', 'It is not yours to decide now.');
  if (lens.moment !== momentOf(game)) return wrong('stale-view', 'The game went on since that was seen; look again.');
  if (!Array.isArray(given)) return { ok: true, answer: given };
  if (pending.form === 'attackers' || pending.form === 'blockers') return creaturesMeant(lens, given, pending.form);
  const { order } = lens;
  // what is no option number stays as it is, and is refused as such
  const answer = order === null ? [...given] : given.map((at) => order[at as number] ?? at);
  // in which order cards are clicked must not tell in which they were drawn: they go as they are listed, by name
  if (pending.kind === 'discard') answer.sort((a, b) => Number(a) - Number(b));
  return { ok: true, answer: answer as readonly number[] };
}

function creaturesMeant(lens: Lens, given: readonly unknown[], form: 'attackers' | 'blockers'): Meant {
  const role = form === 'attackers' ? 'attacker' : 'blocker';
  const ids = new Map([...lens.seen, ...lens.unseen].map(([id, handle]) => [handle, id]));
  const answer: unknown[] = [];
  for (const one of given) {
    const handle = typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[role] : undefined;
    // of another form: refused as such
    if (typeof handle !== 'number') return { ok: true, answer: given as Answer };
    const id = ids.get(handle);
    if (id === undefined)
      return handle > 0 && handle < lens.next && Number.isInteger(handle)
        ? wrong(
            'out-of-sight',
            `Object ${handle} is not to be seen any more; it has another number if it is seen again.`,
          )
        : wrong('never-seen', `There is no object ${handle}.`);
    answer.push({ ...(one as object), [role]: id });
  }
  return { ok: true, answer: answer as unknown as Answer };
}

/** The handles of one look: those that are still good, and new ones from the first that is free. */
class Numbering {
  /** nothing was answered since the last look */
  readonly goesOn: boolean;
  private next: Handle;
  private readonly before: ReadonlyMap<ObjectId, Handle>;
  private readonly seen = new Map<ObjectId, Handle>();
  private readonly unseen = new Map<ObjectId, Handle>();
  /** what the view lists, and what it is called there */
  private readonly listed = new Map<ObjectId, string>();
  private readonly game: Game;
  private readonly lens: Lens;

  constructor(game: Game, lens: Lens) {
    this.game = game;
    this.lens = lens;
    this.next = lens.next;
    this.goesOn = lens.moment === momentOf(game);
    this.before = new Map(this.goesOn ? [...lens.seen, ...lens.unseen] : lens.seen);
  }

  /** Takes down what a view lists. */
  note({ players, battlefield, stack, turns, exile, ante, command }: View): void {
    const lists = [battlefield, stack, exile, ante, command, ...turns.map((turn) => turn.stack)];
    for (const { hand, graveyard, libraryKnown } of players)
      lists.push(
        hand,
        graveyard,
        libraryKnown.map(({ object }) => object),
      );
    for (const list of lists) for (const { id, name } of list) this.listed.set(id, name);
  }

  handleOf(id: ObjectId): Handle {
    if (id === 0) return 0;
    const names = this.listed.has(id) || objectOf(this.game, id) === null ? this.seen : this.unseen;
    let handle = names.get(id);
    if (handle === undefined) {
      handle = this.before.get(id) ?? this.next++;
      names.set(id, handle);
    }
    return handle;
  }

  /** Whether everybody may know where in its zone it lies, or this seat does. */
  private isPlaced(id: ObjectId): boolean {
    const object = objectOf(this.game, id);
    if (object === null) return true;
    switch (object.zone) {
      case 'hand':
      case 'outside':
        return object.owner === this.lens.seat;
      case 'library':
        return this.listed.has(id);
      default: // the public zones
        return true;
    }
  }

  /**
   * The items in an order that tells nothing: first those whose place is known, in theirs; then those that have a handle, by it;
   * then by name; those that nothing tells apart by chance.
   */
  arranged<T>(items: readonly T[], idOf: (item: T) => ObjectId): readonly T[] {
    if (items.every((item) => this.isPlaced(idOf(item)))) return items;
    const placed = items.filter((item) => this.isPlaced(idOf(item)));
    const others = items.flatMap((item) => {
      const id = idOf(item);
      if (this.isPlaced(id)) return [];
      const handle = this.before.get(id) ?? Infinity;
      return [{ item, handle, name: this.listed.get(id) ?? '', chance: this.chance(id) }];
    });
    others.sort((a, b) => compare(a.handle, b.handle) || compare(a.name, b.name) || compare(a.chance, b.chance));
    return [...placed, ...others.map(({ item }) => item)];
  }

  /** Other for each card, moment and secret; the same however often one looks. */
  private chance(id: ObjectId): string {
    const card = objectOf(this.game, id)?.card ?? 0;
    return seedRandom(`${this.lens.secret}/${momentOf(this.game)}/${card}`).key;
  }

  lensAfter(): Lens {
    const { next, seen, unseen, game, lens } = this;
    return { ...lens, next, seen: [...seen], unseen: [...unseen], moment: momentOf(game) };
  }
}

const compare = <T extends number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** In which order the options are shown, as numbers of the decision's own; null: in theirs. */
function orderOf(decision: Decision, numbering: Numbering): readonly number[] | null {
  if (decision.form !== 'choose' && decision.form !== 'order') return null;
  const own = decision.options.map((_, at) => at);
  const order = numbering.arranged(own, (at) => objectIn(decision.options[at] as OptionValue));
  return order === own ? null : order;
}

function inOrder(decision: Decision, order: readonly number[] | null): Decision {
  if (order === null || !('options' in decision)) return decision;
  return { ...decision, options: order.map((at) => decision.options[at] as OptionValue) };
}
