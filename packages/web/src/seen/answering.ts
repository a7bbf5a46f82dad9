/**
 * From clicks and keys to an answer: what is picked so far of one decision, what a click on an object means, when an answer
 * may be sent. Plain functions; the server checks everything again.
 */
import {
  firstDivision,
  type WireAnswer,
  type WireDecision,
  type WireOption,
  type WireView,
} from '@rulewright/protocol';
import { isInHand } from './objects.ts';
import { signature } from './stacks.ts';
import type { Words } from '../words/words.ts';

/** What has been picked of the pending decision and is not yet sent. */
export interface Draft {
  /** choose, order: indices in the order picked. divide: one amount per option */
  picked: readonly number[];
  number: number;
  name: string;
  /** attacker → index of its target */
  attacks: ReadonlyMap<number, number>;
  /** blocker → indices of what it blocks */
  blocks: ReadonlyMap<number, readonly number[]>;
  /** the blocker whose attackers are being picked, 0 none */
  blocker: number;
}

export const EMPTY_DRAFT: Draft = {
  picked: [],
  number: 0,
  name: '',
  attacks: new Map(),
  blocks: new Map(),
  blocker: 0,
};

/** The draft a decision begins with: required attackers attack, an order is as listed, an even division. */
export function startDraft(decision: WireDecision | null): Draft {
  if (decision === null) return EMPTY_DRAFT;
  switch (decision.form) {
    case 'choose':
    case 'name':
    case 'blockers':
      return EMPTY_DRAFT;
    case 'order':
      return { ...EMPTY_DRAFT, picked: optionsOf(decision).map((_, index) => index) };
    case 'number':
      return { ...EMPTY_DRAFT, number: decision.min ?? 0 };
    case 'divide':
      return { ...EMPTY_DRAFT, picked: firstDivision(decision, optionsOf(decision).length) };
    case 'attackers':
      return {
        ...EMPTY_DRAFT,
        attacks: new Map((decision.attackers ?? []).filter((one) => one.must).map((one) => [one.attacker, 0])),
      };
    default:
      return unknownForm(decision.form);
  }
}

function unknownForm(form: never): never {
  throw new Error(`Unknown form of decision: ${String(form)}`);
}

export const optionsOf = (decision: WireDecision): readonly WireOption[] => decision.options ?? [];

/** Whether one click answers: exactly one option is to be picked. */
export const answersAtOnce = (decision: WireDecision): boolean =>
  decision.form === 'choose' && decision.min === 1 && decision.max === 1;

/** Indices of the options about each object. */
export function optionsByObject(decision: WireDecision | null): ReadonlyMap<number, readonly number[]> {
  const byObject = new Map<number, number[]>();
  if (decision?.form !== 'choose') return byObject;
  for (const [index, option] of optionsOf(decision).entries()) {
    if (option.object === 0) continue;
    const indices = byObject.get(option.object);
    if (indices) indices.push(index);
    else byObject.set(option.object, [index]);
  }
  return byObject;
}

/** Index of the option that is this player, -1 none. */
export function optionForPlayer(decision: WireDecision | null, player: number): number {
  if (decision?.form !== 'choose') return -1;
  return optionsOf(decision).findIndex((option) => option.object === 0 && option.value['player'] === player);
}

/** Options that are the same to whoever chooses, as one. */
export interface OptionGroup {
  readonly label: string;
  readonly indices: readonly [number, ...number[]];
  /** the first of them */
  readonly option: WireOption;
}

/** What tells an option’s object from others of that label; null: it is like no other. `words` are told where a label alone would not do. */
export interface Looks {
  readonly key: string;
  readonly words: string;
}
const IN_HAND: Looks = { key: '', words: '' };

/** Options that nothing tells apart (equal cards in a hand, equal lands) are one; others of the same label are told apart by words, or by their number. */
export function grouped(
  options: readonly { option: WireOption; index: number }[],
  looksOf: (object: number) => Looks | null,
): OptionGroup[] {
  const groups = new Map<string, OptionGroup & { readonly base: string; readonly words: string }>();
  for (const { option, index } of options) {
    const looks = looksOf(option.object);
    const base = option.label.replace(/ \[\d+\]$/, '');
    const key = looks === null ? `#${index}` : `${base}\n${looks.key}`;
    const group = groups.get(key);
    groups.set(
      key,
      group
        ? { ...group, indices: [...group.indices, index] }
        : { base, words: looks?.words ?? '', label: option.label, option, indices: [index] },
    );
  }
  const all = [...groups.values()];
  return all.map(({ base, words, label, ...group }) => {
    const like = all.filter((other) => other.base === base);
    const told = `${base}${words}`;
    const isTold = like.filter((other) => `${base}${other.words}` === told).length === 1;
    return { ...group, label: like.length === 1 ? base : isTold ? told : label };
  });
}

/** How the objects of a view look to who chooses among them. */
export const looksIn =
  (view: WireView | undefined, isHidden = false) =>
  (object: number): Looks | null => {
    if (isHidden || isInHand(view, object)) return IN_HAND;
    const seen = view?.battlefield.find(({ id }) => id === object);
    const key = seen === undefined ? null : signature(seen);
    return seen === undefined || key === null ? null : { key, words: seen.tapped ? ', tapped' : '' };
  };

/** Which of a group a click picks, or takes back where no more can be picked. */
export function nextOf({ indices }: Pick<OptionGroup, 'indices'>, picked: readonly number[], most: number): number {
  const [first] = indices;
  const free = indices.find((index) => !picked.includes(index));
  const isFull = free === undefined || (picked.length >= most && most > 1);
  return (isFull ? indices.findLast((index) => picked.includes(index)) : free) ?? first;
}

/** Whether it asks if a hand is kept: by yes or no, as no other question before the game. */
export const isMulligan = (decision: WireDecision): boolean =>
  decision.kind === 'mulligan' && optionsOf(decision).some(({ value }) => typeof value['yes'] === 'boolean');

/** The option of a line by hand that ends what is said, goes on after it, or takes the last step back; −1 none. */
export const byHandOption = (decision: WireDecision, group: 'done' | 'goOn' | 'takeBack'): number =>
  decision.byHand === undefined ? -1 : optionsOf(decision).findIndex(({ value }) => value['group'] === group);

/** The option by which the rest of a cost is paid without asking; −1 none. */
export const paysItself = (decision: WireDecision): number =>
  decision.kind === 'payment' ? optionsOf(decision).findIndex(({ value }) => value['pay'] === 'auto') : -1;

interface ActionOption {
  act: string;
}
/** The action of a priority or payment option; null for other values. */
export function actionOf(option: WireOption): ActionOption | null {
  const action = option.value['action'];
  if (typeof action !== 'object' || action === null || !('act' in action) || typeof action.act !== 'string')
    return null;
  return { act: action.act };
}

/** Adds or takes away one pick. `repeat` lets the same option be picked again; a full choice of one is replaced. */
export function pick(decision: WireDecision, draft: Draft, index: number): Draft {
  const max = decision.max ?? Number.POSITIVE_INFINITY;
  if (decision.repeat === true) {
    return draft.picked.length < max ? { ...draft, picked: [...draft.picked, index] } : draft;
  }
  if (draft.picked.includes(index)) return { ...draft, picked: draft.picked.filter((one) => one !== index) };
  if (draft.picked.length < max) return { ...draft, picked: [...draft.picked, index] };
  return max === 1 ? { ...draft, picked: [index] } : draft;
}

/** Attack with it, attack its next target, then stay at home (not where it must attack). */
export function cycleAttack(decision: WireDecision, draft: Draft, attacker: number): Draft {
  const candidate = decision.attackers?.find((one) => one.attacker === attacker);
  if (!candidate) return draft;
  const attacks = new Map(draft.attacks);
  const now = attacks.get(attacker);
  if (now === undefined) attacks.set(attacker, 0);
  else if (now + 1 < candidate.targets.length) attacks.set(attacker, now + 1);
  else attacks.delete(attacker);
  return { ...draft, attacks };
}

/** All attack the first thing each may attack. */
export function attackWithAll(decision: WireDecision, draft: Draft): Draft {
  const attacks = new Map(draft.attacks);
  for (const one of decision.attackers ?? []) if (!attacks.has(one.attacker)) attacks.set(one.attacker, 0);
  return { ...draft, attacks };
}

/** Blocks or no longer blocks that attacker (by index). A blocker that may block one only changes to it. */
export function toggleBlock(decision: WireDecision, draft: Draft, blocker: number, attacker: number): Draft {
  const candidate = decision.blockers?.find((one) => one.blocker === blocker);
  if (!candidate || attacker < 0 || attacker >= candidate.attackers.length) return draft;
  const blocks = new Map(draft.blocks);
  const now = blocks.get(blocker) ?? [];
  const most = candidate.max ?? Number.POSITIVE_INFINITY;
  const next = now.includes(attacker)
    ? now.filter((one) => one !== attacker)
    : now.length < most
      ? [...now, attacker]
      : most === 1
        ? [attacker]
        : now;
  if (next.length > 0) blocks.set(blocker, next);
  else blocks.delete(blocker);
  return { ...draft, blocks };
}

/** A click on an object while blockers are declared: picks the blocker, then what it blocks. */
export function clickWhileBlocking(decision: WireDecision, draft: Draft, object: number): Draft {
  const candidate = decision.blockers?.find((one) => one.blocker === object);
  if (candidate) {
    if (draft.blocker === object) return { ...draft, blocker: 0 };
    const only = candidate.attackers.length === 1 && candidate.max === 1;
    return only ? { ...toggleBlock(decision, draft, object, 0), blocker: 0 } : { ...draft, blocker: object };
  }
  const blocker = decision.blockers?.find((one) => one.blocker === draft.blocker);
  const attacker = blocker?.attackers.findIndex((one) => one.id === object) ?? -1;
  if (!blocker || attacker < 0) return draft;
  const next = toggleBlock(decision, draft, blocker.blocker, attacker);
  return (next.blocks.get(blocker.blocker)?.length ?? 0) >= (blocker.max ?? Number.POSITIVE_INFINITY)
    ? { ...next, blocker: 0 }
    : next;
}

/** The index of the thing before or after moved one place. */
export function move(picked: readonly number[], place: number, by: -1 | 1): readonly number[] {
  const to = place + by;
  const moved = picked[place];
  const other = picked[to];
  if (moved === undefined || other === undefined) return picked;
  const next = [...picked];
  next[place] = other;
  next[to] = moved;
  return next;
}

/** What a draft lacks to be an answer, and how much of it. */
export interface Lack {
  readonly lacks: keyof Words['game']['lacks'];
  readonly by: number;
}
const lack = (lacks: Lack['lacks'], by = 0): Lack => ({ lacks, by });

/** Why the draft is no answer yet; null when it may be sent. */
export function incomplete(decision: WireDecision, draft: Draft): Lack | null {
  switch (decision.form) {
    case 'choose': {
      const min = decision.min ?? 0;
      const missing = min - draft.picked.length;
      return missing > 0 ? lack('choices', missing) : null;
    }
    case 'number': {
      const min = decision.min ?? 0;
      const max = decision.max ?? Number.POSITIVE_INFINITY;
      if (!Number.isInteger(draft.number)) return lack('whole');
      if (draft.number < min) return lack('atLeast', min);
      return draft.number > max ? lack('atMost', max) : null;
    }
    case 'divide': {
      const least = decision.least ?? 0;
      const sum = draft.picked.reduce((total, one) => total + one, 0);
      const left = (decision.amount ?? 0) - sum;
      if (draft.picked.some((one) => one < least)) return lack('leastEach', least);
      if (left > 0) return lack('left', left);
      return left < 0 ? lack('tooMany', -left) : null;
    }
    case 'name':
      return draft.name.trim() === '' ? lack('name') : null;
    case 'order':
    case 'attackers':
    case 'blockers':
      return null;
    default:
      return unknownForm(decision.form);
  }
}

/** The draft as the answer that is sent. */
export function answerOf(decision: WireDecision, draft: Draft): WireAnswer {
  switch (decision.form) {
    case 'choose':
    case 'order':
    case 'divide':
      return [...draft.picked];
    case 'number':
      return draft.number;
    case 'name':
      return draft.name.trim();
    case 'attackers':
      return [...draft.attacks].map(([attacker, target]) => ({ attacker, target }));
    case 'blockers':
      return [...draft.blocks].map(([blocker, attackers]) => ({ blocker, attackers: [...attackers] }));
    default:
      return unknownForm(decision.form);
  }
}

/** A declaration of attackers or blockers as the draft that would be sent as it. */
export function draftOf(decision: WireDecision, answer: WireAnswer): Draft {
  const draft = startDraft(decision);
  const list = Array.isArray(answer) ? answer : [];
  return {
    ...draft,
    attacks: new Map(
      list.flatMap((one) =>
        typeof one === 'object' && 'attacker' in one ? [[one.attacker, one.target] as const] : [],
      ),
    ),
    blocks: new Map(
      list.flatMap((one) =>
        typeof one === 'object' && 'blocker' in one ? [[one.blocker, one.attackers] as const] : [],
      ),
    ),
  };
}

/** Objects that can be clicked now, those picked, and those whose every action may turn out not to be payable. */
export function clickable(
  decision: WireDecision | null,
  draft: Draft,
): { available: ReadonlySet<number>; picked: ReadonlySet<number>; unsure: ReadonlySet<number> } {
  const available = new Set<number>();
  const picked = new Set<number>();
  const unsure = new Set<number>();
  if (decision === null) return { available, picked, unsure };
  if (decision.form === 'choose') {
    for (const [object, indices] of optionsByObject(decision)) {
      available.add(object);
      if (indices.every((index) => optionsOf(decision)[index]?.value['attempt'] === true)) unsure.add(object);
      if (indices.some((index) => draft.picked.includes(index))) picked.add(object);
    }
  }
  for (const one of decision.attackers ?? []) {
    available.add(one.attacker);
    if (draft.attacks.has(one.attacker)) picked.add(one.attacker);
  }
  for (const one of decision.blockers ?? []) {
    available.add(one.blocker);
    if (draft.blocks.has(one.blocker) || draft.blocker === one.blocker) picked.add(one.blocker);
    if (draft.blocker === one.blocker) for (const attacker of one.attackers) available.add(attacker.id);
  }
  return { available, picked, unsure };
}
