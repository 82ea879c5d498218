import type { PackedNamespace } from '../../cache/packed.ts';
import type { Config } from '../../config/config.ts';
import { pageFormat } from '../../content/page-file.ts';
import { createTextParser, parseFile } from '../../markdown/text-parser.ts';
import { hashOf } from '../../system/hash.ts';
import { compareStructure } from './compare-structure.ts';
import type { ParsedText } from './text-sections.ts';
import { contentText, readContentFile } from '../site/content-text.ts';

/** The first difference in structure between a translation and its source. */
export interface FoundDifference {
  readonly title: string;
  /** Its line in the translation. */
  readonly line: number;
  /** Its line in the source. */
  readonly sourceLine: number;
}

/** Two content files, relative to the site's root, with the hashes of their bytes. */
export interface ComparedFiles {
  readonly source: string;
  readonly translation: string;
  readonly hashes: ReadonlyMap<string, string>;
}

/** Compares the structure of translations with that of their sources. */
export interface StructureReader {
  /** Returns the first difference; null for none, and for files that cannot be read or parsed. */
  readonly differenceOf: (files: ComparedFiles) => Promise<FoundDifference | null>;
}

/** What two files were found to be: a list of one difference, or of none. */
export type DifferenceMemo = Pick<PackedNamespace<readonly FoundDifference[]>, 'find' | 'put'>;

/**
 * Returns the reader of a site. `openMemo` opens what keeps the results for later runs, so files
 * are read once. It is called when the first files are compared, and later.
 */
export function createStructureReader(config: Config, openMemo: () => Promise<DifferenceMemo>): StructureReader {
  const parse = createTextParser(config.markdown.admonitions);
  const settings = hashOf(JSON.stringify(config.markdown.admonitions));
  const read = async (file: string): Promise<ParsedText | null> => {
    try {
      const source = contentText(file, await readContentFile(config, file));
      return { source, tree: parseFile(source, formatOf(file), parse) };
    } catch {
      // `BlockStore` and the compiler report it.
      return null;
    }
  };
  const compare = async ({ source, translation }: ComparedFiles): Promise<readonly FoundDifference[]> => {
    const [original, own] = [await read(source), await read(translation)];
    const difference = original && own && compareStructure(own, original);
    if (!difference) return [];
    const { title, range, sourceRange } = difference;
    return [{ title, line: lineAt(own.source, range.start), sourceLine: lineAt(original.source, sourceRange.start) }];
  };
  return {
    differenceOf: async (files) => {
      const states = [files.source, files.translation].map((file) => `${formatOf(file)} ${files.hashes.get(file)}`);
      const key = `${settings} ${states.join(' ')}`;
      const memo = await openMemo();
      let found = memo.find(key);
      if (found === null) {
        found = await compare(files);
        memo.put(key, found);
      }
      return found[0] ?? null;
    },
  };
}

function formatOf(file: string): 'md' | 'mdx' {
  return pageFormat(file) === 'mdx' ? 'mdx' : 'md';
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
