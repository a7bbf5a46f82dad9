/** Whatever is read is printed in each of the five wordings, and read back as the same tree. Skipped where the data set is not installed. */
import { describe, expect, test } from 'vitest';
import { series } from '../../../../tests/tiers/series.ts';
import type { CardText } from '../card-text.ts';
import { dataFile, readCorpus } from '../../corpus.ts';
import { compile, type Compiled } from '../compile.ts';
import { equal, join, phrases, startReading, tokenise, WORDINGS } from '../grammar/index.ts';
import type { Rule, Wording } from '../grammar/index.ts';
import { meaning } from '../hash.ts';
import { hideNames, ownNames } from '../normalise/names.ts';
import { print } from '../print.ts';
import { OPENS_WITHIN } from './words.ts';

const file = dataFile();
/** Of the cards every so many-th. */
const EVERY = series(11, 150);

/** What only stands within other words, and is read alone as something else. */
const WITHIN_OTHERS: readonly (readonly [says: RegExp, why: string])[] = [
  [/"name":"granter"/, 'in a quotation the name is that of what gives the ability, elsewhere that of the card'],
];

/** Spells were played, as lands are, until 2009: "you may play that card" has two meanings there (2006: 217.2, 401.1 · 2009, 2011, 2026: 601.1a). */
const meansBoth = (wording: Wording, text: string, { ok, ...again }: Compiled): boolean =>
  wording === '2006-10' &&
  /\bplays?\b/.test(text) &&
  !ok &&
  (again as Extract<Compiled, { ok: false }>).refused.every(({ reason }) => reason.startsWith('ambiguous'));

/** A tree that each phrase reads from now on. */
function sampled(): ReadonlyMap<Rule, unknown> {
  const samples = new Map<Rule, unknown>();
  for (const rule of phrases) {
    const watched: { read: Rule['read'] } = rule;
    const { read } = rule;
    watched.read = (reading, at) => {
      const found = read(reading, at);
      const [first, ...more] = found;
      // the longest: what ends before may be a part that never stands alone
      if (first !== undefined && !samples.has(rule))
        samples.set(rule, more.reduce((long, one) => (one.end > long.end ? one : long), first).value);
      return found;
    };
  }
  return samples;
}

/** Its words in a wording, or undefined where it has none there. */
function wordsOf(rule: Rule, value: unknown, wording: Wording): readonly string[] | undefined {
  for (const agreement of [0, 1, 2] as const) {
    const said = rule.print({ wording, free: false }, value, agreement);
    if (said !== undefined) return said.words;
  }
  return undefined;
}

describe.skipIf(file === undefined)('in each wording', () => {
  const corpus = file === undefined ? new Map<string, CardText>() : readCorpus(file);
  const cards = [...corpus.values()].filter(({ text, faces }) => text !== '' && faces === undefined);
  const drawn = cards.filter((_, i) => i % EVERY === 0);
  // what is made on the way is made before it is watched
  drawn.slice(0, 20).forEach((card) => compile(card));
  const samples = sampled();
  const read = drawn.flatMap((card) => {
    const compiled = compile(card);
    return compiled.ok ? [{ card, compiled }] : [];
  });

  test.each(WORDINGS)('the drawn cards are printed and read back in %s', (wording) => {
    const lost = read.flatMap(({ card, compiled: { definition, phrasing } }) => {
      const text = print(definition, wording, phrasing);
      if (text === undefined) return [`${card.name}: no words`];
      const again = compile({ ...card, text }, { wording });
      const [{ abilities }] = definition.faces;
      const same = again.ok && meaning(again.definition.faces[0].abilities) === meaning(abilities);
      return same || meansBoth(wording, text, again) ? [] : [`${card.name}: ${text}`];
    });
    expect(lost).toEqual([]);
  });

  test.each(WORDINGS)('each phrase that was read prints its own tree and reads it back in %s', (wording) => {
    const names = ownNames('Test Name, the First', true);
    const lost: string[] = [];
    for (const [rule, value] of samples) {
      if (WITHIN_OTHERS.some(([says]) => says.test(JSON.stringify(value)))) continue;
      const said = wordsOf(rule, value, wording);
      if (said === undefined) {
        lost.push(`${rule.name}: no words: ${JSON.stringify(value)}`);
        continue;
      }
      const text = hideNames(join(said, names, OPENS_WITHIN[wording]), names);
      const [first = ''] = said;
      // within a sentence: only what begins one has a capital
      const tokens = tokenise(text.startsWith(first) ? text : text.charAt(0).toLowerCase() + text.slice(1));
      const parses = rule.read(startReading(tokens, wording, names.self, 'all'), 0);
      if (!parses.some((parse) => parse.end === tokens.length && equal(parse.value, value)))
        lost.push(`${rule.name}: ${said.join(' ')}: ${JSON.stringify(value)}`);
    }
    expect(lost).toEqual([]);
    expect(samples.size).toBeGreaterThan(200);
  });
});
