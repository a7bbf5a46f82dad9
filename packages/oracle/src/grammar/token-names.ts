/** Names of tokens in the abilities that they have: `¤` stands there for the name of the token that its line creates. 2006: 200.2 · 2009, 2011: 201.2 · 2026: 201.5 */
/** The name of the token that a line creates: "a token named Cloud Sprite", "create Zabu, a legendary … token". */
const TOKEN_NAME =
  /(?:\btokens? named |\b[Cc]reate (?=[^.]*, a ))(\p{Lu}[\p{L}'-]*(?: (?:of |the )*\p{Lu}[\p{L}'-]*)*)/u;
export const tokenName = (line: string): string | undefined => TOKEN_NAME.exec(line)?.[1];

/** Their names where `¤` stands for them. */
export const showTokenNames = (text: string): string =>
  text.includes('¤')
    ? text
        .split('\n')
        .map((line) => line.replaceAll('¤', tokenName(line) ?? '¤'))
        .join('\n')
    : text;
