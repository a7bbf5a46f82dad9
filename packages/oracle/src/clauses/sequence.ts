/**
 * Instructions one after another: clauses joined within a sentence, sentences joined to the text of a body.
 * 2006: 413 · 2009, 2011, 2026: 608.2
 *
 * A list of instructions is flat; the mark `$j` says how an instruction is joined to the one before (absent: a sentence of
 * its own). A clause that leaves out its subject has the subject of the clause before (`same`).
 */
import type { Instruction } from '@rulewright/engine';
import { eitherFirst, firstOf, memoised } from '../grammar/index.ts';
import { unify } from '../grammar/agreement.ts';
import { firstWords } from '../grammar/first.ts';
import { addStop, quotationEndsAt } from '../grammar/tokens.ts';
import type { Agreement } from '../grammar/agreement.ts';
import { want } from '../grammar/rule.ts';
import { quantity } from '../nouns/index.ts';
import { quantityAsCast } from '../nouns/quantities.ts';
import { notRegenerated } from './not-regenerated.ts';
import { roundedEachTime } from './rounded-each-time.ts';
import { stillIs } from './still.ts';
import type { Parse, Printing, Reading, Rule } from '../grammar/index.ts';

/** An instruction with the mark of how it is joined. */
export type Joined = Instruction & { $j?: string };

/** Joints within a sentence, by mark. */
const JOINTS: readonly (readonly [mark: string, words: readonly string[]])[] = [
  ['then', [',', 'then']],
  [', and', [',', 'and']],
  ['and', ['and']],
  ['and then', ['and', 'then']],
  ['or', ['or']],
  [',', [',']],
];
/** Joints that start a new sentence. */
const SENTENCE_JOINTS: readonly (readonly [mark: string, words: readonly string[]])[] = [
  ['. then', ['then']],
  ['. then,', ['then', ',']],
];

const WHERE = [',', 'where', 'X', 'is'] as const;

/** Done if a condition holds that is said after it. */
const isGiven = (value: unknown): boolean =>
  (value as { do?: string }).do === 'if' && (value as { $after?: unknown }).$after === true;

const isMay = (value: unknown): boolean => (value as { do?: string }).do === 'may';

/** Done later, as is said after it. */
const isLater = (value: unknown): boolean => {
  const { do: doing, $when, $pre } = value as { do?: string; $when?: unknown; $pre?: unknown };
  return doing === 'delayed' && $when === undefined && $pre === undefined;
};
const saysYou = (value: unknown): boolean => (value as { $you?: unknown }).$you === true;

const isSentenceMark = (mark: unknown) =>
  mark === undefined || (typeof mark === 'string' && mark.startsWith('.')) || mark === '\n';

const says = (reading: Reading, at: number, words: readonly string[]) =>
  words.every((word, i) => {
    const token = reading.tokens[at + i];
    return token !== undefined && (token.text === word || token.lower === word);
  });

interface Parts {
  /** clauses with a subject; their agreement is the subject's */
  subject: () => Rule<Instruction>;
  /** clauses without one: "draw a card" */
  imperative: () => Rule<Instruction>;
  /** verb phrases whose subject is that of the clause before */
  continued: () => Rule<Instruction>;
  /** clauses that reach to the end of the sentence: "you may …", "if …, …" */
  tail: () => Rule<Instruction>;
  /** clauses without their verb, which is that of the clause before: "and two +1/+1 counters on another target creature" */
  gapped: () => Rule<Instruction>;
  /** the same or clauses without a subject, each with its condition: "and 3 damage to each creature with flying if {G} was spent to cast it" */
  given?: () => Rule<Instruction>;
}

/** Whether the last clause says what several players each do. */
function ofEach(list: readonly Joined[]): boolean {
  const last = list.at(-1) as { $every?: true; who?: { who?: string } } | undefined;
  return last?.$every === true || (last?.who?.who === 'same' && ofEach(list.slice(0, -1)));
}

/** "They tap all lands they control and lose all unspent mana": they lose it, though the verb is as if it were said to you. */
const ofThem = (list: readonly Joined[], subject: Agreement): boolean =>
  subject === 2 && (list.at(-1) as { who?: { who?: string } } | undefined)?.who?.who === 'they';

/** Whether the clause before has the verb that a clause leaves out. */
const saysTheVerb = (before: Joined | undefined, gapped: Joined): boolean => before?.do === gapped.do;

/** Clauses joined within one sentence, without the full stop. */
export function clauseList(name: string, parts: Parts): Rule<readonly Joined[]> {
  return memoised<readonly Joined[]>({
    name,
    needs: () => [],
    first: (wording) =>
      eitherFirst(
        [parts.subject(), parts.imperative(), parts.gapped(), parts.tail()].map((part) => firstOf(part, wording)),
      ),
    read(reading, at) {
      const found: Parse<readonly Joined[]>[] = [];
      const member = (list: readonly Joined[], start: number, mark: string | undefined, subject: Agreement): void => {
        const add = (value: Instruction): readonly Joined[] => [
          ...list,
          mark === undefined ? value : { ...value, $j: mark },
        ];
        for (const p of parts.subject().read(reading, start)) more(add(p.value), p.end, p.agreement);
        // "two target players each draw a card and lose 1 life": they lose it
        const theirs = ofThem(list, subject) ? parts.continued().read(reading, start) : [];
        if (!ofEach(list))
          for (const p of parts.imperative().read(reading, start))
            if (!theirs.some(({ end }) => end === p.end)) more(add(p.value), p.end, 0);
        for (const p of parts.gapped().read(reading, start))
          if (saysTheVerb(list.at(-1), p.value)) more(add(p.value), p.end, subject);
        for (const p of parts.tail().read(reading, start)) {
          const value = add(p.value);
          found.push({ value, end: p.end, agreement: 0 });
          // "… if {U} was spent to cast ~, and … if {R} was spent to cast it"
          if (isGiven(p.value)) joined(value, p.end);
          // "you may tap or untap target permanent, then you may tap or untap another target permanent"
          if (isMay(p.value)) joinedMay(value, p.end);
          // "return it at the beginning of the next end step and you lose 1 life": that is lost now
          if (isLater(p.value)) joinedNow(value, p.end);
        }
        if (subject !== 0) {
          for (const p of parts.continued().read(reading, start)) {
            if (unify(p.agreement, subject) !== undefined) more(add(p.value), p.end, subject);
          }
        }
      };
      const more = (list: readonly Joined[], end: number, subject: Agreement): void => {
        found.push({ value: list, end, agreement: 0 });
        for (const [mark, words] of JOINTS) {
          if (mark !== 'or' && says(reading, end, words)) member(list, end + words.length, mark, subject);
        }
        if (reading.tokens[end]?.text !== '.') want(reading, end, '.');
        midway(list, end, subject);
      };
      const joined = (list: readonly Joined[], end: number): void => {
        for (const [mark, words] of JOINTS) {
          if ((mark !== ', and' && mark !== 'and') || !says(reading, end, words)) continue;
          for (const p of [parts.tail(), parts.given?.()].flatMap(
            (part) => part?.read(reading, end + words.length) ?? [],
          ))
            if (isGiven(p.value)) found.push({ value: [...list, { ...p.value, $j: mark }], end: p.end, agreement: 0 });
        }
      };
      const joinedMay = (list: readonly Joined[], end: number): void => {
        for (const [$j, words] of JOINTS) {
          if (($j !== 'then' && $j !== ', and') || !says(reading, end, words)) continue;
          for (const p of parts.tail().read(reading, end + words.length))
            if (isMay(p.value)) found.push({ value: [...list, { ...p.value, $j }], end: p.end, agreement: 0 });
        }
      };
      const joinedNow = (list: readonly Joined[], end: number): void => {
        if (!says(reading, end, ['and'])) return;
        for (const p of parts.subject().read(reading, end + 1))
          if (saysYou(p.value)) found.push({ value: [...list, { ...p.value, $j: 'and' }], end: p.end, agreement: 0 });
      };
      // "…, where X is the number of Swamps you control, and exile them": X is that of the clauses before it
      const midway = (list: readonly Joined[], end: number, subject: Agreement): void => {
        if (!says(reading, end, WHERE)) return;
        for (const q of quantity.read(reading, end + WHERE.length)) {
          const last = list.at(-1) as Joined;
          const said = [...list.slice(0, -1), { ...last, xIs: q.value } as unknown as Joined];
          for (const [mark, words] of JOINTS) {
            if (mark.startsWith(',') || mark === 'then') {
              if (says(reading, q.end, words)) member(said, q.end + words.length, mark, subject);
            }
          }
        }
      };
      member([], at, undefined, 0);
      return found;
    },
    print(printing, value) {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const words: string[] = [];
      let subject: Agreement = 0;
      for (let i = 0; i < value.length; i++) {
        const before = (value[i - 1] as { xIs?: unknown } | undefined)?.xIs;
        if (before !== undefined) {
          const number = quantity.print(printing, before, 0);
          if (number === undefined) return undefined;
          words.push(...WHERE, ...number.words);
        }
        const { $j: given, xIs, ...instruction } = value[i] as Joined & Record<string, unknown>;
        if (xIs !== undefined && i === value.length - 1) return undefined;
        const mark = i === 0 ? undefined : (given ?? (printing.free ? 'then' : undefined));
        if (i === 0 ? given !== undefined && !isSentenceMark(given) : mark === undefined) return undefined;
        if (mark !== undefined) {
          const joint = JOINTS.find(([m]) => m === mark);
          if (joint === undefined) return undefined;
          words.push(...joint[1]);
        }
        if (saysTheVerb(value[i - 1], instruction)) {
          const gapped = parts.gapped().print(printing, instruction, 0);
          if (gapped !== undefined) {
            words.push(...gapped.words);
            continue;
          }
        }
        // without marks a sentence whose subject is you is an imperative
        const plain = printing.free ? parts.imperative().print(printing, instruction, 0) : undefined;
        if (plain !== undefined) {
          words.push(...plain.words);
          subject = 0;
          continue;
        }
        const explicit = parts.subject().print(printing, instruction, 0);
        if (explicit !== undefined) {
          words.push(...explicit.words);
          subject = explicit.agreement;
          continue;
        }
        const continued = subject === 0 ? undefined : parts.continued().print(printing, instruction, subject);
        if (continued !== undefined) {
          words.push(...continued.words);
          continue;
        }
        const imperative = parts.imperative().print(printing, instruction, 0);
        if (imperative !== undefined) {
          words.push(...imperative.words);
          subject = 0;
          continue;
        }
        const last =
          i === value.length - 1 ||
          (i === value.length - 2 &&
            ((isGiven(instruction) && isGiven(value[i + 1])) ||
              (isMay(instruction) && isMay(value[i + 1])) ||
              (isLater(instruction) && saysYou(value[i + 1]))));
        const further = isGiven(value[i - 1] ?? {}) ? parts.given?.() : undefined;
        const tail = last
          ? (parts.tail().print(printing, instruction, 0) ?? further?.print(printing, instruction, 0))
          : undefined;
        if (tail === undefined) return undefined;
        words.push(...tail.words);
      }
      return { words, agreement: 0 };
    },
  });
}

/** `…, where X is …` at the end: kept on the last instruction of its sentence, as `xIs`. */
function whereX(sentence: Rule<readonly Joined[]>): Rule<readonly Joined[]> {
  const words = WHERE;
  return {
    ...sentence,
    read(reading, at) {
      const found = [...sentence.read(reading, at)];
      if (!reading.present.has('where')) return found;
      for (const p of sentence.read(reading, at)) {
        if (!says(reading, p.end, words)) continue;
        const last = p.value.at(-1) as Joined;
        if (givesAbility(last)) continue;
        for (const q of quantityAsCast.read(reading, p.end + words.length)) {
          found.push({
            value: [...p.value.slice(0, -1), { ...last, xIs: q.value } as unknown as Joined],
            end: q.end,
            agreement: 0,
          });
        }
      }
      return found;
    },
    print(printing, value, agreement) {
      const list = value as readonly (Joined & { xIs?: unknown })[];
      const last = list.at(-1);
      if (last?.xIs === undefined) return sentence.print(printing, value, agreement);
      const { xIs, ...plain } = last;
      const said = sentence.print(printing, [...list.slice(0, -1), plain], agreement);
      const number = quantityAsCast.print(printing, xIs, 0);
      if (said === undefined || number === undefined) return undefined;
      return { words: [...said.words, ...words, ...number.words], agreement: 0 };
    },
  };
}

/** Mana that an ability goes with: what its text says of X is part of the ability. */
const givesAbility = (said: unknown): boolean =>
  (said as { mana?: { abilities?: unknown } }).mana?.abilities !== undefined;

/** Sentences, each with its full stop; `open`: the last one has none (quoted in the middle of a sentence). */
export function sentences(
  name: string,
  plain: () => Rule<readonly Joined[]>,
  options: { open?: boolean } = {},
): Rule<readonly Joined[]> {
  let known: Rule<readonly Joined[]> | undefined;
  const sentence = () => (known ??= notRegenerated(roundedEachTime(stillIs(whereX(plain())))));
  return memoised<readonly Joined[]>({
    name,
    needs: () => [],
    first: (wording) => eitherFirst([firstOf(sentence(), wording), firstWords(['then'])]),
    read(reading, at) {
      const found: Parse<readonly Joined[]>[] = [];
      const next = (list: readonly Joined[], start: number, mark: string | undefined): void => {
        for (const p of sentence().read(reading, start)) {
          const first = p.value[0];
          if (first === undefined) continue;
          const added = mark === undefined ? p.value : [{ ...first, $j: mark }, ...p.value.slice(1)];
          more([...list, ...added], p.end);
        }
      };
      const more = (list: readonly Joined[], end: number): void => {
        if (options.open === true) found.push({ value: list, end, agreement: 0 });
        const stop = reading.tokens[end]?.text === '.';
        // a full stop inside closing quotation marks also ends the sentence around them
        const quoted = !stop && quotationEndsAt(reading.tokens, end);
        if (!stop && !quoted) {
          want(reading, end, '.');
          return;
        }
        const after = stop ? end + 1 : end;
        if (options.open !== true) found.push({ value: list, end: after, agreement: 0 });
        next(list, after, undefined);
        for (const [mark, words] of SENTENCE_JOINTS) {
          if (says(reading, after, words)) next(list, after + words.length, mark);
        }
      };
      next([], at, undefined);
      // "Coven — Then if …": what was done before is the paragraph before
      if (reading.tokens[at - 1]?.text === ' — ')
        for (const [mark, words] of SENTENCE_JOINTS) if (says(reading, at, words)) next([], at + words.length, mark);
      return found;
    },
    print(printing, value) {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      return printSentences(printing, sentence(), value as readonly Joined[], options.open === true);
    },
  });
}

function printSentences(printing: Printing, sentence: Rule<readonly Joined[]>, list: readonly Joined[], open: boolean) {
  const words: string[] = [];
  let from = 0;
  while (from < list.length) {
    let to = from + 1;
    while (to < list.length && !isSentenceMark(list[to]?.$j)) to++;
    const mark = list[from]?.$j;
    if (from > 0) addStop(words);
    if (mark !== undefined && mark !== '\n') {
      const joint = SENTENCE_JOINTS.find(([m]) => m === mark);
      if (joint === undefined && from > 0) return undefined;
      words.push(...(joint?.[1] ?? []));
    }
    const { $j: _, ...first } = list[from] as Joined;
    const printed = sentence.print(printing, [first, ...list.slice(from + 1, to)], 0);
    if (printed === undefined) return undefined;
    words.push(...printed.words);
    from = to;
  }
  if (!open) addStop(words);
  return { words, agreement: 0 as const };
}
