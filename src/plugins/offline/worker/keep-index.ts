import type { Store } from './store.ts';

/** The list of the files of a search index. */
const manifest = /\/assets\/search\/[^/]+\/index\.json$/;

/**
 * Keeps all files of the search index whose list was just loaded, in place of an earlier index, so
 * that any word can be searched for without a connection. Other files are ignored.
 */
export async function keepIndex(address: string, file: Response, store: Store): Promise<void> {
  if (!manifest.test(address)) return;
  const known = new Set(['index.json', 'box.json']);
  const waiting = [await file.text()];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const name of text.match(/\b[\da-f]{12}\.\w+/g) ?? []) {
      if (known.has(name)) continue;
      known.add(name);
      const part = await store.fetchFile(new URL(name, address).href);
      if (name.endsWith('.txt')) waiting.push(await part.text());
    }
  }
  await store.keepOnly(new URL('.', address).href, known);
}
