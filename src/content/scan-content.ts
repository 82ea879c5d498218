import type { Config } from '../config/config.ts';
import { DocsgenError, type Outcome } from '../shared/problem.ts';
import type { CollectionScanner } from './collection-scanner.ts';
import type { Content } from './content.ts';
import { ignoredContent } from './ignored-content.ts';
import { readStrings } from './read-strings.ts';
import { readSynonyms } from './read-synonyms.ts';
import { createScan, type ScanSetup } from './scan.ts';
import { scanStatic } from './scan-static.ts';

/** Options of a scan of the content folders. */
export interface ScanOptions extends Omit<ScanSetup, 'config'> {
  /** The types of the site's collections. */
  readonly types: readonly CollectionScanner[];
}

/**
 * Returns the contents of the content folders for every locale: paths, front matter, and the first
 * heading and paragraph of each page. Markdown is not parsed. The problems contain every mistake in
 * front matter and metadata files.
 */
export async function scanContent(config: Config, { types, ...options }: ScanOptions): Promise<Outcome<Content>> {
  const scan = createScan({ config, ...options });
  const strings = await readStrings(scan);
  const synonyms = readSynonyms(scan);
  const scanned = await Promise.all(
    types.flatMap((type) =>
      config.collections
        .filter((each) => each.type === type.name)
        .map((each) => type.scan(scan, each).catch(located(config))),
    ),
  );
  const sets = scanned.flatMap(({ value }) => value);
  const statics = scanStatic(config);
  return {
    value: {
      sets,
      folders: [...scan.folders].map(([folder, { name, locale }]) => ({ name, locale, folder })),
      strings: strings.value.byLocale,
      synonyms: synonyms.value,
      ...statics.value,
      hashes: scan.hashes,
      history: new Map(),
      submodules: [],
      outdated: new Map(),
      generated: { pages: scan.generatedFiles, sources: [...scan.generated.sources, ...scan.madeOf] },
    },
    problems: [
      ...strings.problems,
      ...synonyms.problems,
      ...scanned.flatMap(({ problems }) => problems),
      ...statics.problems,
      ...ignoredContent(scan, types, sets),
    ],
  };
}

/**
 * Returns a function that throws an error again, with the configuration as the place of its
 * problems.
 */
function located({ file, locate }: Config): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof DocsgenError)) throw error;
    throw new DocsgenError(error.problems.map((problem) => ({ file, ...locate(['collections']), ...problem })));
  };
}
