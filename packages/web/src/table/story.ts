/** The log as people tell it: turns, in them actions, under each what came of it; what happens to many at once is one sentence. */
import type { WireLogCause, WireLogEntry } from '@rulewright/protocol';

/** One sentence, which may tell several entries at once. */
export interface Sentence {
  text: string;
  /** the number of its first entry */
  number: number;
  /** of its last */
  last: number;
  /** why the first of them happened; null where the text says it all */
  because: WireLogCause | null;
}

/** An action or something that happens by itself, with what followed from it; `last` is that of all. */
export interface Deed extends Sentence {
  then: readonly Sentence[];
}

export interface ToldTurn {
  turn: number;
  /** “Turn 3: Ada”; '' before the first turn */
  title: string;
  deeds: readonly Deed[];
}

/** What begins an action; everything else follows from the action before it. */
const LEADS =
  /^(?:.+ (?:plays|casts|activates|copies|goes first|keeps|takes a mulligan|concedes|loses the game|attacks?|blocks?|skips)\b|The ability of .+ resolves\.|A subgame|The subgame|The game)/;

interface Merging {
  pattern: RegExp;
  /** the sentences of one kind about these subjects */
  say(subjects: string, many: boolean, match: RegExpExecArray, count: number): string;
  /** sentences that may be merged have the same of this */
  alike(match: RegExpExecArray): string;
}

const MERGED: readonly Merging[] = [
  {
    pattern: /^(.+) attacks (.+)\.$/,
    alike: (match) => `attacks ${match[2]}`,
    say: (subjects, many, match) => `${subjects} ${many ? 'attack' : 'attacks'} ${match[2]}.`,
  },
  {
    pattern: /^(.+) blocks (.+)\.$/,
    alike: (match) => `blocks ${match[2]}`,
    say: (subjects, many, match) => `${subjects} ${many ? 'block' : 'blocks'} ${match[2]}.`,
  },
  {
    pattern: /^(.+) deals (\d+) damage to (.+)\.$/,
    alike: (match) => `deals ${match[2]} ${match[3]}`,
    say: (subjects, many, match) =>
      `${subjects} ${many ? 'deal' : 'deals'} ${match[2]} damage${many ? ' each' : ''} to ${match[3]}.`,
  },
  {
    pattern: /^(.+) (is destroyed|is sacrificed|is exiled|is put into a graveyard|becomes tapped|becomes untapped)\.$/,
    alike: (match) => match[2] ?? '',
    say: (subjects, many, match) =>
      `${subjects} ${many ? (match[2] ?? '').replace(/^is /, 'are ').replace(/^becomes /, 'become ') : match[2]}.`,
  },
  {
    pattern: /^(.+) draws a card\.$/,
    alike: (match) => `draws ${match[1]}`,
    say: (_subjects, _many, match, count) => `${match[1]} draws ${count === 1 ? 'a card' : `${count} cards`}.`,
  },
];

/** “Goblin, Goblin, Bear” as “2 × Goblin and Bear”. */
function listed(subjects: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const subject of subjects) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const parts = [...counts].map(([subject, count]) => (count === 1 ? subject : `${count} × ${subject}`));
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/** Neighbouring sentences that say the same of several become one. */
export function merged(entries: readonly WireLogEntry[]): Sentence[] {
  const told: Sentence[] = [];
  let open: { merging: Merging; alike: string; match: RegExpExecArray; subjects: string[] } | null = null;
  for (const { text, number, because = null } of entries) {
    const found = MERGED.flatMap((merging) => {
      const match = merging.pattern.exec(text);
      return match === null ? [] : [{ merging, match, alike: merging.alike(match) }];
    })[0];
    const last = told.at(-1);
    if (
      found &&
      open?.merging === found.merging &&
      open.alike === found.alike &&
      last &&
      sameCause(last.because, because)
    ) {
      open.subjects.push(found.match[1] ?? '');
      last.text = found.merging.say(listed(open.subjects), open.subjects.length > 1, found.match, open.subjects.length);
      last.last = number;
      continue;
    }
    told.push({ text, number, last: number, because });
    open = found ? { ...found, subjects: [found.match[1] ?? ''] } : null;
  }
  return told;
}

const sameCause = (a: WireLogCause | null, b: WireLogCause | null): boolean => JSON.stringify(a) === JSON.stringify(b);

const TURN = /^Turn \d+: /;

/** `tell` says each sentence as it is told to who reads it. */
export function toldTurns(
  entries: readonly WireLogEntry[],
  tell: (text: string) => string = (text) => text,
): readonly ToldTurn[] {
  const turns: { turn: number; title: string; entries: WireLogEntry[] }[] = [];
  for (const entry of entries) {
    const begins = TURN.test(entry.text);
    const open = turns.at(-1);
    if (begins || open === undefined)
      turns.push({
        turn: entry.turn,
        title: begins ? entry.text.replace(/\.$/, '') : '',
        entries: begins ? [] : [entry],
      });
    else open.entries.push(entry);
  }
  // of a turn in which nothing was told its beginning is told only while it lasts
  const told = turns.filter(({ entries: own }, at) => own.length > 0 || at === turns.length - 1);
  return told.map(({ turn, title, entries: own }) => ({
    turn,
    title: tell(title),
    deeds: deedsOf(merged(own)).map((deed) => ({
      ...deed,
      text: tell(deed.text),
      then: deed.then.map((sentence) => ({ ...sentence, text: tell(sentence.text) })),
    })),
  }));
}

const FIGHTS = / (?:attacks?|blocks?) /;
/** By the turn-based action that deals combat damage: 510.2, by its newest number. */
const isFought = ({ because }: Sentence): boolean => /^510\b/.test(because?.rule?.number ?? '');

function deedsOf(sentences: readonly Sentence[]): Deed[] {
  const deeds: (Deed & { then: Sentence[] })[] = [];
  for (const sentence of sentences) {
    const open = deeds.at(-1);
    // combat damage comes of the fight, not of what was done in between
    const apart = isFought(sentence) && open !== undefined && !FIGHTS.test(open.text) && !isFought(open);
    if (open === undefined || apart || LEADS.test(sentence.text)) deeds.push({ ...sentence, then: [] });
    else {
      open.then.push(sentence);
      open.last = sentence.last;
    }
  }
  return deeds;
}
