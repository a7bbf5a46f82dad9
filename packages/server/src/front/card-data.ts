/** Card data for pages that compile cards themselves: the index files of this computer, compressed once when first asked for. */
import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bytesForPages, indexForPages } from '@rulewright/cards';
import { fileReader } from '@rulewright/cards/node';

/** One index file, as a page is told of it. Indexes come in the order in which a card is looked for in them. */
export interface CardDataFile {
  readonly path: string;
  /** of what a page gets, uncompressed: the index without what is only for quick searches */
  readonly bytes: number;
}

const zipped = promisify(gzip);

export interface CardData {
  readonly listed: () => Promise<readonly CardDataFile[]>;
  /** the gzipped file at that path, which changes with its content; null where there is none */
  readonly zipped: (path: string) => Promise<Buffer | null>;
}

/** `files`: those there are now. */
export function cardData(files: () => readonly string[]): CardData {
  const kept = new Map<string, Promise<Buffer>>();
  const pathOf = async (file: string): Promise<CardDataFile> => {
    const opened = await open(file);
    try {
      const { size, mtimeMs } = await opened.stat();
      const path = `/cards/${basename(file, '.cards')}-${size}-${Math.floor(mtimeMs)}.cards`;
      return { path, bytes: bytesForPages(fileReader(opened.fd)) };
    } finally {
      await opened.close();
    }
  };
  return {
    listed: () => Promise.all(files().map(pathOf)),
    async zipped(wanted) {
      for (const file of files()) {
        const { path } = await pathOf(file);
        if (path !== wanted) continue;
        const content = kept.get(path) ?? readFile(file).then((bytes) => zipped(indexForPages(bytes), { level: 9 }));
        kept.set(path, content);
        return content;
      }
      return null;
    },
  };
}
