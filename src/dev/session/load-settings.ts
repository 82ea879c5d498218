import { join } from 'node:path';
import { hashOf } from '../../build/cache/hash.ts';
import { loadMarkdownOptions } from '../../build/load-markdown-options.ts';
import type { Desk } from '../../build/pages/open-desk.ts';
import { openCrew, type PageCrew } from '../../build/pages/open-crew.ts';
import type { Config } from '../../config/config.ts';
import { loadConfig } from '../../config/load-config.ts';
import type { MarkdownOptions } from '../../markdown/options.ts';
import type { Problem } from '../../shared/problem.ts';
import { createFactsTable, type FactsTable } from './facts-table.ts';
import { createPageCompiler, type PageCompiler } from './page-compiler.ts';

/** What the configuration decides, and who works by it. */
export interface Settings {
  readonly config: Config;
  readonly markdown: MarkdownOptions;
  readonly problems: readonly Problem[];
  /** Of the code and the Markdown options. */
  readonly identity: string;
  readonly facts: FactsTable;
  readonly compile: PageCompiler;
  readonly crew: PageCrew;
}

interface SettingsOptions {
  readonly root: string;
  /** Folder of the cache, and the identity of the code by which it was made. */
  readonly cache: { readonly folder: string; readonly identity: string };
  readonly desk: Desk;
}

/** Who looks at the site as a whole, while the desk compiles the pages that a writer waits for. */
const threads = 1;

/** Returns the settings of a site, read afresh; who works stays, with all that is compiled, unless its options are others. Throws a `DocsgenError` if the configuration is wrong. */
export async function loadSettings({ root, cache, desk }: SettingsOptions, former: Settings | null): Promise<Settings> {
  const config = await loadConfig(root);
  const { value: markdown, problems } = await loadMarkdownOptions(config);
  const identity = hashOf(cache.identity, JSON.stringify(markdown));
  if (former?.identity === identity) return { ...former, config, markdown, problems };
  const pageFolder = join(cache.folder, 'pages');
  const maker = { root, pageFolder, markdown, isProfiled: false };
  const crew = openCrew(maker, { threads, desk });
  void desk.warmUp(maker);
  const facts = createFactsTable();
  const compile = createPageCompiler({ identity, crew, facts });
  await former?.crew.close();
  return { config, markdown, problems, identity, facts, compile, crew };
}
