import { hashOf } from '../../system/hash.ts';
import type { Desk } from '../../workers/open-desk.ts';
import { openCrew, type PageCrew } from '../../workers/open-crew.ts';
import { createFactsTable, type FactsTable } from './facts-table.ts';
import { createPageCompiler, type PageCompiler } from './page-compiler.ts';
import type { SettingsReader, SiteSettings } from './settings-reader.ts';

/** What the configuration decides, and who works by it. */
export interface Settings extends SiteSettings {
  /** Of the code and the Markdown options. */
  readonly identity: string;
  readonly facts: FactsTable;
  readonly compile: PageCompiler;
  readonly crew: PageCrew;
}

interface SettingsOptions {
  readonly readSettings: SettingsReader;
  /** Of the code by which the cache was made. */
  readonly codeIdentity: string;
  readonly desk: Desk;
}

/** Who looks at the site as a whole, while the desk compiles the pages that a writer waits for. */
const threads = 1;

/** Returns the settings of a site, read afresh; who works stays, with all that is compiled, unless its options are others. Throws a `DocsgenError` if the configuration is wrong. */
export async function loadSettings(options: SettingsOptions, former: Settings | null): Promise<Settings> {
  const { readSettings, codeIdentity, desk } = options;
  const read = await readSettings();
  const identity = hashOf(codeIdentity, JSON.stringify(read.markdown));
  const isSame = former !== null && JSON.stringify(former.maker) === JSON.stringify(read.maker);
  if (isSame && former.identity === identity) return { ...former, ...read };
  const crew = openCrew(read.maker, { threads, desk });
  const facts = createFactsTable();
  const compile = createPageCompiler({ identity, crew, facts });
  await former?.crew.close();
  return { ...read, identity, facts, compile, crew };
}
