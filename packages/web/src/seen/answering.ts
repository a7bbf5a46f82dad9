/**
 * From clicks and keys to an answer: what is picked so far of one decision, what a click on an object means, when an answer
 * may be sent. Plain functions; the server checks everything again.
 */
import {
  type Draft,
  markRow,
  startDraft,
  type WireAnswer,
  type WireDecision,
  type WireOption,
  type WireView,
} from '@rulewright/protocol';
import { isInHand } from './objects.ts';
import { signature } from './stacks.ts';

export const optionsOf = (decision: WireDecision): readonly WireOption[] => decision.options ?? [];

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

/** The words that tell an option’s object from others of that label; null: it is like no other. `words` are told where a label alone would not do. */
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

/** Attack with it, attack its next target, then stay at home (not where it must attack). */
export const cycleAttack = (decision: WireDecision, draft: Draft, attacker: number): Draft =>
  markRow(decision, draft, decision.attackers?.findIndex((one) => one.attacker === attacker) ?? -1);

/** Blocks or no longer blocks that attacker (by index). A blocker that may block one only changes to it. */
export function toggleBlock(decision: WireDecision, draft: Draft, blocker: number, attacker: number): Draft {
  const { blockers = [] } = decision;
  const at = blockers.findIndex((one) => one.blocker === blocker);
  if (attacker < 0 || attacker >= (blockers[at]?.attackers.length ?? 0)) return draft;
  return markRow(
    decision,
    draft,
    blockers.slice(0, at).reduce((row, one) => row + one.attackers.length, attacker),
  );
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
