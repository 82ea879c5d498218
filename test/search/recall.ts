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
  /**
   * Place among the results that one of the pages has at least, from 1; infinite if it need not be
   * there.
   */
  readonly rank: number;
}

/** A query that was asked. */
export interface Answer extends RecallQuery {
  /** Addresses of the pages that came, the best first. */
  readonly pages: readonly string[];
  /** Place of the first wanted page among them, from 1; infinite if none of them is wanted. */
  readonly place: number;
}

/** The wanted page counts if it is among so many. */
const lookedAt = 3;

/**
 * Returns the queries of `queries/<locale>.txt`: lines such as `query => /address | /another`,
 * grouped by comments. A number behind them is the place of the best of the pages where it is not
 * the first one, `(-)` says that it is not there.
 */
export function readQueries(locale: string): readonly RecallQuery[] {
  const lines = readFileSync(join(import.meta.dirname, 'queries', `${locale}.txt`), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const {
        text,
        wanted,
        rank = '1',
      } = /^(?<text>.+) => (?<wanted>[^()]+?)(?: \((?<rank>\d|-)\))?$/.exec(line)?.groups ?? {};
      if (!text || !wanted) throw new Error(`${locale}.txt: not a query: ${line}`);
      return { text, wanted: wanted.split(' | '), rank: rank === '-' ? Infinity : Number(rank) };
    });
}

/**
 * Returns the engine of a locale over an output folder, which it reads as a browser would read it
 * from a server.
 */
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
    queries.map(async (query) => {
      const pages = (await ask(engine, query.text)).pages.map(({ href }) => href);
      const at = pages.findIndex((page) => query.wanted.includes(page));
      return { ...query, pages, place: at < 0 ? Infinity : at + 1 };
    }),
  );
}

/** Returns which part of the answers have the wanted page among the first. */
export function recall(answers: readonly Answer[]): number {
  return answers.filter(isFound).length / answers.length;
}

/** Returns the mean of one divided by the place of the wanted page: 1 if it is always the first. */
export function meanReciprocalRank(answers: readonly Answer[]): number {
  return answers.reduce((sum, { place }) => sum + 1 / place, 0) / answers.length;
}

/** Returns a line for each answer whose wanted page comes later than it has come before. */
export function describeDrops(answers: readonly Answer[]): readonly string[] {
  return answers
    .filter(({ place, rank }) => place > rank)
    .map(({ text, wanted, place, rank }) => `${text} => ${wanted.join(' | ')}: ${rank}, now ${place}`);
}

function isFound({ place }: Answer): boolean {
  return place <= lookedAt;
}

/** Says how many wanted pages were found, and for the other queries what came instead. */
export function describeAnswers(answers: readonly Answer[]): string {
  const missed = answers.filter((answer) => !isFound(answer));
  const percent = (100 * recall(answers)).toFixed(1);
  const lines = missed.map(({ text, wanted, pages, place }) => {
    const came = pages.slice(0, lookedAt).join(' ') || 'nothing';
    return `\n  ${text} => ${wanted.join(' | ')}: ${place === Infinity ? 'absent' : `number ${place}`}; came: ${came}`;
  });
  const mean = meanReciprocalRank(answers).toFixed(3);
  return `${answers.length - missed.length} of ${answers.length} queries (${percent} %), mean reciprocal rank ${mean}${lines.join('')}`;
}
