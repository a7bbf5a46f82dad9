/**
 * The floors inside each package that has some, from the ground up. A file belongs to the highest floor that names it; a folder counts for all files in it.
 * dependency-cruiser holds them, `scripts/check.mjs architecture` prints them, and ARCHITECTURE.md explains them.
 */
/**
 * @param {string} name of a package
 * @returns a floor of it: `folders` and single `files` (of folders that stand elsewhere); `selfContained`: not even a type comes from above
 */
const floorsOf =
  (name) =>
  /**
   * @param {string} floor
   * @param {string[]} folders
   * @param {string[]} [files]
   * @param {boolean} [selfContained]
   */
  (floor, folders, files = [], selfContained = false) => ({
    name: floor,
    selfContained,
    folders,
    single: files,
    rooms: folders.map((folder) => `^packages/${name}/src/${folder}/`),
    files: files.map((file) => `^packages/${name}/src/${file.replaceAll('.', '\\.')}$`),
  });
const inEngine = floorsOf('engine');
const inServer = floorsOf('server');
const inWeb = floorsOf('web');

exports.FLOORS = {
  engine: [
    inEngine('vocabulary', ['vocabulary'], [], true),
    inEngine('state', ['state'], [], true),
    inEngine('reading', ['running', 'abilities', 'editions', 'meaning', 'continuous', 'objects', 'decisions']),
    inEngine('explanations', ['explain']),
    inEngine('events', ['events']),
    inEngine(
      'procedures',
      ['replacement', 'casting', 'resolving', 'combat', 'turn', 'setup', 'multiplayer', 'state-based'],
      ['events/pipeline.ts', 'events/triggers.ts'],
    ),
    inEngine('views', ['view']),
  ],
  server: [
    inServer('means', ['running', 'operating'], ['auto-pass.ts'], true),
    inServer('tables', ['table', 'thinking'], [], true),
    inServer('stores', ['storage', 'decks'], [], true),
    inServer('play', ['play', 'renewing'], [], true),
    inServer('hosts', ['hosting'], ['operating/routes.ts', 'operating/server-meters.ts'], true),
    inServer('front', ['front'], ['in-browser.ts', 'index.ts']),
  ],
  web: [
    inWeb('words', ['words', 'style']),
    inWeb('what is seen', ['seen']),
    inWeb('connection', ['connection', 'asking']),
    inWeb('cards and shell', ['card', 'rule-link', 'shell', 'keyboard']),
    inWeb('parts', ['prompt', 'settings', 'cards', 'guide']),
    inWeb('table', ['table', 'match']),
    inWeb('rooms', ['lobby', 'decks', 'limited', 'lab']),
    inWeb('rooms of games', ['replay', 'rules', 'quiz', 'serverless']),
    inWeb('app', [], ['app.tsx', 'at-the-table.tsx', 'main.tsx', 'asking/worker.ts']),
  ],
};

/** Folders that check data from outside for the whole package, and stand on no floor. */
exports.WITHOUT_FLOOR = { engine: ['soundness'] };

/** The most files that may need each other in a circle at run time. */
exports.LARGEST_CYCLE = { engine: 34, oracle: 18 };

/** The most files that may refer to each other in a circle, types included; of the packages named alone. */
exports.LARGEST_CIRCLE_WITH_TYPES = { engine: 129 };
