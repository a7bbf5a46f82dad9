/** What is said in English of the cards that the server has, and of newer ones. */

const month = (date: string): string =>
  new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
const ago = (days: number): string => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-days, 'day');

export const cards = {
  label: 'Cards',
  to: (date: string) => `Cards to ${month(date)}.`,
  fetched: (days: number) => `Brought here ${ago(days)}.`,
  get: (megabytes: number) => `Get today’s cards: ${megabytes} MB`,
  from: (host: string) => `From ${host}; nothing is fetched before you press.`,
  goOn: (done: number) => `Go on getting today’s cards: ${done} MB are here`,
  again: 'Look for newer cards',
  file: 'From a file…',
  fileHint: 'A Scryfall or MTGJSON file, also as .gz; or drop it anywhere on this page.',
  phases: { taking: 'Giving the file', fetching: 'Fetching', reading: 'Reading' },
  progress: (done: number, total: number) => (total === 0 ? '' : `${done} of ${total} MB`),
  cancel: 'Cancel',
  done: (count: number) => `${count.toLocaleString('en')} cards are here.`,
  failed: 'The cards stay as they were:',
  lost: 'The server does not answer.',
};
