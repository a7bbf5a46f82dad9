/** What sealed and draft say in French. */
import type { Words } from '../words.ts';
import { counted, de } from './grammar.ts';

export const limited: Words['limited'] = {
  title: 'Scellé et draft',
  tagline:
    'Ouvrez les boosters d’une édition, construisez un deck de quarante cartes avec autant de terrains de base que vous voulez, et jouez-le.',
  kinds: {
    sealed: { name: 'Scellé', what: 'six boosters pour vous' },
    draft: { name: 'Draft', what: 'trois boosters, une carte de chaque paquet, contre sept ordinateurs' },
  },
  how: 'Comment',
  rules: 'Règles',
  boosters: 'Boosters de',
  from: 'Depuis',
  sources: {
    set: { name: 'Une extension', what: 'ses boosters, tels qu’ils ont été imprimés' },
    cube: { name: 'Un cube', what: 'votre propre liste, chaque carte une fois' },
  },
  cube: {
    label: 'Les cartes du cube',
    hint: 'Un nom par ligne, ou un fichier CubeCobra. Collez-le, ou déposez-le ici.',
    open: 'Ouvrir un fichier',
    read: (cards, name) => `${name === '' ? '' : `${name} : `}${counted(cards, 'carte')}`,
    notRead: 'Ce fichier n’a pas pu être lu comme une liste de cartes.',
  },
  find: 'Trouver une édition',
  findHint: 'Nom, code ou année',
  looking: 'Recherche des éditions…',
  none: 'Aucune édition n’a ces mots.',
  set: 'Édition',
  setCards: (year, cards) => `${year} · ${counted(cards, 'carte')}`,
  seed: 'Graine, pour rouvrir les mêmes boosters',
  anySeed: 'au hasard',
  seedFault: (most) => `Une graine est un nombre entier inférieur à ${most}.`,
  notOffered: (set) => `${set} n’est pas proposée.`,
  noBoosters: 'Le serveur n’a pas donné de boosters.',
  busy: 'Les cartes de l’édition sont lues : la première fois, cela peut prendre une minute.',
  opening: 'Ouverture…',
  openSix: 'Ouvrir six boosters',
  begin: 'Commencer le draft',
  deckName: (set, draft) => `${set}, ${draft ? 'draft' : 'scellé'}`,
  draftTitle: 'Draft',
  draftOf: (set) => `Draft ${de(set)}`,
  openingBoosters: 'Ouverture des boosters…',
  leave: 'Quitter ce draft',
  over: 'Le draft est fini',
  pick: (booster, pick) => `Booster ${booster} sur 3, choix ${pick}`,
  passed: (left) => `le reste passe à ${left ? 'gauche' : 'droite'}`,
  youHave: (cards) =>
    `Vous avez ${counted(cards, 'carte')}. Construisez un deck de quarante cartes avec des terrains de base, puis jouez-le contre un des autres.`,
  build: 'Construire le deck',
  pickCard: (card) => `Prendre ${card}`,
  picked: 'Cartes prises',
  nothing: 'Rien pour l’instant. Cliquez sur une carte du paquet pour la prendre.',
  allOpened: (cards) => `Les ${cards} cartes de l’édition peuvent toutes être ouvertes.`,
  leftOut: (cards, of) =>
    `${cards} des ${of} cartes de l’édition ${cards < 2 ? 'n’est' : 'ne sont'} dans aucun booster`,
};
