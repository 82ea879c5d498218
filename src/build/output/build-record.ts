import type { RenderCause } from '../../shared/render-cause.ts';
import type { PackedNamespace } from '../../cache/packed.ts';
import type { OutputFiles } from './examine-output.ts';
import type { RecordedPage } from './recorded-pages.ts';
import type { WrittenFile } from './written-file.ts';

/** A file of an output as a build wrote it. */
export interface RecordedFile extends WrittenFile {
  /** Identifies everything that the file's bytes depend on. */
  readonly key: string;
  /**
   * A cheaper key. Equal input fingerprints always mean equal `key`s. Different ones may still have
   * the same `key`.
   */
  readonly inputFingerprint: string;
  /** Key of the page's search record; null for a page that is not in the search index. */
  readonly searchKey: string | null;
  /** What was read of a page; not set for other files. */
  readonly page?: RecordedPage;
  /** The hashes of the parts of a page, see `PageKey`; not set for other files. */
  readonly parts?: string;
  /** Why the page was rendered when the file was written; not set for other files. */
  readonly causes?: readonly RenderCause[];
}

/** The files that earlier builds wrote to an output folder. */
export interface BuildRecord {
  /** Returns the entry of a file that has not changed since it was written, else null. */
  readonly find: (path: string) => RecordedFile | null;
  /** Returns whether an earlier build wrote a file, also if it has changed since. */
  readonly has: (path: string) => boolean;
  readonly add: (path: string, entry: RecordedFile) => void;
  /** Keeps the entry of a file that this build does not write, for later builds. */
  readonly retain: (path: string) => void;
}

/**
 * Returns the build record of an output folder. It says what is in the folder, which no key can
 * tell: so its entries are stored by path, and `find` compares them with the files that are there.
 */
export function openBuildRecord(
  { owned }: Pick<OutputFiles, 'owned'>,
  entries: PackedNamespace<RecordedFile>,
): BuildRecord {
  return {
    find: (path) => {
      const entry = entries.find(path);
      return entry !== null && owned.get(path)?.hash === entry.hash ? entry : null;
    },
    has: entries.has,
    add: entries.put,
    retain: (path) => void entries.find(path),
  };
}
