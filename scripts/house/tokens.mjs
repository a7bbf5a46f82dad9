/**
 * A TypeScript source as tokens: enough to tell code from comments and strings, so that the house rules look only where
 * they mean to.
 */

/**
 * @typedef {{kind: 'word' | 'string' | 'comment' | 'mark', text: string, line: number}} Token
 *   A `string` is the text between quotes, or one piece of a template; a `mark` is one character of punctuation or a
 *   number or regular expression as a whole.
 */

const wordStart = /[A-Za-z_$]/;
const wordPart = /[\w$]/;
// After these a slash divides; after anything else it opens a regular expression.
const endsValue = /[\w$)\]}]/;
const wordsBeforeValue = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'do',
  'else',
  'void',
  'delete',
  'throw',
  'yield',
  'await',
]);

/**
 * @param {string} source
 * @returns {Token[]}
 */
export function tokens(source) {
  /** @type {Token[]} */
  const found = [];
  /** Depth of braces at which each open template goes on. @type {number[]} */
  const templates = [];
  let depth = 0;
  let at = 0;
  let line = 1;

  /** @param {Token['kind']} kind @param {number} from @param {number} to @param {number} [trim] */
  const take = (kind, from, to, trim = 0) => {
    found.push({ kind, text: source.slice(from + trim, to - trim), line });
    line += source.slice(from, to).split('\n').length - 1;
    at = to;
  };
  const template = () => {
    const from = at;
    while (at < source.length && source[at] !== '`' && !source.startsWith('${', at)) at += source[at] === '\\' ? 2 : 1;
    const end = at;
    take('string', from, end);
    if (source.startsWith('${', at)) {
      templates.push(depth);
      depth += 1;
      at += 2;
    } else {
      at += 1;
    }
  };
  /** @param {string} close @param {boolean} [classes] */
  const closing = (close, classes = false) => {
    let end = at + 1;
    for (let inClass = false; end < source.length; end += 1) {
      if (source[end] === '\\') end += 1;
      else if (classes && source[end] === '[') inClass = true;
      else if (classes && source[end] === ']') inClass = false;
      else if (source[end] === close && !inClass) break;
    }
    return end + 1;
  };

  while (at < source.length) {
    const char = /** @type {string} */ (source[at]);
    if (char === '\n') {
      line += 1;
      at += 1;
    } else if (/\s/.test(char)) {
      at += 1;
    } else if (source.startsWith('//', at) || (at === 0 && source.startsWith('#!'))) {
      const end = source.indexOf('\n', at);
      take('comment', at, end < 0 ? source.length : end);
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      take('comment', at, end < 0 ? source.length : end + 2);
    } else if (char === "'" || char === '"') {
      take('string', at, closing(char), 1);
    } else if (char === '`') {
      at += 1;
      template();
    } else if (wordStart.test(char)) {
      let end = at + 1;
      while (end < source.length && wordPart.test(/** @type {string} */ (source[end]))) end += 1;
      take('word', at, end);
    } else if (/\d/.test(char)) {
      let end = at + 1;
      while (end < source.length && /[\w.]/.test(/** @type {string} */ (source[end]))) end += 1;
      take('mark', at, end);
    } else if (char === '/' && opensRegExp(found)) {
      take('mark', at, closing('/', true));
    } else {
      if (char === '{') depth += 1;
      if (char === '}') {
        depth -= 1;
        if (templates.at(-1) === depth) {
          templates.pop();
          at += 1;
          template();
          continue;
        }
      }
      take('mark', at, at + 1);
    }
  }
  return found;
}

/** @param {Token[]} before */
function opensRegExp(before) {
  const last = before.findLast((token) => token.kind !== 'comment');
  if (!last) return true;
  if (last.kind === 'string') return false;
  if (last.kind === 'word') return wordsBeforeValue.has(last.text);
  return !endsValue.test(last.text.slice(-1));
}
