/** Where in the app one is, kept in the fragment of the address, which is never sent to a server. */

export type Place =
  | { at: 'lobby' }
  | { at: 'table'; table: string }
  | { at: 'join'; table: string; invite: string }
  | { at: 'watch'; table: string; watch: string }
  /** a link of which something is missing */
  | { at: 'cut' };

/** How the protocol writes the names of tables, and what lets one in. */
const TABLE = /^[A-Za-z0-9_-]{4,32}$/;
const SECRET = /^[A-Za-z0-9_-]{8,64}$/;

export function readPlace(fragment: string): Place {
  const [at, table = '', secret = ''] = fragment.replace(/^#\/?/, '').split('/');
  if (at !== 'table' && at !== 'join' && at !== 'watch') return { at: 'lobby' };
  if (!TABLE.test(table)) return { at: 'cut' };
  if (at === 'table') return { at, table };
  if (!SECRET.test(secret)) return { at: 'cut' };
  return at === 'join' ? { at, table, invite: secret } : { at, table, watch: secret };
}

export function writePlace(place: Place): string {
  switch (place.at) {
    case 'lobby':
    case 'cut':
      return '#/';
    case 'table':
      return `#/table/${place.table}`;
    case 'join':
      return `#/join/${place.table}/${place.invite}`;
    case 'watch':
      return `#/watch/${place.table}/${place.watch}`;
    default:
      throw new Error(`Unknown place: ${JSON.stringify(place satisfies never)}`);
  }
}
