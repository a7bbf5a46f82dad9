/** Words and comparisons that have no place in a source: clocks and hosts in the engine, edition ids outside its seams. */
import { tokens } from './tokens.mjs';

const editionIds = new Set(['2006-10', '2009-10', '2011-09', '2026-02']);
const impure = new Set([
  'Date',
  'console',
  'process',
  'performance',
  'globalThis',
  'window',
  'document',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'require',
  'Buffer',
]);
const places = /(?:^|[\s'"`(=:])(?:\/(?:work|tmp|root|home|Users)\/)|registry\.npmjs\.org|\.\.\/shared\b/;

/**
 * The engine has no clock, no chance but the game's own, and nothing to print on.
 * @param {string} source
 */
export function impurities(source) {
  const code = tokens(source).filter(({ kind }) => kind !== 'comment');
  return code.flatMap(({ kind, text, line }, i) => {
    if (kind !== 'word') return [];
    const member = code[i - 1]?.kind === 'mark' && code[i - 1]?.text === '.' && code[i - 2]?.text !== '.';
    if (text === 'random' && member && code[i - 2]?.text === 'Math') return [{ line, message: 'Math.random' }];
    // A field of that name, or a parameter or variable declared here, is another thing.
    const declared = ['const', 'let', 'function'].includes(code[i - 1]?.text ?? '');
    const field = code[i + 1]?.text === ':' || (code[i + 1]?.text === '?' && code[i + 2]?.text === ':');
    return impure.has(text) && !member && !field && !declared ? [{ line, message: text }] : [];
  });
}

/**
 * Core code reads a seam, never which edition it is.
 * @param {string} source
 */
export function editionComparisons(source) {
  const code = tokens(source).filter(({ kind }) => kind !== 'comment');
  return code.flatMap(({ kind, text, line }, i) => {
    if (kind !== 'string' || !editionIds.has(text)) return [];
    const before = code
      .slice(Math.max(0, i - 3), i)
      .map((token) => token.text)
      .join('');
    const after = code
      .slice(i + 1, i + 4)
      .map((token) => token.text)
      .join('');
    const compared =
      /(?:[!=]==?|[<>]=?|case|startsWith\(|includes\()$/.test(before) || /^(?:[!=]==?|[<>]=?)/.test(after);
    // `Id<'2006-10'>` is a type, not a comparison.
    const typeArgument = /[A-Za-z]<$/.test(before) && /^[>,|]/.test(after);
    return compared && !typeArgument ? [{ line, message: `compares with the edition "${text}"` }] : [];
  });
}

/**
 * Words that are only true on the machine where they were written.
 * @param {string} source
 */
export function machinePlaces(source) {
  return source.split('\n').flatMap((text, i) => {
    const [found] = places.exec(text) ?? [];
    return found ? [{ line: i + 1, message: `names a place of one machine: ${found.trim()}` }] : [];
  });
}
