import type { PageMetadata } from '../../markdown/page/compiled-page.ts';
import { addedFiles, type FileChange, missingFiles } from './follow-renames.ts';

/** Returns the metadata of compiled pages. */
interface PageSource {
  /** Returns the metadata of a page as it was; null if it was never compiled. */
  readonly known: (file: string) => PageMetadata | null;
  /** Compiles pages as they are now. Returns their metadata by file. */
  readonly compile: (files: readonly string[]) => Promise<ReadonlyMap<string, PageMetadata>>;
}

/** With more removed or new files, nobody has renamed and edited them by hand. */
const mostFiles = 20;

/**
 * Returns the new files that have nearly the same content as removed ones, by the names of these. A
 * pair counts only if neither file has another counterpart.
 */
export async function findSimilar(
  change: Pick<FileChange, 'before' | 'now'>,
  { known, compile }: PageSource,
): Promise<ReadonlyMap<string, string>> {
  const [missing, added] = [missingFiles(change), addedFiles(change)];
  const [oldHashes, newHashes] = [new Set(missing.map(([, hash]) => hash)), new Set(added.map(hashIn(change)))];
  const gone = missing.filter(([, hash]) => !newHashes.has(hash)).flatMap(([file]) => pageOf(file, known));
  const come = added.filter((file) => !oldHashes.has(hashIn(change)(file)));
  if (gone.length === 0 || come.length === 0 || Math.max(gone.length, come.length) > mostFiles) return new Map();
  const compiled = await compile(come);
  const alike = gone.flatMap(([old, page]) =>
    come.flatMap((file): readonly (readonly [string, string])[] => {
      const next = compiled.get(file);
      return next && isSamePage(page, next) ? [[old, file]] : [];
    }),
  );
  const isOnly = ([old, file]: readonly [string, string]) =>
    alike.filter(([otherOld, other]) => otherOld === old || other === file).length === 1;
  return new Map(alike.filter(isOnly));
}

function hashIn({ now }: Pick<FileChange, 'now'>): (file: string) => string {
  return (file) => now.get(file) ?? '';
}

function pageOf(file: string, known: PageSource['known']): readonly (readonly [string, PageMetadata])[] {
  const page = known(file);
  return page === null ? [] : [[file, page]];
}

/** How much longer or shorter a text may have become, as a part of the longer one. */
const mostDifference = 0.2;

/** Returns whether two texts have the same headings and about the same length. */
function isSamePage(one: PageMetadata, other: PageMetadata): boolean {
  const [outline, otherOutline] = [outlineOf(one), outlineOf(other)];
  const longer = Math.max(one.words, other.words);
  const isLike = Math.abs(one.words - other.words) <= longer * mostDifference;
  return outline.length > 0 && outline.join('\n') === otherOutline.join('\n') && isLike;
}

/** Returns the headings of a text. The title is one of them only if there is no other. */
function outlineOf({ headings, titleId }: PageMetadata): readonly string[] {
  const own = headings.map(({ depth, id }) => `${depth} ${id}`);
  return own.length > 0 || titleId === null ? own : [titleId];
}
