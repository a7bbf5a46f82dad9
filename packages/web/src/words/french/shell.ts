/** What every page needs in French. */
import type { Words } from '../words.ts';
import { counted, playerName } from './grammar.ts';

const EDITIONS = {
  '2006-10': 'octobre 2006',
  '2009-10': 'octobre 2009',
  '2011-09': 'septembre 2011',
  '2026-02': 'février 2026',
};

const EDITIONS_TO_CHOOSE = { ...EDITIONS, '2026-02': `Aujourd’hui (${EDITIONS['2026-02']})` };

const FORMATS = { constructed: 'Soixante cartes', limited: 'Scellé ou draft', commander: 'Commander', brawl: 'Brawl' };

export const shell: Words['shell'] = {
  rooms: { label: 'Salles', table: 'Table', decks: 'Decks', lab: 'Labo', rulebook: 'Règles', quiz: 'Quiz' },
  playerName,
  language: 'Langue',
  languageFailed: 'Cette langue n’a pas pu être chargée. Réessayez.',
  troubles: {
    unreachable: 'Le serveur ne répond pas en ce moment.',
    lost: 'La connexion est perdue ; nouvel essai…',
    tooLong: (kilobytes) =>
      `C’est trop long pour être envoyé : au plus ${kilobytes} Ko, soit environ 3 000 lignes d’une liste de deck.`,
    noSeat: 'Ce navigateur n’a pas de place à cette table. Demandez un lien pour la rejoindre ou pour regarder.',
    seatNotKept: 'Ce navigateur n’a pas pu garder votre place : ne rechargez pas la page pendant la partie.',
  },
  fault: {
    title: 'Cette page ne peut pas s’afficher',
    notFetched:
      'Une partie n’a pas pu être chargée : la connexion est perdue, ou l’application vient d’être renouvelée.',
    again: 'Réessayer',
  },
  lookingForServer: 'Recherche du serveur…',
  opening: 'Ouverture de la page…',
  tryNow: 'Réessayer',
  toLobby: 'Retour à l’accueil',
  close: 'Fermer',
  fits: 'Ce qui convient',
  found: (count) => counted(count, 'résultat'),
  colon: ' :',
  copied: 'Copié',
  listProblem: {
    line: (line, place) => `Ligne ${line}${place === undefined ? '' : `, ${place}`} :`,
    write: (words) => `Écrire ${words}`,
  },
  noPage: { title: 'Cette page n’existe pas', rooms: 'L’application a ces salles :', boosters: 'Boosters' },
  editions: EDITIONS,
  editionChoice: (edition) => EDITIONS_TO_CHOOSE[edition],
  formatName: (format) => FORMATS[format],
  cardPool: {
    label: 'Cartes',
    all: 'Toutes les cartes',
    until: (month) => `Cartes parues jusqu’à ${month}`,
    legalIn: (format) => `Cartes légales en ${format}`,
    noFormats: 'Modern et d’autres : avec les cartes d’aujourd’hui',
  },
  symbols: {
    W: 'mana blanc',
    U: 'mana bleu',
    B: 'mana noir',
    R: 'mana rouge',
    G: 'mana vert',
    C: 'mana incolore',
    S: 'mana neigeux',
    T: 'engager',
    Q: 'dégager',
    E: 'un marqueur « énergie »',
  },
  genericMana: (amount) => `${amount} mana générique`,
  either: (one, other) => `${one} ou ${other}`,
  orLife: (mana) => `${mana} ou 2 points de vie`,
};
