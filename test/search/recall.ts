import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEngine } from '../../src/search/engine/create-engine.ts';
import { readHtml } from '../../src/search/index/read-html.ts';
import { mainPart } from '../../src/search/text/main-part.ts';
import type { SearchEngine } from '../../src/shared/search.ts';
import { ask } from '../support/memory-index.ts';

/** What a reader types, with the pages of which one is wanted. */
export interface RecallQuery {
  readonly text: string;
  /** Addresses as `docsgen routes` prints them. */
  readonly wanted: readonly string[];
}

/** A query that was asked. */
export interface Answer extends RecallQuery {
  /** Addresses of the pages that came, the best first. */
  readonly pages: readonly string[];
  readonly isFound: boolean;
}

/** The wanted page counts if it is among so many. */
const lookedAt = 3;

/** Returns the queries of `queries/<locale>.txt`: lines such as `query => /address | /another`, grouped by comments. */
export function readQueries(locale: string): readonly RecallQuery[] {
  const lines = readFileSync(join(import.meta.dirname, 'queries', `${locale}.txt`), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const [text, wanted, more] = line.split(' => ');
      if (!text || !wanted || more !== undefined) throw new Error(`${locale}.txt: not a query: ${line}`);
      return { text, wanted: wanted.split(' | ') };
    });
}

/** Returns the engine of a locale over an output folder, which it reads as a browser would read it from a server. */
export function folderEngine(folder: string, locale: string): SearchEngine {
  const index = `assets/search/${locale}`;
  const manifest = new URL(`/${index}/index.json`, 'https://site.example.com');
  return createEngine({
    read: async (name) => new Response(new Uint8Array(await readFile(join(folder, index, name)))),
    addressOf: (href) => decodeURI(new URL(href, manifest).pathname),
    readPage: async (address) => readHtml(mainPart(await readFile(pageFile(folder, address), 'utf8'))),
  });
}

/** Returns the file of a page in an output folder. */
export function pageFile(folder: string, address: string): string {
  return join(folder, address, 'index.html');
}

/** Asks an engine all queries. */
export function askAll(engine: SearchEngine, queries: readonly RecallQuery[]): Promise<readonly Answer[]> {
  return Promise.all(
    queries.map(async ({ text, wanted }) => {
      const pages = (await ask(engine, text)).pages.map(({ href }) => href);
      const isFound = pages.slice(0, lookedAt).some((page) => wanted.includes(page));
      return { text, wanted, pages, isFound };
    }),
  );
}

/** Returns which part of the answers have the wanted page among the first. */
export function recall(answers: readonly Answer[]): number {
  return answers.filter(({ isFound }) => isFound).length / answers.length;
}

/** Says how many wanted pages were found, and for the other queries what came instead. */
export function describeAnswers(answers: readonly Answer[]): string {
  const missed = answers.filter(({ isFound }) => !isFound);
  const percent = (100 * recall(answers)).toFixed(1);
  const lines = missed.map(({ text, wanted, pages }) => {
    const place = pages.findIndex((page) => wanted.includes(page)) + 1;
    const came = pages.slice(0, lookedAt).join(' ') || 'nothing';
    return `\n  ${text} => ${wanted.join(' | ')}: ${place === 0 ? 'absent' : `number ${place}`}; came: ${came}`;
  });
  return `${answers.length - missed.length} of ${answers.length} queries (${percent} %)${lines.join('')}`;
}
