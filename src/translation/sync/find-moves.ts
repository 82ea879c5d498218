import type { Locale } from '../../config/config.ts';
import { lookUp } from '../../config/site-folder.ts';
import { fileInLocale, folderOfFile } from '../../content/content-folders.ts';
import { listSiteFiles } from '../../content/list-site-files.ts';
import { hasUnderscoreName, isPageFile } from '../../content/page-file.ts';
import { DocsgenError } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import type { BlockStore } from '../site/block-store.ts';
import type { Provenance } from '../site/provenance.ts';
import type { TranslationPair } from '../site/translation-pairs.ts';
import { findMoved, type LonelySource } from './find-moved.ts';

interface MoveOptions {
  readonly site: Pick<Site, 'config' | 'content'>;
  readonly store: BlockStore;
  readonly provenance: Provenance;
}

/**
 * Returns the translations into a language whose sources have moved, also into another collection,
 * by where they will be. `pairs` are those of the language.
 */
export async function findMoves(
  locale: Locale,
  pairs: readonly TranslationPair[],
  { site, store, provenance }: MoveOptions,
): Promise<ReadonlyMap<string, string>> {
  const moves = new Map<string, string>();
  const extra = pairs.filter(({ source }) => source === null).map(({ translation }) => translation);
  const orphans = [...extra, ...strayTranslations(locale, site)];
  if (orphans.length === 0) return moves;
  const lonely: (LonelySource & { readonly translation: string })[] = [];
  for (const { source, translation, exists } of pairs) {
    if (source === null || exists) continue;
    const found = await orNull(store.read(source));
    if (found) lonely.push({ file: source, translation, blocks: found.blocks });
  }
  for (const translation of orphans) {
    const before = sourceOf(translation, locale, site);
    // Without a record, git may know the source that was there.
    const record = provenance.recordOf(translation) ?? (await orNull(provenance.assume(translation, before)));
    const free = lonely.filter((each) => !moves.has(each.translation));
    const moved = record && findMoved(record, free);
    const to = free.find(({ file }) => file === moved);
    if (to) moves.set(withExtensionOf(to.translation, translation), translation);
  }
  return moves;
}

/**
 * Returns the translations in folders that are no collection's any more, such as that of a
 * collection that has another name now, as far as their sources are gone.
 */
function strayTranslations(locale: Locale, site: MoveOptions['site']): readonly string[] {
  const { config, content } = site;
  const folder = `content/${locale.name}`;
  const files = (listSiteFiles(config, folder)?.files ?? []).map((path) => `${folder}/${path}`);
  return files.filter(
    (file) =>
      isPageFile(file) &&
      !hasUnderscoreName(file) &&
      folderOfFile(content.folders, file) === undefined &&
      lookUp(config, sourceOf(file, locale, site)).type === 'missing',
  );
}

function sourceOf(translation: string, locale: Locale, { config, content }: MoveOptions['site']): string {
  return fileInLocale(content.folders, translation, locale, config.locales[0]);
}

/** A file that cannot be read is reported when its own turn comes. */
async function orNull<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof DocsgenError) return null;
    throw error;
  }
}

/** A translation may be `.mdx` where its source is `.md`. */
function withExtensionOf(file: string, other: string): string {
  return file.replace(/\.mdx?$/, '') + (/\.mdx?$/.exec(other)?.[0] ?? '');
}
