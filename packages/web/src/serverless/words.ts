/** What the static build says besides, in each language: that it has no server, and what it keeps. */
import { type Language, useSpoken } from '../words/language.ts';

const english = {
  none: 'This app has no server: you play against the computer, or two of you take turns at this screen. Games, seats and cards are kept in this browser alone.',
  friends: 'For tables with friends on other computers you need a server:',
  at: (host: string) => `go to ${host}`,
  run: 'install Node, fetch Rulewright and run',
  noCards: 'No cards are here yet. Get today’s, or open a card file of yours: then you can play.',
  keeping: 'It is being kept for use without a connection…',
  kept: 'It works without a connection too.',
  notKept: 'It could not be kept for use without a connection; the next visit tries again.',
  newVersion: 'A new version of this app is here, whole.',
  use: 'Use it now',
  later: 'Later',
};

const french: typeof english = {
  none: 'Cette application n’a pas de serveur : vous jouez contre l’ordinateur, ou à deux, chacun à son tour, devant cet écran. Les parties, les places et les cartes ne sont gardées que dans ce navigateur.',
  friends: 'Pour jouer avec des amis sur d’autres ordinateurs, il faut un serveur :',
  at: (host) => `allez sur ${host}`,
  run: 'installez Node, récupérez Rulewright et lancez',
  noCards:
    'Il n’y a pas encore de cartes ici. Récupérez celles d’aujourd’hui, ou ouvrez un fichier de cartes : vous pourrez alors jouer.',
  keeping: 'Elle est en train d’être gardée pour servir sans connexion…',
  kept: 'Elle marche aussi sans connexion.',
  notKept: 'Elle n’a pas pu être gardée pour servir sans connexion ; la prochaine visite réessaiera.',
  newVersion: 'Une nouvelle version de cette application est là, entière.',
  use: 'L’utiliser maintenant',
  later: 'Plus tard',
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const useOwnWords = (): typeof english => ALL[useSpoken(({ language }) => language)];
