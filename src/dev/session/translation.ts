import { constants } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileInLocale } from '../../content/content-folders.ts';
import type { Route, Site } from '../../site/graph/site.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import type { Untranslated } from './dev-session.ts';
import { isCode } from '../../system/error-code.ts';

/**
 * Returns the missing translation of a page: its file does not exist, or is an exact copy of the
 * source. Returns null for a page that needs no translation.
 */
export function findUntranslated(site: Site, route: Route): Untranslated | null {
  const { hashes, generated } = site.content;
  const missing = missingTranslation(site, route);
  if (missing !== null) return { file: missing, isCopy: false };
  const entry = route.entry;
  if (!entry || entry.originalFile === null || entry.originalFile === entry.source.file) return null;
  const { file } = entry.source;
  if (isAtRef(file) || generated.pages.has(file)) return null;
  return hashes.get(file) === hashes.get(entry.originalFile) ? { file, isCopy: true } : null;
}

/**
 * Returns the missing translation file of a page, relative to the root; null if none is missing.
 */
function missingTranslation({ content }: Site, route: Route): string | null {
  const source = route.entry?.source;
  if (!route.fallback || !source) return null;
  // Nobody writes at a git ref.
  if (isAtRef(source.file)) return null;
  const file = fileInLocale(content.folders, source.file, source.locale, route.locale);
  return file === source.file ? null : file;
}

/**
 * Creates the translation file of a page as a copy of its source. Returns the file, relative to the
 * root; null if no translation is missing or if the file exists in the meantime.
 */
export async function translate(site: Site, route: Route): Promise<string | null> {
  const { root } = site.config;
  const file = missingTranslation(site, route);
  const source = route.entry?.source.file;
  if (file === null || source === undefined) return null;
  await mkdir(dirname(join(root, file)), { recursive: true });
  try {
    const page = site.content.generated.pages.get(source);
    if (page) await writeFile(join(root, file), page.text, { flag: 'wx' });
    else await copyFile(join(root, source), join(root, file), constants.COPYFILE_EXCL);
    return file;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return null;
    throw error;
  }
}
