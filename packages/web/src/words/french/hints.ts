/** The hints of a first game in French. */
import type { Words } from '../words.ts';

export const hints: Words['hints'] = {
  each: {
    land: {
      title: 'Jouez un terrain.',
      text: 'Ce qui a un bord clair peut servir maintenant. Cliquez sur cette carte : un terrain par tour, et il vous donne du mana.',
    },
    spell: {
      title: 'Lancez un sort.',
      text: 'Cliquez sur cette carte. Vos terrains la paient d’eux-mêmes ; « Annuler » la reprend.',
    },
    attack: {
      title: 'Attaquez.',
      text: 'Cliquez sur chaque créature qui doit attaquer, ou prenez-les toutes ; puis confirmez. Ce qui mourrait est dit avant.',
    },
    stopped: {
      title: 'On vous consulte.',
      text: 'L’autre joueur agit, et vous pourriez répondre. Passez, et la partie continue. Les réglages disent où l’on vous consulte.',
    },
    pass: {
      title: 'Plus rien à faire ?',
      text: 'Passez : la partie continue jusqu’à ce que vous puissiez agir. Le bouton dit ce qui vient ensuite.',
    },
  },
  count: (nth, of) => `Conseil ${nth} sur ${of}`,
  gotIt: 'Compris',
  noMore: 'Arrêter les conseils',
};
