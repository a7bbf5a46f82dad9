/**
 * Writes the data of `packages/rulebook` and the page of the seams.
 *
 * `npm run rulebook` writes what comes from the sources: where each rule is implemented, and `docs/editions.md`.
 * `npm run rulebook -- --texts FOLDER` writes also what comes from the rules texts, one file an edition in that folder: numbers, titles, and which
 * rule is which in the next edition. Of their words nothing is kept but titles.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EDITIONS, editionOf } from '@rulewright/engine';
import { optionsOf } from './options.mjs';
import { concordance, wholesTogether } from './rulebook/concordance.mjs';
import { editionsPage, rulesOfSeams } from './rulebook/editions-page.mjs';
import { implementations } from './rulebook/implementations.mjs';
import { readRulesText } from '../packages/rulebook/src/rules-in-text.ts';
import { titlesIn } from './rulebook/rules-text.mjs';
import { SECTION_TITLES } from './rulebook/section-titles.mjs';

/** @typedef {import('./rulebook/rules-text.mjs').Rule} Rule */

const root = fileURLToPath(new URL('..', import.meta.url));
const data = 'packages/rulebook/src/data';
const seams = 'packages/engine/src/editions/edition.ts';

/**
 * The tables that come from the rules texts, by file.
 * @param {string} folder of the texts
 * @returns {Record<string, string>}
 */
export function fromTexts(folder) {
  const texts = EDITIONS.map((edition) => readFileSync(join(folder, `${edition}.txt`), 'utf8'));
  const rules = texts.map((text) => readRulesText(text).rules);
  return {
    [`${data}/numbers.ts`]: moduleOf(
      'NUMBERS',
      'Every rule number of the four editions: each section with its rules, each rule followed by the letters of its subrules (after `-` where the rule itself has no text).',
      EDITIONS.map((edition, at) => [edition, numbersOf(rules[at] ?? [])]),
    ),
    [`${data}/titles.ts`]: moduleOf(
      'TITLES',
      'The titles of chapters and sections, each section followed by those of its headings.',
      EDITIONS.map((edition, at) => {
        const found = titlesIn(texts[at] ?? '', rules[at] ?? []);
        return [edition, titleLines({ ...Object.fromEntries(found), ...SECTION_TITLES[edition] }, rules[at] ?? [])];
      }),
    ),
    [`${data}/concordance.ts`]: moduleOf(
      'CONCORDANCE',
      'The same rule in the next edition: for each section of the older one, itself first, `number>number`.',
      EDITIONS.slice(0, -1).map((edition, at) => {
        const pairs = concordance(edition, rules[at] ?? [], rules[at + 1] ?? []);
        return [edition, pairLines(rules[at] ?? [], pairs)];
      }),
    ),
  };
}

/**
 * What comes from the engine's sources, by file.
 * @returns {Record<string, string>}
 */
export function fromSources() {
  const lines = [...implementations(join(root, 'packages/engine/src'))]
    .filter(([, cited]) => cited.length > 0)
    .map(([file, cited]) => {
      const columns = EDITIONS.map((edition) =>
        cited.filter((one) => one.edition === edition).map(({ rules }) => rules),
      );
      return [file, ...columns.map((column) => [...new Set(column)].join(' '))].join('|');
    });
  const what =
    'The rules that each module of the engine cites in its comments, or where it defines a keyword: a column for each edition.';
  const table = readFileSync(join(root, seams), 'utf8');
  const beside = [...rulesOfSeams(table, EDITIONS)]
    .filter(([, lists]) => lists.some((list) => list.length > 0))
    .map(([seam, lists]) => [seam, ...lists.map((list) => list.join(' '))].join('|'));
  return {
    [`${data}/implementations.ts`]: linesModule('IMPLEMENTATIONS', what, lines),
    [`${data}/seams.ts`]: linesModule(
      'SEAMS',
      'The rules beside each seam of the editions, in the form of `implementations.ts`; what an edition does not have is of another.',
      beside,
    ),
    'docs/editions.md': editionsPage(EDITIONS.map(editionOf), table),
  };
}

/** @param {string} name @param {string} what @param {readonly string[]} lines */
const linesModule = (name, what, lines) =>
  `/** ${what} Written by scripts/rulebook.mjs. */\nexport const ${name} = \`\n${lines.join('\n')}\`;\n`;

/** @param {readonly Rule[]} rules */
function numbersOf(rules) {
  /** @type {Map<string, Map<string, string>>} */
  const sections = new Map();
  for (const { number } of rules) {
    const [, section = '', rule = '', letter = ''] = /^(\d{3})(?:\.(\d+)([a-z]*))?$/.exec(number) ?? [];
    const row = sections.get(section) ?? new Map();
    sections.set(section, row);
    // Letters follow each other singly; no edition has come to two.
    if (letter.length > 1) throw new Error(`${number} has more than one letter`);
    if (rule !== '') row.set(rule, (row.get(rule) ?? (letter === '' ? '' : '-')) + letter);
  }
  return [...sections].map(([section, row]) =>
    [section, ...[...row].map(([rule, letters]) => rule + letters)].join(' '),
  );
}

/**
 * @param {Record<string, string>} titles
 * @param {readonly Rule[]} rules
 */
function titleLines(titles, rules) {
  const known = new Set(rules.flatMap(({ number }) => [number, number.slice(0, 3), number.slice(0, 1)]));
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const [number, title] of Object.entries(titles).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!known.has(number)) continue;
    const section = number.slice(0, 3);
    lines.set(section, [...(lines.get(section) ?? []), `${number} ${title.replaceAll('’', "'")}`]);
  }
  return [...lines.values()].map((line) => line.join(' | '));
}

/**
 * @param {readonly Rule[]} rules
 * @param {ReadonlyMap<string, string>} pairs
 */
function pairLines(rules, pairs) {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  const wholes = wholesTogether(pairs);
  for (const [one, other] of wholes) if (!one.includes('.')) lines.set(one, [`${one}>${other}`]);
  for (const { number } of rules) {
    const same = wholes.get(number) ?? pairs.get(number);
    const section = number.slice(0, 3);
    if (same !== undefined) lines.set(section, [...(lines.get(section) ?? []), `${number}>${same}`]);
  }
  return [...lines.values()].map((line) => line.join(' '));
}

/**
 * @param {string} name
 * @param {string} what
 * @param {readonly (readonly [string, readonly string[]])[]} parts
 */
function moduleOf(name, what, parts) {
  const body = parts.map(([edition, lines]) => `  '${edition}': \`\n${lines.join('\n').replace(/[\\`$]/g, '\\$&')}\`,`);
  return `/** ${what} Written by scripts/rulebook.mjs. */\nexport const ${name} = {\n${body.join('\n')}\n} as const;\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const values = optionsOf(
    'npm run rulebook -- [--texts FOLDER]   renews what is made from the sources, and from the rules texts',
    {
      texts: { type: 'string' },
    },
  );
  const files = { ...fromSources(), ...(values.texts === undefined ? {} : fromTexts(values.texts)) };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
}
