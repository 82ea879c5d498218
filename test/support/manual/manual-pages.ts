import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../../manual/content/en/docs');

/** A page of the manual. */
export interface ManualPage {
  /** Its path in the folder of the pages: `configure/navbar.md`. */
  readonly file: string;
  readonly text: string;
}

/** Returns the pages in a chapter of the manual, or of the whole manual. */
export function readManual(chapter = ''): readonly ManualPage[] {
  const files = readdirSync(join(docs, chapter), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /(?:^|\/)[^_/][^/]*\.mdx?$/.test(file)).map((file) => join(chapter, file));
  return pages.toSorted().map((file) => ({ file, text: readFileSync(manualPath(file), 'utf8') }));
}

/** Returns the path of a page of the manual. */
export function manualPath(file: string): string {
  return join(docs, file);
}

/** What one of two lists has and the other has not. */
export interface Differences {
  /** In the code, without an entry in the manual. */
  readonly missing: readonly string[];
  /** Entries of what the code does not have. */
  readonly strange: readonly string[];
}

/** No differences: what a test of entries expects. */
export const same: Differences = { missing: [], strange: [] };

/** Returns how the entries of the manual differ from what the code has. */
export function compareEntries(inCode: Iterable<string>, inManual: Iterable<string>): Differences {
  const [code, manual] = [new Set(inCode), new Set(inManual)];
  return {
    missing: [...code].filter((name) => !manual.has(name)),
    strange: [...manual].filter((name) => !code.has(name)),
  };
}
