/** What the replay of a game says in English. */
import { withinSentence } from '@rulewright/protocol';
import { listed } from './grammar.ts';

export const replay = {
  title: 'Replay',
  playing: 'Playing the game again…',
  refused: 'This game cannot be watched here:',
  told: 'As it was told when it was played',
  noCards: 'The cards could not be fetched; load the page again.',
  whence:
    'A game that you played has its link at the end of the match. A game that was saved as a file can be watched here, and at the terminal:',
  openFile: 'Open a file',
  before: 'Before the first turn',
  where: (turn: number, player: string, step: string) => `Turn ${turn}, ${withinSentence(player)}: ${step}`,
  place: 'Place in the game',
  turnBack: 'A turn back',
  stepBack: 'A step back',
  turnOn: 'A turn on',
  next: 'Next',
  end: 'The end',
  step: (step: number, of: number) => `Step ${step} of ${of}. Arrows left and right: a step; up and down: a turn.`,
  sitWith: (player: string) => `See ${withinSentence(player)}’s side`,
  openHands: 'Every hand open',
  leftOut: (what: readonly string[]) =>
    `A position of the Lab cannot hold ${listed(what)}. Press again to open it without.`,
  playOn: (player: string) => `Play on from here as ${withinSentence(player)}`,
  /** on a narrow page: sides, hands, and ways out of the replay */
  more: 'Sides, hands, Lab, file…',
  less: 'Less',
  save: 'Save the file',
  copyLink: 'Copy link',
  review: {
    title: 'What turned the game',
    of: (player: string) => `Review ${withinSentence(player)}’s decisions`,
    going: (player: string) => `Looking at ${withinSentence(player)}’s decisions…`,
    stopped: (player: string) => `${player}’s decisions, as far as they were looked at`,
    done: (player: string) => `What turned the game for ${withinSentence(player)}`,
    even: (player: string) => `No moment changed ${withinSentence(player)}’s chance by a tenth.`,
    nothing: (player: string) => `${player} had nothing to decide in this game.`,
    progress: 'How much of the game was looked at',
    stop: 'Stop',
    close: 'Close the review',
    plot: (player: string) => `How likely ${withinSentence(player)} was to win`,
    how: (player: string) =>
      `How likely ${withinSentence(player)} was to win, by games played on from each decision. Choose a moment to see the table then.`,
    when: (turn: number, step: string) => (turn === 0 ? 'Before the first turn' : `Turn ${turn}, ${step}`),
    chance: (when: string, percent: number, error: number) => `${when}: ${percent} ± ${error} %`,
    points: (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`,
    at: (when: string) => `${when}:`,
    events: (when: string) => `${when}: what happened before it`,
    better: '; better:',
  },
};
