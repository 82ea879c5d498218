import { includedPath } from '../../markdown/includes/included-path.ts';
import type { SourceFile } from '../../content/content.ts';
import type { Reference } from '../../markdown/page/compiled-page.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import { type ReferenceContext, type ReferenceMistake, resolveReference } from './references.ts';
import type { Route, Site } from '../graph/site.ts';

/**
 * Returns a mistake for every broken reference of these pages, once for all languages that show
 * its file. Each file is checked first on the page of its own language, then on the fallback pages
 * of other languages, where the target may be missing.
 */
export function validateReferences(
  context: ReferenceContext,
  routes: readonly Route[],
  onProgress: (done: number, total: number) => void = () => undefined,
): readonly Problem[] {
  const { site } = context;
  const isShared = createSharedCheck(site);
  // References whose target differs between languages. Most targets are not translated, so links to
  // them need no second check.
  const doubtful = new Set<Reference>();
  const validateOwn = (route: Route, source: SourceFile, reference: Reference): readonly Problem[] => {
    const resolved = resolveReference(context, route, source, reference);
    if (resolved.type === 'page' && !isShared(resolved.url)) doubtful.add(reference);
    return resolved.type === 'broken' ? [problemOf(source, reference, asProblem({ ...resolved }))] : [];
  };
  const validateElsewhere = (route: Route, source: SourceFile, reference: Reference): readonly Problem[] => {
    if (!doubtful.has(reference)) return [];
    const resolved = resolveReference(context, route, source, reference);
    const isBroken = resolved.type === 'broken';
    const mistake = isBroken ? resolved : resolved.type === 'page' ? resolved.warning : undefined;
    if (mistake === undefined) return [];
    doubtful.delete(reference);
    return [problemOf(source, reference, { severity: isBroken ? 'error' : 'warning', ...mistake })];
  };
  let done = 0;
  const validatePages = (isFallback: boolean, validateReference: typeof validateOwn) =>
    routes.flatMap((route): readonly Problem[] => {
      const entry = route.entry;
      if ((entry?.fallback ?? false) !== isFallback) return [];
      onProgress((done += 1), routes.length);
      if (entry === null) return [];
      const references = context.compiled.pages.get(entry.source.file)?.references ?? [];
      return references.flatMap((reference) => validateReference(route, entry.source, reference));
    });
  return [...validatePages(false, validateOwn), ...validatePages(true, validateElsewhere)];
}

/**
 * Returns a function that returns whether the page at an address shows the same file in every
 * language. Results are cached.
 */
function createSharedCheck({ config, byUrl, byKey }: Site): (url: string) => boolean {
  const known = new Map<string, boolean>();
  const hasOneFile = (key: string): boolean => {
    const forms = [...(byKey.get(key)?.values() ?? [])];
    const files = new Set(forms.map((form) => form.entry?.source.file));
    return forms.length === config.locales.length && files.size === 1;
  };
  return (url) => {
    const key = byUrl.get(url)?.key ?? '';
    const found = known.get(key) ?? hasOneFile(key);
    known.set(key, found);
    return found;
  };
}

/** Returns whether a text has a link to an id that only the HTML of its target may have. */
export function hasOpenAnchor(context: ReferenceContext, route: Route): boolean {
  const { entry } = route;
  if (entry === null) return false;
  const references = context.compiled.pages.get(entry.source.file)?.references ?? [];
  return references.some((reference) => {
    if (!reference.target.includes('#')) return false;
    const resolved = resolveReference(context, route, entry.source, reference);
    return 'isOpen' in resolved;
  });
}

/** Returns the problem of a broken reference, with its place. */
export function problemOf(
  source: SourceFile,
  reference: Reference,
  { severity, code, title, hint, cause, move }: Pick<Problem, 'severity'> & ReferenceMistake,
): Problem {
  const file = reference.file === undefined ? source.file : includedPath(source.file, reference.file);
  const { line, column, endColumn, target } = reference;
  const place = { file, line, column, ...(endColumn === undefined ? {} : { endColumn }) };
  const links = move && [{ ...place, target, replacement: move.replacement }];
  return {
    severity,
    code,
    title,
    hint,
    ...(cause === undefined ? {} : { cause }),
    ...place,
    target,
    ...(move && links ? { move: { from: move.from, to: move.to, links } } : {}),
  };
}
