/**
 * Every module of the engine opens with one comment that says what it is and cites the rules it implements, in each
 * edition's numbering: `2006: 503 · 2009, 2011: 706 · 2026: 707`. The citation index of the rulebook is read from it.
 */

const editionYears = new Map([
  ['2006', '2006-10'],
  ['2009', '2009-10'],
  ['2011', '2011-09'],
  ['2026', '2026-02'],
]);
// A list ends at a middle dot, or where the next edition's begins.
const citation = /(20\d\d(?:, 20\d\d)*): ((?:(?!20\d\d(?:, 20\d\d)*: )[^·])*)/g;
const number = '\\d{3}(?:\\.\\d+[a-z]{0,2})?';
const item = new RegExp(`^(${number})(?:[–-](${number}|\\d+[a-z]?|[a-z]))?$`);

/** @typedef {{edition: string, first: string, last: string}} Cited `last` is `first` where no range is cited */

/**
 * What a module's opening comment cites.
 * @param {string} source
 * @returns {{cites: Cited[], problems: string[]}}
 */
export function opening(source) {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(source)?.[1];
  if (comment === undefined) return { cites: [], problems: ['does not open with a /** comment */'] };
  const { cites, problems } = citationsIn(comment);
  if (cites.length === 0 && problems.length === 0) problems.push('cites no rule number in its opening comment');
  return { cites, problems };
}

/**
 * What a comment cites, as one begins: where prose begins a list of numbers ends.
 * @param {string} comment
 * @returns {{cites: Cited[], problems: string[]}} a problem is an item of a list that is no number
 */
export function citationsIn(comment) {
  /** @type {Cited[]} */
  const cites = [];
  const problems = [];
  const text = comment.replace(/\n\s*\* ?/g, ' ').trim();
  for (const [, years = '', rest = ''] of text.matchAll(citation)) {
    // A citation ends where prose begins: at a full stop, a bracket or a semicolon.
    const list = (/^(.*?)(?:\.(?=\s|$)|[;()]|$)/.exec(rest.trim())?.[1] ?? '').trim();
    // Prose about an edition ("2009: none") is no citation.
    if (!/^\d/.test(list)) continue;
    for (const cited of list.split(/,\s*/).filter(Boolean)) {
      const [matched, first, last] = item.exec(cited.split(/\s/)[0] ?? '') ?? [];
      if (!matched || !first) {
        problems.push(`cites "${cited}", which is no rule number`);
        continue;
      }
      for (const year of years.split(', ')) {
        const edition = editionYears.get(year);
        if (!edition) problems.push(`cites ${year}, which is no edition`);
        else cites.push({ edition, first, last: endOf(first, last) });
      }
    }
  }
  return { cites, problems };
}

/**
 * The end of a range as a whole number: `409.1b–h` ends with 409.1h, `502.21–22` with 502.22, `113–114` with 114.
 * @param {string} first
 * @param {string} [last] as cited
 */
function endOf(first, last = first) {
  if (last.includes('.') || !first.includes('.')) return last;
  return /^\d/.test(last) ? `${first.slice(0, 3)}.${last}` : first.replace(/[a-z]+$/, '') + last;
}
