/** Where each rule is implemented: what the engine's modules cite in their comments, and the numbers of the keywords they define. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsIn, opening } from '../house/openings.mjs';
import { tokens } from '../house/tokens.mjs';
import { isForTests } from '../test-files.mjs';

const editions = ['2006-10', '2009-10', '2011-09', '2026-02'];
/** Tables of what differs and of what may be said: their other comments cite what other modules implement. */
const tables = /^(editions|vocabulary)\//;
const definition = /^ {2}rules: numbers\(([^)]*)\)/gm;

/**
 * @param {string} folder with the engine's sources
 * @returns {Map<string, {edition: string, rules: string}[]>} by module; `rules` is a number or a range
 */
export function implementations(folder) {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !isForTests(file))
    .sort();
  return new Map(
    modules.map((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const cites = tables.test(file) ? opening(source).cites : citedIn(source);
      const cited = cites.map(({ edition, first, last }) => ({
        edition,
        rules: first === last ? first : `${first}–${last}`,
      }));
      return [file, [...cited, ...keywordsIn(source)]];
    }),
  );
}

/** What the comments of a module cite, the opening one and those within. @param {string} source */
const citedIn = (source) =>
  tokens(source)
    .filter(({ kind }) => kind === 'comment')
    .flatMap(({ text }) => citationsIn(text).cites);

/** @param {string} source */
function keywordsIn(source) {
  return [...source.matchAll(definition)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((number) => /'([^']+)'/.exec(number)?.[1])
      .flatMap((rules, at) => (rules === undefined ? [] : [{ edition: editions[at] ?? '', rules }])),
  );
}
