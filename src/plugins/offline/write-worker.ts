import { join } from 'node:path';
import { packageFolder } from '../../system/package-folder.ts';
import { hashOf } from '../../system/hash.ts';
import type { OutputContext, PublishedFile } from '../contract/site-hooks.ts';
import type { FileList, WorkerLanguage, WorkerSite } from './worker/worker-site.ts';

/** Files that pages show. Others, such as downloads and videos, are not kept ahead. */
const shownFile = /\.(?:m?js|css|json|webmanifest|bin|txt|woff2?|ttf|otf|svg|png|jpe?g|gif|webp|avif|ico)$/;

/** Kinds of pages that no reader visits by their addresses. */
const unvisitedKinds: ReadonlySet<string> = new Set(['not-found', 'offline']);

/**
 * Writes the service worker of a site, with the lists that it needs. With `kept` null, the worker
 * removes an earlier one. A site for any path has no worker, since its own path is not known.
 */
export async function writeWorker(context: OutputContext, kept: 'visited' | 'all' | null): Promise<void> {
  const { base, write } = context;
  if (base === './') return;
  if (kept === null) return write('sw.js', await bundleWorker('remove.ts'));
  const site = describeSite(context, kept === 'all');
  write('sw.js', `const SITE=${JSON.stringify(site)};\n${await bundleWorker('worker.ts')}`);
}

/** Returns what the worker knows of a site, and writes the lists of its files. */
function describeSite({ siteUrl, pages, files, write }: OutputContext, keepsAll: boolean): WorkerSite {
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]));
  const shell = files.map(({ path }) => path).filter((path) => /^assets\/[^/]+\.(?:js|css)$/.test(path));
  const visited = pages.filter(({ kind }) => !unvisitedKinds.has(kind));
  const shown = files.filter((file) => !file.path.startsWith('assets/') && isShown(file, file.locale ?? ''));
  const pathOf = ({ address }: { readonly address: string }) => address.slice(siteUrl.length);
  const listOf = (locale: string, folder: string): string => {
    const own = visited.filter((page) => page.locale === locale);
    const others = files.filter((file) => isShown(file, locale) && !shell.includes(file.path));
    const list: FileList = Object.fromEntries([
      ...own.map((page) => [pathOf(page), hashes.get(page.output) ?? '']),
      ...others.map(({ path, hash }) => [encodeURI(path), hash]),
    ]);
    const text = JSON.stringify(list);
    const path = `${folder}offline.json`;
    write(path, text);
    return `${path}?${hashOf(text)}`;
  };
  const languages = pages
    .filter(({ kind }) => kind === 'offline')
    .map((page): WorkerLanguage => {
      const path = pathOf(page);
      const folder = path.replace(/offline\/?$/, '');
      const offline = `${path}?${hashes.get(page.output) ?? ''}`;
      return { folder, offline, list: keepsAll ? listOf(page.locale, folder) : null };
    });
  return {
    files: shell,
    pages: visited.map(pathOf).toSorted(),
    shown: shown.map(({ path }) => encodeURI(path)),
    languages: languages.toSorted((a, b) => b.folder.length - a.folder.length),
  };
}

function isShown({ path, locale }: PublishedFile, wanted: string): boolean {
  if (locale !== null && (locale !== wanted || !path.startsWith('assets/'))) return false;
  return shownFile.test(path) && (path.startsWith('assets/') || !/\.(?:txt|json)$/.test(path));
}

/** Returns a script of the worker. It is small, so esbuild takes less time than the cache would. */
async function bundleWorker(name: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: packageFolder(),
    entryPoints: [join('src', 'plugins', 'offline', 'worker', name)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
