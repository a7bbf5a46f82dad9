/** Card text to ability trees, and ability trees back to card text. */
export { CARD_LAYOUTS, type CardLayout, type CardText, type MeldPair } from './card-text.ts';
export { compile, type CardPhrasing, type Compiled, type CompileOptions, type Refusal } from './compile.ts';
export { compileEitherWording, eitherWording, partlyInEitherWording } from './either-wording.ts';
export { explainRefusal } from './explain.ts';
export { WORDINGS, type Wording } from './grammar/index.ts';
export { paraphrase } from './paraphrase/index.ts';
export { answerInWords, readLine, type ReadLine } from './read-line.ts';
export { print, type FacePhrasing } from './print.ts';
export { reworded } from './wordings/reworded.ts';
export { COMPILER_HASH, COMPILER_VERSION, versionFor, versionOf } from './version.ts';
