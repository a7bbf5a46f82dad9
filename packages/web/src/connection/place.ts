/** Where in the app one is, kept in the fragment of the address, which is never sent to a server. */

export type Place =
  | { at: 'lobby' }
  | { at: 'table'; table: string }
  | { at: 'join'; table: string; invite: string }
  | { at: 'watch'; table: string; watch: string };

export function readPlace(fragment: string): Place {
  const [at, table, secret] = fragment.replace(/^#\/?/, '').split('/');
  if (at === 'table' && table) return { at, table };
  if (at === 'join' && table && secret) return { at, table, invite: secret };
  if (at === 'watch' && table && secret) return { at, table, watch: secret };
  return { at: 'lobby' };
}

export function writePlace(place: Place): string {
  switch (place.at) {
    case 'lobby':
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
