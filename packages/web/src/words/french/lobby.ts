/** What the lobby says in French. */
import type { Words } from '../words.ts';
import { counted, de, within } from './grammar.ts';

const VARIANTS = {
  none: 'Deux joueurs',
  'free-for-all': 'Chacun pour soi',
  'two-headed-giant': 'Troll à deux têtes',
  emperor: 'Empereur',
  'grand-melee': 'Grande mêlée',
  'team-vs-team': 'Équipe contre équipe',
  'alternating-teams': 'Équipes alternées',
};

export const lobby: Words['lobby'] = {
  editions: {
    '2006-10': {
      differs: 'Les blessures de combat attendent sur la pile, et le mana inutilisé brûle.',
      example: 'Le mana qui reste à la fin d’une phase vous coûte autant de points de vie.',
    },
    '2009-10': {
      differs: 'Les blessures de combat sont infligées aussitôt, les bloqueurs ont un ordre, et le mana ne brûle plus.',
      example: 'Une créature avec le contact mortel répartit ses blessures entre ses bloqueurs comme vous voulez.',
    },
    '2011-09': {
      differs: 'Comme en 2009, mais le contact mortel dit désormais quelles blessures sont mortelles.',
      example:
        'Une seule blessure d’une créature avec le contact mortel est mortelle : qui piétine à côté d’elle envoie le reste plus loin.',
    },
    '2026-02': {
      differs:
        'Les règles d’aujourd’hui : pas d’ordre des bloqueurs, un mulligan plus clément, et chaque joueur peut avoir la même légende.',
      example: 'Vous et l’adversaire avez chacun la même légende : les deux restent.',
    },
  },
  seeInLab: 'À voir dans le Labo',
  ruleLink: (rule) => ({ shown: `Règle ${rule}`, said: `La règle ${rule} dans les Règles` }),
  atTable: {
    title: 'Table',
    takingSeat: 'Vous prenez place…',
    triesAgain: 'Cette page réessaie d’elle-même.',
    lost: 'La connexion à la table est perdue. Nouvel essai…',
    shuffling: 'On mélange…',
    cut: {
      title: 'Un lien incomplet',
      text: 'Il manque une partie de ce lien : redemandez-le, et ouvrez-le en entier.',
    },
  },
  names: { own: 'Votre nom', player: 'Joueur', guest: 'Invité' },
  setUp: {
    tagline: 'Magic: The Gathering à la lettre : les règles d’aujourd’hui, ou celles de 2006, 2009 ou 2011.',
    title: 'Votre propre table',
    more: 'Joueurs, durée, pendule, nom :',
    rulesOf: 'Règles',
    against: 'Contre',
    decks: 'Decks',
    gameOf: 'Partie à',
    players: 'Joueurs',
    length: 'Durée',
    oneGame: 'Une manche',
    bestOfThree: 'Deux manches gagnantes',
    withSideboards: 'avec réserves',
    anyDeck: 'Les decks peuvent avoir n’importe quelles cartes, en n’importe quel nombre',
    openTable: 'Ouvrir une table',
    play: 'Jouer',
    legal:
      'Rulewright est un contenu de fan non officiel, permis par la politique des contenus de fans. Il n’est ni approuvé ni soutenu par Wizards. Les noms et textes des cartes appartiennent à Wizards of the Coast.',
    variantName: (variant) => VARIANTS[variant],
    formats: {
      constructed: 'jusqu’à quatre fois la même carte',
      limited: '40 cartes de boosters ouverts',
      commander: '100 cartes menées par une légende',
      brawl: '60 cartes menées par une légende',
    },
    opponents: {
      heuristic: { name: 'L’ordinateur', what: 'joue avec bon sens' },
      random: { name: 'Un joueur au hasard', what: 'fait tout ce qui est permis' },
      friend: { name: 'Un ami', what: 'arrive par un lien' },
      self: { name: 'Moi-même', what: 'les deux places, cet écran' },
      rollout: { name: 'Un débutant', what: 'n’agit que pendant ses tours' },
      search: { name: 'Un joueur fort', what: 'réfléchit avant d’agir' },
    },
  },
  clock: {
    label: 'Pendule',
    none: 'Aucune',
    without: 'sans pendule',
    each: ({ per, seconds }) => (per === 'game' ? `${seconds / 60} minutes chacun` : `${seconds} s par décision`),
    said: ({ per, seconds }) =>
      `Chacun a ${per === 'game' ? `${seconds / 60} minutes pour la partie` : `${seconds} secondes par décision`} ; qui dépasse son temps a perdu.`,
  },
  playNow: {
    title: 'Une partie tout de suite',
    start: 'Commencer',
    about: (mine, theirs) =>
      `Vous jouez ${mine} contre l’ordinateur, qui joue ${theirs}, selon les règles d’aujourd’hui.`,
  },
  myGames: {
    title: 'Mes parties',
    about: (players, edition) =>
      `${players.map((player, at) => (at === 0 ? player : within(player))).join(' contre ')}, règles ${de(edition)}`,
    openSeat: 'une place libre',
    table: (table) => `Table ${table}`,
    forget: (game) => `Oublier ${game}`,
    forgetEnded: (count) => `Oublier les ${count} qui sont finies`,
    watchAgain: 'Revoir',
    backToTable: 'Retour à la table',
    goOn: 'Continuer',
    states: {
      waiting: 'En attente d’un ami',
      shuffling: 'Sur le point de commencer',
      playing: 'En cours',
      between: 'Entre deux manches',
      over: 'Finie',
      gone: 'Disparue : le serveur n’a plus cette place pour vous',
    },
  },
  houseRules: {
    label: 'Règles maison',
    add: 'Jouer une règle d’une autre édition…',
    lost: 'Le serveur ne dit pas quelles règles il y a : rechargez cette page.',
    of: (seam) => `${seam} : l’édition`,
    as: (edition, value) => `comme en ${edition} : ${value}`,
    without: (seam) => `Sans la règle maison ${seam}`,
    played: (rules) => `Règles maison : ${rules}`,
  },
  deck: {
    yours: 'Votre deck',
    ofOpponent: 'Deck de l’adversaire',
    ofOtherSeat: 'Deck de l’autre place',
    ofOtherTeam: 'Deck de l’autre équipe',
    ofSecond: 'Deck du joueur 2',
    ofOthers: 'Decks des autres',
    ofPlayer: (number) => `Joueur ${number}`,
    needsToday: 'demande les cartes d’aujourd’hui',
    builtIn: 'Decks fournis',
    paste: 'Coller une liste',
    openBoosters: 'Ouvrir des boosters',
    deckPage: 'Page des decks',
    saved: 'Vos decks',
    find: (title) => `Trouver un deck : ${title}`,
    findHint: 'Chercher par nom, joueur ou année',
    list: 'Une liste de n’importe quel site ou programme, ou une carte par ligne, par exemple « 4 Shock » ; puis une ligne « Sideboard » et ses cartes',
    listOfCommander:
      'Une ligne « Commander » et sa carte, une ligne vide, puis une carte par ligne, par exemple « 1 Shock »',
    wrong: 'Ce qui ne va pas dans ce deck',
    read: (cards, sideboard) => `${counted(cards, 'carte')}${sideboard > 0 ? `, ${sideboard} dans la réserve` : ''}.`,
    leftOut: (cards, under) => `${counted(cards, 'carte')} sous « ${under} » de côté.`,
    useBuiltIn: 'Prendre plutôt un deck fourni',
    reading: 'Lecture…',
    noCommander: 'Aucune carte de cette liste ne peut être son commandant : ajoutez une créature légendaire.',
    notAllRead: 'Certaines lignes ne peuvent pas encore être lues ; la page des decks dit lesquelles.',
    commander: 'Commandant',
    chooseCard: 'Choisir une carte',
    second: 'Second commandant',
    none: 'Aucun',
  },
  joining: {
    title: 'Rejoindre la table',
    looking: 'Recherche de la table…',
    sitDown: 'Prendre place',
    somebody: 'Quelqu’un',
    invitation: (host, what) => `${host} vous invite à ${what}.`,
    what: (bestOf, format, seats, edition) => {
      const of = {
        constructed: '',
        limited: ' avec des decks de boosters ouverts',
        commander: ' de Commander',
        brawl: ' de Brawl',
      }[format];
      const what = `${bestOf === 3 ? 'un match en deux manches gagnantes' : 'une partie'}${of}${seats === null ? '' : ` à ${seats}`}`;
      return `${what} selon les règles ${de(edition)}`;
    },
    decks: {
      constructed: 'Apportez au moins soixante cartes, jusqu’à quatre fois la même.',
      limited: 'Apportez au moins quarante cartes de boosters que vous avez ouverts.',
      commander: 'Apportez cent cartes menées par une légende, aucune deux fois sauf les terrains de base.',
      brawl: 'Apportez soixante cartes menées par une légende, aucune deux fois sauf les terrains de base.',
    },
    plays: (name, deck) => `${name} joue ${deck}.`,
  },
  waiting: {
    title: 'Votre table est ouverte',
    several: 'La partie commence dès que plus personne ne manque.',
    friend: 'La partie commence dès que votre ami prend place.',
    open: 'libre',
    inviting: (what, deck) => `Vous invitez à ${what}, et jouez ${deck}.`,
    linkForFriends: 'Lien pour vos amis',
    linkForFriend: 'Lien pour votre ami',
    linkToWatch: 'Lien pour regarder',
  },
  link: {
    copy: 'Copier',
    copyYourself: 'Sélectionnez le lien et copiez-le',
    onlyHere:
      'Ces liens ne marchent que sur cette machine. Pour les autres de votre réseau, lancez le serveur par cette commande : la page donne alors l’adresse.',
    reached: (address) => `Les autres de votre réseau trouvent ce serveur à ${address}.`,
  },
};
