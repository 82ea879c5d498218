import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './docsgen.ts';
import { siteFile } from './small-site.ts';

/** A row of the table of component libraries in the manual, or what the site with all of them does. */
export interface Library {
  /** Packages, sorted. */
  readonly packages: readonly string[];
  /** The name of its page in the site, without the extension. */
  readonly page: string;
  readonly isIsland: boolean;
  readonly isLazy: boolean;
  /** The style sheet that is imported; empty if there is none. */
  readonly styleSheet: string;
}

/** A row of the table, with what only a browser can tell. */
export interface LibraryRow extends Library {
  readonly needsInlineStyles: boolean;
}

const manualPage = 'manual/content/en/docs/write/component-libraries.md';

/** Returns the rows of the table in the manual. */
export function readLibraries(): readonly LibraryRow[] {
  const text = readFileSync(join(projectRoot, manualPage), 'utf8');
  const used = usedLibraries();
  return [...text.matchAll(/^\| (.*`.*) \| (.*) \| (.*) \| (.*) \| (.*) \|$/gm)].map((match) => {
    const [, names = '', island, lazy, sheet = '', inline] = match;
    const packages = codesIn(names).toSorted();
    const page = used.find((each) => each.packages.join() === packages.join())?.page ?? '';
    return {
      packages,
      page,
      isIsland: island === 'Yes',
      isLazy: lazy === 'Yes',
      styleSheet: codesIn(sheet).join(),
      needsInlineStyles: inline === 'Yes',
    };
  });
}

/** Returns what each page of the site with all libraries uses. */
export function usedLibraries(): readonly Library[] {
  const pages = readdirSync(siteFile('libraries', 'content/en/docs')).filter((file) => file.endsWith('.mdx'));
  return pages.map((file) => {
    const texts = textsBelow(`content/en/docs/${file}`);
    const imports = texts.flatMap((text) => [...text.matchAll(/^import (?:.* from )?'([^.@][^']*|@(?!site)[^']*)'/gm)]);
    const names = imports.map(([, name = '']) => name).filter((name) => !/^react(?:-dom)?$/.test(name));
    const sheets = names.filter((name) => name.endsWith('css'));
    const used = new Set(names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''));
    return {
      packages: [...used].flatMap((name) => [name, ...(peers[name] ?? [])]).toSorted(),
      page: file.replace(/\.mdx$/, ''),
      isIsland: texts.some((text) => text.startsWith("'use client'")),
      isLazy: texts.some((text) => text.includes('lazy(')),
      styleSheet: sheets.join(),
    };
  });
}

/** Packages that others need beside them, and that no file of the site imports. */
const peers: Readonly<Record<string, readonly string[]>> = {
  '@mui/material': ['@emotion/react', '@emotion/styled'],
};

/** Returns the texts of a file of the site, and of those that it imports. */
function textsBelow(file: string): readonly string[] {
  const text = readFileSync(siteFile('libraries', file), 'utf8');
  const own = [...text.matchAll(/(?:from|import\(?) ?'(?:@site|\.)\/([^']*)'/g)].map(([, path = '']) => path);
  return [text, ...own.flatMap((path) => textsBelow(path.startsWith('components/') ? path : `components/${path}`))];
}

function codesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code);
}
