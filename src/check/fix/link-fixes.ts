import { posix } from 'node:path';
import { contentKey } from '../../content/content-folders.ts';
import { isPagePath } from '../../content/page-file.ts';
import type { Problem } from '../../shared/problem.ts';
import { newAddressOf } from '../../site/graph/redirects.ts';
import type { Site } from '../../site/graph/site.ts';
import { addressFix } from './address-fix.ts';

interface LinkFixOptions {
  readonly site: Site;
  /** Returns the text of a file; null if there is none. */
  readonly readText: (file: string) => string | null;
}

/**
 * Returns problems with fixes for the broken links of which it is certain where they should lead: a
 * redirect of the site leads on from there, or one file of this name is in another folder.
 */
export function withLinkFixes(problems: readonly Problem[], { site, readText }: LinkFixOptions): readonly Problem[] {
  return problems.map((problem) => {
    const { code, file, target, fix } = problem;
    if (code !== 'broken-link' || file === undefined || target === undefined || fix !== undefined) return problem;
    const replacement = newTarget(site, file, target);
    const found = replacement === null ? null : addressFix(readText(file) ?? '', problem, replacement);
    return found === null ? problem : { ...problem, fix: found };
  });
}

/**
 * Returns what to write instead of the address of a link, in its style; null if it is not certain.
 */
function newTarget(site: Site, file: string, target: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const route = site.routes.find(({ entry, fallback }) => entry?.source.file === file && !fallback);
  if (!route) return null;
  if (isPagePath(path)) {
    const moved = path.startsWith('.') ? movedFile(site, file, path, route.locale.name) : null;
    return moved === null ? null : moved + rest;
  }
  const address = path.startsWith('/') ? newAddressOf(site, route.locale, path) : null;
  // The redirect may have an anchor of its own.
  return address === null || (rest !== '' && /[?#]/.test(address)) ? null : address + rest;
}

/** Returns the relative path to the only file that has the name of a missing one. */
function movedFile({ content, routes }: Site, file: string, path: string, locale: string): string | null {
  const keyOf = (each: string) => contentKey(content.folders, each);
  const isNamed = (each: string) => posix.basename(each) === posix.basename(path);
  const own = routes.filter((route) => route.locale.name === locale);
  const files = new Set(own.flatMap(({ entry }) => entry?.source.file ?? []).filter(isNamed));
  const [found] = files;
  if (found === undefined || files.size > 1) return null;
  const relative = posix.relative(posix.dirname(keyOf(file)), keyOf(found));
  return relative.startsWith('.') ? relative : `./${relative}`;
}
