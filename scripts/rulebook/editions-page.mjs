/** The page of the seams: every point at which the editions differ, with what each edition says, from the table itself. */

/** @typedef {import('@rulewright/engine').Edition} Edition */
/** Seams that are lists of rule numbers: each is a table of its own. */
const NUMBERED = ['numbering', 'layers.rules', 'marks'];

/** @typedef {{section: string, name: string, about: string}} Seam `name` may be of a part: `subgame.exiled` */

/**
 * @param {readonly Edition[]} editions
 * @param {string} source of the module that lists the seams
 */
export function editionsPage(editions, source) {
  const seams = seamsIn(source);
  const sections = [...new Set(seams.map(({ section }) => section))];
  return [
    '# The editions, seam by seam',
    '',
    'A seam is a point at which the editions differ. Code reads a seam and never asks which edition it is. This page is written by',
    '`npm run rulebook` from `packages/engine/src/editions`; the numbers after a seam are those of its rules.',
    '',
    ...sections.flatMap((section) => [
      `## ${section}`,
      '',
      ...table(
        ['Seam', ...editions.map(({ name }) => name), 'Rules'],
        seams
          .filter((seam) => seam.section === section)
          .map(({ name, about }) => [`\`${name}\``, ...editions.map((edition) => cell(valueAt(edition, name))), about]),
      ),
      '',
    ]),
    '## Rule numbers',
    '',
    'Rules that labels, explanations and views cite: for each topic of a question, for each layer, and for what is marked.',
    '',
    ...NUMBERED.flatMap((name) => [...numbers(name, editions), '']),
    '## Keywords',
    '',
    'The rule that defines each keyword ability; – where the edition has none, *refused* where it has one that cards are still refused for.',
    '',
    ...table(
      ['Keyword', ...editions.map(({ name }) => name)],
      keywordsOf(editions).map((keyword) => [
        keyword,
        ...editions.map((edition) => {
          const definition = /** @type {Record<string, any>} */ (edition.keywords)[keyword];
          const number = definition?.rules[edition.name];
          return number === undefined ? '–' : definition.missing === undefined ? number : `${number} *refused*`;
        }),
      ]),
    ),
    '',
  ].join('\n');
}

/**
 * The seams in the order of the table, those of a seam of several parts one by one.
 * @param {string} source
 * @returns {Seam[]}
 */
export function seamsIn(source) {
  const body = /export interface Edition \{\n([\s\S]*?)\n\}\n/.exec(source)?.[1] ?? '';
  /** @type {Seam[]} */
  const seams = [];
  let section = 'General';
  let about = '';
  /** The seam whose parts follow, with what is said of it as a whole. @type {{name: string, about: string} | null} */
  let whole = null;
  for (const line of uncommented(body)) {
    const comment = /^\s*\/\*\*(.*)\*\/$/.exec(line)?.[1];
    const heading = /^ {2}\/\/ (.*)$/.exec(line)?.[1];
    const [, indent = '', name, rest = ''] = /^(\s*)(?:readonly )?(\w+): ?(.*)$/.exec(line) ?? [];
    if (comment !== undefined) about = comment.trim();
    else if (heading !== undefined) section = heading;
    else if (/^ {2}\};$/.test(line)) whole = null;
    else if (name !== undefined && indent.length === 2 && rest === '{') whole = { name, about: take() };
    else if (name !== undefined && whole && indent.length === 4)
      add(`${whole.name}.${name}`, [take(), said(whole)].filter(Boolean).join(' · '));
    else if (name !== undefined && indent.length === 2 && !['name', 'keywords'].includes(name)) add(name, take());
  }
  return seams;

  /** @param {string} name @param {string} words */
  function add(name, words) {
    if (!NUMBERED.includes(name)) seams.push({ section, name, about: words });
  }
  function take() {
    const taken = about;
    about = '';
    return taken;
  }
  /** @param {{about: string}} of said once, beside its first part */
  function said(of) {
    const words = of.about;
    of.about = '';
    return words;
  }
}

const NUMBER = '[1-9]\\d\\d(?:\\.\\d+[a-z]?)?';
const IN_ORDER = new RegExp(`(${NUMBER}) · (${NUMBER}) · (${NUMBER}) · (${NUMBER})(?![\\w.])`, 'g');
const CITED = new RegExp(
  `(?<years>\\d{4}(?:, \\d{4})*):|(?<![\\w.])(?<rule>${NUMBER}(?:–${NUMBER})?)(?![\\w.]*\\d)|[·;()]`,
  'g',
);

/**
 * The rules beside each seam by its name, a list for each edition. Four in a row are those of the four editions; years hold as far as the part of
 * the sentence goes; a number without one may be of any edition, which the reader finds out by whether the edition has it.
 * @param {string} source of the module that lists the seams
 * @param {readonly string[]} editions
 * @returns {Map<string, string[][]>}
 */
export function rulesOfSeams(source, editions) {
  return new Map(
    seamsIn(source).map(({ name, about }) => {
      const years = editions.map((edition) => edition.slice(0, 4));
      const ordered = about.replace(IN_ORDER, (_, ...found) =>
        years.map((year, at) => `${year}: ${found[at]}`).join(' · '),
      );
      const lists = editions.map(() => /** @type {string[]} */ ([]));
      let told = years;
      for (const { groups = {} } of ordered.matchAll(CITED)) {
        const { years: said, rule } = groups;
        if (rule === undefined) told = said?.split(', ') ?? years;
        // a section alone is of an edition that is named: else it may be any number
        else if (rule.includes('.') || told !== years) for (const year of told) lists[years.indexOf(year)]?.push(rule);
      }
      return [name, lists.map((list) => [...new Set(list)])];
    }),
  );
}

/** Lines, each comment of several on one. @param {string} body */
function uncommented(body) {
  return body
    .replace(/\/\*\*([\s\S]*?)\*\//g, (_, words) => `/**${words.replace(/\s*\n\s*\* ?/g, ' ').trimEnd()} */`)
    .split('\n');
}

/** @param {Edition} edition @param {string} name */
function valueAt(edition, name) {
  return name.split('.').reduce((/** @type {any} */ value, part) => value?.[part], /** @type {unknown} */ (edition));
}

/** @param {unknown} value @returns {string} */
function cell(value) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(cell).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, part]) => `${key} ${cell(part)}`)
      .join(', ');
  return String(value);
}

/** @param {string} name @param {readonly Edition[]} editions */
function numbers(name, editions) {
  const columns = editions.map((edition) => valueAt(edition, name));
  const topics = [...new Set(columns.flatMap((column) => Object.keys(column)))];
  return table(
    [`\`${name}\``, ...editions.map((edition) => edition.name)],
    topics.map((topic) => [topic, ...columns.map((column) => column[topic] ?? '–')]),
  );
}

/** @param {readonly Edition[]} editions */
const keywordsOf = (editions) => [...new Set(editions.flatMap(({ keywords }) => Object.keys(keywords)))].sort();

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)];
}
