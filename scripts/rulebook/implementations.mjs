/** Where each rule is implemented: what the engine's modules cite in their opening comments, and the numbers of the keywords they define. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { opening } from '../house/openings.mjs';

const editions = ['2006-10', '2009-10', '2011-09', '2026-02'];
const definition = /^ {2}rules: numbers\(([^)]*)\)/gm;

/**
 * @param {string} folder with the engine's sources
 * @returns {Map<string, {edition: string, rules: string}[]>} by module; `rules` is a number or a range
 */
export function implementations(folder) {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  return new Map(
    modules.map((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const cited = opening(source).cites.map(({ edition, first, last }) => ({
        edition,
        rules: first === last ? first : `${first}–${last}`,
      }));
      return [file, [...cited, ...keywordsIn(source)]];
    }),
  );
}

/** @param {string} source */
function keywordsIn(source) {
  return [...source.matchAll(definition)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((number) => /'([^']+)'/.exec(number)?.[1])
      .flatMap((rules, at) => (rules === undefined ? [] : [{ edition: editions[at] ?? '', rules }])),
  );
}
