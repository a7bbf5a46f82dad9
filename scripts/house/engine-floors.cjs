/**
 * The floors inside the engine, from the ground up. A file belongs to the highest floor that names it; a folder counts for all files in it.
 * dependency-cruiser holds them, `scripts/check.mjs architecture` prints them, and ARCHITECTURE.md explains them.
 */
const src = '^packages/engine/src/';

/**
 * @param {string} name
 * @param {string[]} folders
 * @param {string[]} [files] single files of folders that stand on a lower floor
 * @param {boolean} [selfContained] not even a type comes from a floor above
 */
const floor = (name, folders, files = [], selfContained = false) => ({
  name,
  selfContained,
  folders,
  single: files,
  rooms: folders.map((folder) => `${src}${folder}/`),
  files: files.map((file) => `${src}${file.replaceAll('.', '\\.')}$`),
});

exports.FLOORS = [
  floor('vocabulary', ['vocabulary'], [], true),
  floor('state', ['state'], [], true),
  floor('reading', ['running', 'abilities', 'editions', 'meaning', 'continuous', 'objects', 'decisions']),
  floor('explanations', ['explain']),
  floor('events', ['events']),
  floor(
    'procedures',
    ['replacement', 'casting', 'resolving', 'combat', 'turn', 'setup', 'multiplayer', 'state-based'],
    ['events/pipeline.ts', 'events/triggers.ts'],
  ),
  floor('views', ['view']),
];

/** The most files that may need each other in a circle at run time. */
exports.LARGEST_CYCLE = { engine: 34, oracle: 18 };

/** The most files that may refer to each other in a circle, types included; of the packages named alone. */
exports.LARGEST_CIRCLE_WITH_TYPES = { engine: 129 };
