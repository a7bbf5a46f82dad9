/** What the Lab says in French. */
import type { Holding } from '@rulewright/scenario';
import type { Words } from '../words.ts';
import { counted, de, deAll, listed } from './grammar.ts';

/** « de », « d’ » */
const before = (name: string): string => de(name).slice(0, -name.length);

const amountOf = (what: Holding, amount: string): string =>
  what === 'hand' ? counted(Number(amount), 'carte') : amount === '' ? 'rien' : amount;

export const lab: Words['lab'] = {
  title: 'Labo',
  parts: 'Parties du Labo',
  panes: { write: 'Écrire', board: 'Position', story: 'Récit' },
  rules: 'Règles',
  besideRules: 'À côté, les règles',
  besideNone: 'à côté : rien',
  beside: (edition) => `et ${edition}`,
  fetching: 'Chargement des cartes…',
  noCards:
    'Les cartes n’ont pas pu être chargées. Les positions qui ont leurs propres cartes marchent ; rechargez la page pour les autres.',
  several: (count) => `Ce texte a ${counted(count, 'position')}. Ouvrez-en une :`,
  looking: 'On regarde…',
  reading: 'Lecture de la position…',
  notReached:
    'Le script n’arrive pas à cette ligne : celle d’avant n’a pas pu être jouée. Le récit dit ce qui ne va pas.',
  noPosition: 'Il n’y a pas encore de position :',
  twoEditions: 'Deux éditions côte à côte',
  twoBranches: 'Deux branches côte à côte',
  thisBranch: 'Cette branche',
  editor: {
    text: 'Position et script',
    place: (line, column) => `Ligne ${line}, colonne ${column}`,
    begin: 'Nouvelle position',
    example: 'Exemple',
  },
  adding: {
    label: 'Mettre une carte dans la position',
    card: 'Carte ou requête',
    nameFirst: 'Écrivez d’abord le nom d’une carte.',
    noQuery: 'Ce n’est ni une carte ni une requête :',
    headFirst: 'Ce texte ne contient pas de position. Commencez-en une, ou écrivez un nom, deux espaces et une année.',
    fit: (cards) => `${counted(cards, 'carte')} ; voici les premières.`,
    of: 'de',
    in: 'zone',
    zones: {
      battlefield: 'en jeu',
      hand: 'main',
      graveyard: 'cimetière',
      library: 'pioche',
      exile: 'exil',
    },
    thatIs: 'état',
    put: 'L’y mettre',
  },
  acting: {
    label: 'Ce que l’on peut faire',
    nobody: 'Personne n’a rien à décider.',
    mayAct: (player) => `${player} peut agir`,
    begins: 'Un autre coup ici commence une branche.',
    attack: (creatures) => (creatures === 0 ? 'Ne pas attaquer' : 'Attaquer'),
    block: (creatures) => (creatures === 0 ? 'Ne pas bloquer' : 'Bloquer'),
    answer: 'Répondre',
    again: 'Recommencer',
    stays: 'reste',
    attacks: (what) => `attaque ${what}`,
    attackAll: 'Attaquer avec toutes',
    blocks: (blocker) => `${blocker} bloque`,
    line: 'Une ligne de notation',
    play: 'La jouer',
    oneLine: 'Une ligne à la fois.',
  },
  test: {
    title: 'En faire un test',
    about:
      'Voici ce qui est vrai maintenant. Confirmez ce qui doit l’être d’après les règles, en les lisant et non en regardant le résultat : le script s’y attend alors ici.',
    nothing: 'Il n’y a rien à attendre ici.',
    expect: 'S’y attendre',
  },
  moves: {
    start: 'La position',
    mustDecide: (player) => `${player} doit maintenant décider :`,
    back: 'Une ligne en arrière',
    forward: 'Une ligne plus loin',
    less: 'Moins de détails',
    all: 'Tous les détails',
    notSo: 'Non :',
    holds: 'tenu',
    fails: 'échoué',
    isAsked: (player, by) => `Question à ${player}${by === null ? '' : `, posée par ${by}`} :`,
    besideBranch: 'À côté, la branche',
    besideNone: 'à côté : aucune branche',
    beside: (branch) => `à côté : « ${branch} »`,
    branchName: 'Nom de la branche',
    nameIt: 'Nommer',
    name: 'Nommer cette branche',
    remove: 'Supprimer à partir d’ici',
  },
  link: {
    tooLong: (why) =>
      `Cette position est trop longue pour un lien, et ${why}. Enregistrez-la dans un fichier et envoyez celui-ci.`,
    tooLongToStore: 'trop longue pour être gardée',
    notStored: (why) => `le serveur ne l’a pas gardée (${why})`,
    noStore: 'le serveur, qui la garderait, ne répond pas',
    notHad: (why) => `La position de ce lien n’a pas pu être obtenue : ${why}`,
    noServer: 'La position de ce lien est sur un serveur qui ne répond pas en ce moment.',
    damaged: (what) =>
      `Ce lien est abîmé : ${what}. Il a peut-être été coupé ; redemandez-le, ou demandez la position en fichier.`,
    otherForm: (form) => `Ce lien est de forme ${form}, que cette version de Rulewright ne connaît pas.`,
    faults: {
      ends: 'il ne commence pas ou ne finit pas comme un lien du Labo',
      packed: 'son contenu ne peut pas être décompressé',
      large: 'il contient plus qu’une position',
      content: 'son contenu n’est pas une position',
    },
  },
  sharing: {
    notDrawn: 'Ce navigateur n’a pas pu dessiner l’image.',
    notCopied:
      'Le navigateur n’a pas permis de copier le lien. Il est maintenant dans la barre d’adresse : copiez-le de là.',
    tooLarge: (file, bytes, most) => `${file} a ${bytes} octets ; un fichier de position en a ${most} au plus.`,
    open: 'Ouvrir',
    file: 'Fichier de position',
    save: 'Sauver',
    picture: 'Image',
    test: 'Test',
    copyLink: 'Partager',
    noPosition: 'Il n’y a pas encore de position à mettre en image.',
    noPictures: 'Ce qui dessine les images n’a pas pu être chargé. Relancez le serveur, ou rechargez la page.',
  },
  why: {
    label: 'Pourquoi il en est ainsi',
    it: 'cet objet',
    so: 'ainsi',
    is: 'Pourquoi',
    question: (short, there) =>
      ` est-il ${short ?? 'ainsi'}${there === null ? '' : `, et ${there.short ?? 'ainsi'} en ${there.edition}`} ?`,
    notThere: (edition) => `Il n’est pas là selon les règles ${de(edition)}.`,
    noCharacteristics: 'Il n’a pas de caractéristiques propres.',
    starts: 'Au départ :',
    controlled: (player) => `, contrôlé par ${player}`,
    nothing: 'Rien ne le change.',
    layer: (name) => `Couche : ${name}`,
    layers: {
      copy: 'copies',
      faceDown: 'face cachée',
      control: 'contrôle',
      text: 'texte',
      type: 'types',
      color: 'couleurs',
      ability: 'capacités',
      other: 'tous les autres effets',
      'pt-cda': 'force et endurance définies',
      'pt-set': 'force et endurance fixées',
      'pt-other': 'force et endurance, fixées ou modifiées, par ordre d’horodatage',
      'pt-modify': 'force et endurance modifiées',
      'pt-counters': 'marqueurs',
      'pt-static': 'force et endurance modifiées par des capacités statiques',
      'pt-switch': 'force et endurance échangées',
    },
    dependsOn: (what) => `, dépend ${deAll(what)}, appliqué avant`,
    otherOrder: ', dans un autre ordre dans l’autre édition',
    times: 'Quand les effets sont venus',
  },
  held: {
    question: (what, player) =>
      `Pourquoi ${{ life: 'le total de points de vie', hand: 'la main', mana: 'le mana' }[what]} ${before(player)}`,
    isSoMuch: (what, amount) =>
      ` ${what === 'hand' ? 'est-elle' : 'est-il'} ${amount === '' ? (what === 'mana' ? 'vide' : 'ainsi') : `de ${amountOf(what, amount)}`} ?`,
    amount: amountOf,
    asStart: 'C’est ce que dit la position : rien ne l’a changé depuis.',
    begins: (amount) => `La position commence avec ${amount}.`,
    unexplained: { life: 'C’est fixé ainsi.', hand: 'Une carte est jouée.', mana: 'Du mana est dépensé.' },
  },
  whyNot: {
    label: 'Ce que l’on ne peut pas faire',
    action: (player, action, ability) => {
      switch (action) {
        case 'activate':
          return `${player} ne peut pas activer « ${ability ?? ''} » :`;
        case 'attack':
          return `${player} ne peut pas attaquer avec :`;
        case 'block':
          return `${player} ne peut pas bloquer avec :`;
        case 'cast':
          return `${player} ne peut pas lancer ce sort :`;
        case 'play':
          return `${player} ne peut pas jouer cette carte :`;
      }
    },
    obstacles: {
      priority: (who) => `${who} n’a pas la priorité`,
      otherTurn: (who) => `ce n’est pas le tour ${de(who)}`,
      mainPhase: () => 'ce n’est pas une phase principale',
      stack: () => 'la pile n’est pas vide',
      instantTime: () => 'un éphémère ne pourrait pas être lancé maintenant',
      landPlayed: (who) => `${who} a joué tous les terrains permis ce tour-ci`,
      prohibited: () => 'un effet l’interdit',
      place: () => 'ce n’est pas d’où cela peut se faire',
      noManaCost: () => 'il n’y a pas de coût de mana, ce qui ne peut pas être payé',
      targets: () => 'il n’y a pas de choix légal pour les cibles ou les modes',
      untargetable: () => 'ce qui pourrait être ciblé ne peut pas l’être',
      tapped: () => 'c’est déjà engagé',
      notCreature: () => 'ce n’est pas une créature, ou c’est une bataille',
      cost: (who) => `${who} ne peut pas payer le coût`,
      ownTiming: () => 'la carte elle-même ne le permet qu’à un autre moment',
      legend: (who) => `${who} ne contrôle ni créature légendaire ni planeswalker légendaire`,
      onlySorceryTiming: () => 'un effet ne permet les sorts que lorsqu’un rituel pourrait être lancé',
      controller: (who) => `${who} ne le contrôle pas`,
      range: (who) => `c’est hors de la portée d’influence ${de(who)}`,
      loyaltyUsed: () => 'une de ses capacités de loyauté a été activée ce tour-ci',
      sick: (who) => `${who} ne le contrôle pas depuis le début du tour`,
      used: () => 'la capacité a été activée autant de fois que permis ce tour-ci',
      condition: () => 'ce que demande la capacité n’est pas le cas',
    },
    then: ' ; ',
  },
  without: {
    ask: 'Et sans cela ?',
    playing: 'On rejoue sans…',
    had: (cards) => `Si ${listed(cards)} ${cards.length > 1 ? 'n’avaient' : 'n’avait'} pas`,
    same: ', tout le reste se passerait de même.',
    end: 'À la fin',
    not: 'Pas : ',
    instead: 'À la place : ',
  },
};
