/**
 * A random key that neither the server nor a player can choose, and that everybody can check after the game: the server is bound
 * to its part by a commitment before it sees a player's part, and no player sees the server's part before the end.
 * 2006: 101.1 · 2009, 2011: 103.1 · 2026: 103.3 (players shuffle so that the order is random; no rule says how)
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the key of one game is made of. */
export interface FairParts {
  /** names the game, so that parts given for one are of no use in another; one line of text */
  readonly game: string;
  /** 256 bits of the server's as 64 lower-case hexadecimal digits */
  readonly server: string;
  /** the same of each seat, in order; '' where a seat gave none */
  readonly seats: readonly string[];
}

const hashOf = (...lines: string[]): string => bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));

/** What the server says before it sees any seat's part: 64 hexadecimal digits that its part alone gives. */
export const commitmentTo = ({ game, server }: Pick<FairParts, 'game' | 'server'>): string =>
  hashOf('rulewright commitment', game, server);

/** The key of the game, `seed: { key }` of its set-up. Each line but the first has one form, so no two lists of parts read alike. */
export const fairKey = ({ game, server, seats }: FairParts): string => hashOf('rulewright key', game, server, ...seats);
