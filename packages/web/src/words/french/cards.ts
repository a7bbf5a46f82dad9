/** Ce qui est dit en français des cartes du serveur et de plus récentes. */
import type { Words } from '../words.ts';

const month = (date: string): string =>
  new Intl.DateTimeFormat('fr', { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
const ago = (days: number): string => new Intl.RelativeTimeFormat('fr', { numeric: 'auto' }).format(-days, 'day');

export const cards: Words['cards'] = {
  label: 'Cartes',
  to: (date) => `Cartes jusqu’à ${month(date)}.`,
  fetched: (days) => `Apportées ici ${ago(days)}.`,
  get: (megabytes) => `Obtenir les cartes d’aujourd’hui : ${megabytes} Mo`,
  from: (host) => `Depuis ${host} ; rien n’est téléchargé avant que vous appuyiez.`,
  goOn: (done) => `Continuer à obtenir les cartes d’aujourd’hui : ${done} Mo sont là`,
  again: 'Chercher des cartes plus récentes',
  file: 'D’un fichier…',
  fileHint: 'Un fichier Scryfall ou MTGJSON, aussi en .gz ; ou déposez-le n’importe où sur cette page.',
  phases: { taking: 'Remise du fichier', fetching: 'Téléchargement', reading: 'Lecture' },
  progress: (done, total) => (total === 0 ? '' : `${done} sur ${total} Mo`),
  cancel: 'Annuler',
  done: (count) => `${count.toLocaleString('fr')} cartes sont là.`,
  failed: 'Les cartes restent comme elles étaient :',
  lost: 'Le serveur ne répond pas.',
};
