import { cpSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Root } from 'hast';
import { parseHtml } from './parse-html.mjs';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import { runDocsgen } from './docsgen.ts';

const sites = join(import.meta.dirname, '../sites');

/** A small site that was built through the command line. */
export interface SmallSite {
  readonly root: string;
  readonly out: string;
  /** What `docsgen routes --json` prints. */
  readonly routes: readonly z.output<typeof routeRow>[];
  /** Text of a file of the output. */
  readonly read: (file: string) => string;
  /** A page of the output by the address of its route. */
  readonly page: (url: string) => Root;
}

/** What tests need of an entry of `docsgen routes --json`; the rest is kept. */
const routeRow = z.looseObject({ url: z.string(), output: z.string() });

/** Returns an empty folder whose path is the one that the command line prints. */
export function makeFolder(parent = tmpdir()): string {
  return realpathSync(mkdtempSync(join(parent, 'docsgen-')));
}

/**
 * Returns the folder of a copy of `test/sites/<name>`, so that nothing is ever written into the
 * sources.
 */
export function copySite(name: string, parent?: string): string {
  const root = makeFolder(parent);
  cpSync(join(sites, name), root, { recursive: true });
  return root;
}

/** Copies a small site for one test, and removes the copy at its end. */
export function borrowSite(name: string): string {
  const root = copySite(name);
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return root;
}

/** Returns a copy of a small site, built with the given options of `docsgen build`. */
export async function buildSite(name: string, options: readonly string[] = []): Promise<SmallSite> {
  return buildFolder(copySite(name), options);
}

/** Returns the site of a folder, built there with the given options of `docsgen build`. */
export async function buildFolder(root: string, options: readonly string[] = []): Promise<SmallSite> {
  const built = await runDocsgen(['build', '--root', root, ...options]);
  if (built.status !== 0) throw new Error(`The site in ${root} does not build:\n${built.stderr}`);
  const listed = await runDocsgen(['routes', '--root', root, '--json']);
  const routes = z.array(routeRow).parse(JSON.parse(listed.stdout));
  const out = join(root, 'build');
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  const page = (url: string) => {
    const route = routes.find((candidate) => candidate.url === url);
    if (!route) throw new Error(`The site in ${root} has no page ${url}`);
    return parseHtml(read(route.output));
  };
  return { root, out, routes, read, page };
}

/** Returns a file next to a small site. */
export function siteFile(name: string, file: string): string {
  return join(sites, name, file);
}
