/** The cards of the server, for a worker that compiles them. The static build has another module in place of this one: `serverless/card-sources.ts`. */
import { type CardSource, memoryReader, openIndex } from '@rulewright/cards';

/** In the order in which a card is looked for in them. @throws Error where they cannot be had */
export async function cardSources(): Promise<CardSource[]> {
  const listed = await fetch('/cards');
  if (!listed.ok) throw new Error(`the server answers ${listed.status}`);
  const files = (await listed.json()) as readonly { path: string }[];
  return Promise.all(
    files.map(async ({ path }) => {
      const file = await fetch(path);
      if (!file.ok) throw new Error(`the server answers ${file.status}`);
      const opened = openIndex(memoryReader(new Uint8Array(await file.arrayBuffer())));
      if (!opened.ok) throw new Error(opened.reason);
      return opened.source;
    }),
  );
}

/** Why there are none, where nothing went wrong. */
export const NO_CARDS = 'the server has no card data';
