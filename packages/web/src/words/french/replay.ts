/** What the replay of a game says in French. */
import type { Words } from '../words.ts';
import { de, listed } from './grammar.ts';

export const replay: Words['replay'] = {
  title: 'Revoir une partie',
  playing: 'La partie est rejouée…',
  refused: 'Cette partie ne peut pas être revue ici :',
  noCards: 'Les cartes n’ont pas pu être chargées ; rechargez la page.',
  whence:
    'Une partie que vous avez jouée a son lien à la fin du match. Une partie enregistrée en fichier peut être revue ici, et dans un terminal :',
  openFile: 'Ouvrir un fichier',
  before: 'Avant le premier tour',
  where: (turn, player, step) => `Tour ${turn}, ${player} : ${step}`,
  place: 'Endroit de la partie',
  turnBack: 'Un tour en arrière',
  stepBack: 'Un pas en arrière',
  turnOn: 'Un tour plus loin',
  next: 'Suivant',
  end: 'Fin',
  step: (step, of) => `Pas ${step} sur ${of}. Flèches gauche et droite : un pas ; haut et bas : un tour.`,
  sitWith: (player) => `Voir le côté ${de(player)}`,
  openHands: 'Toutes les mains ouvertes',
  leftOut: (what) => `Une position du Labo ne peut pas contenir ${listed(what)}. Appuyez encore pour l’ouvrir sans.`,
  playOn: (player) => `Jouer d’ici à la place de ${player}`,
  save: 'Enregistrer le fichier',
  copyLink: 'Copier le lien',
  review: {
    title: 'Ce qui a fait tourner la partie',
    of: (player) => `Examiner les décisions ${de(player)}`,
    going: (player) => `Examen des décisions ${de(player)}…`,
    stopped: (player) => `Les décisions ${de(player)} examinées jusqu’ici`,
    done: (player) => `Ce qui a fait tourner la partie pour ${player}`,
    even: (player) => `Aucun moment n’a changé d’un dixième les chances ${de(player)}.`,
    nothing: (player) => `${player} n’a rien eu à décider dans cette partie.`,
    progress: 'Part de la partie examinée',
    stop: 'Arrêter',
    close: 'Fermer l’examen',
    plot: (player) => `Chances de victoire ${de(player)}`,
    how: (player) =>
      `Chances de victoire ${de(player)}, d’après des parties jouées à partir de chaque décision. Choisissez un moment pour voir la table d’alors.`,
    when: (turn, step) => `Tour ${turn}, ${step}`,
    chance: (when, percent, error) => `${when} : ${percent} ± ${error} %`,
    points: (points) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`,
    at: (when) => `${when} :`,
    events: (when) => `${when} : ce qui s’est passé avant`,
    better: ' ; mieux :',
  },
};
