import { newGame, playOut } from 'rulewright';

const game = newGame(['Sligh', 'White Weenie'], { edition: '2006-10' });
console.log(playOut(game, ['heuristic', 'random']));
