import type { PackedNamespace } from '../cache/packed.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import type { SitePlugins } from '../plugins/loading/open-plugins.ts';
import { groupBy } from '../shared/group-by.ts';
import { splitRef } from '../shared/ref-path.ts';
import type { PageOutline } from '../site/graph/compiled-content.ts';
import type { Site } from '../site/graph/site.ts';
import { assetCandidates } from '../site/references/reference-files.ts';
import { hashOf } from '../system/hash.ts';
import { type CompiledTask, contentFiles, type KeptFiles, keyOf, type KnownPage } from './compile-pages.ts';
import type { RenderInput } from './render-input.ts';

// Nothing changes at a git ref. So a page there is as it was if everything around it is. Most pages
// of an old version have nothing but text and links to pages. These are kept together, without
// looking at each, as long as the fingerprint of what is around them stays the same. All other
// pages, such as those with pictures, components or warnings, are looked at in each build.

/** The pages of files at one git ref that need not be looked at, as a build left them. */
export interface KeptRef extends Pick<KeptFiles, 'checkedWith' | 'renderedWith'> {
  readonly tasks: readonly (readonly [file: string, task: CompiledTask])[];
  readonly outlines: readonly (readonly [file: string, outline: PageOutline])[];
}

/** The kept pages of a site and of an output folder, by the files at a git ref. */
export type KeptRefs = Pick<PackedNamespace<KeptRef>, 'find' | 'put'>;

/** Where the kept pages of a site are. */
export interface KeepOptions {
  readonly site: Site;
  /** Hash of the Markdown options. */
  readonly optionsHash: string;
  readonly store: KeptRefs;
}

/** Returns whether pages of a site can be kept: no plugin may look at each page, or make pages. */
export function mayKeepPages({ config, content }: Site, { plugins }: Pick<SitePlugins, 'plugins'>): boolean {
  const isAsked = plugins.some(
    ({ plugin: { page, rules, references, output } }) => page ?? rules ?? references ?? output,
  );
  const isMade = [...content.generated.pages.values()].some(({ origin }) => origin === undefined);
  return config.refs.size > 0 && !isMade && !isAsked;
}

/**
 * Returns the files that need not be looked at if everything around them is as it was. `known` are
 * the results of compiling them, which stay in the cache.
 */
export function findKept(options: KeepOptions, known: Pick<PackedNamespace<KnownPage>, 'find' | 'has'>): KeptFiles {
  const found = [...keysOf(options)].flatMap(([prefix, key]) => {
    const ref = options.store.find(key);
    return ref ? [{ prefix, ...ref }] : [];
  });
  const { checkedWith = '', renderedWith = '' } = found[0] ?? {};
  // All are of the same build, unless the cache is damaged.
  const kept = found.filter(
    (each) =>
      each.checkedWith === checkedWith &&
      each.renderedWith === renderedWith &&
      each.tasks.every(([, task]) => known.has(keyOf(task))),
  );
  const tasks = new Map(kept.flatMap((each) => each.tasks));
  return {
    checkedWith,
    renderedWith,
    tasks,
    refs: new Set(kept.map(({ prefix }) => prefix)),
    outlines: new Map(kept.flatMap((each) => each.outlines)),
    get: (file) => {
      const task = tasks.get(file);
      return task && known.find(keyOf(task))?.page;
    },
  };
}

/** What a build has found. */
interface KeptResults {
  /** The files with problems, also with those that are not reported. */
  readonly withProblems: ReadonlySet<string>;
  readonly renderedWith: string;
}

/** Adds which pages the next build need not look at. */
export function addKept(options: KeepOptions, input: RenderInput, { withProblems, renderedWith }: KeptResults): void {
  const { site, store } = options;
  const { checked, compiled, tasks } = input;
  if (!checked) return;
  const { fingerprint: checkedWith, kept } = checked;
  const isKept = (prefix: string) => kept?.refs.has(prefix) ?? false;
  const isSame = (prefix: string) => isKept(prefix) && kept?.renderedWith === renderedWith;
  if ([...site.config.refs.keys()].every(isSame)) return;
  const sources = new Map(site.routes.flatMap(({ entry }) => (entry ? [[entry.source.file, entry.source]] : [])));
  const isPlain = (file: string): boolean => {
    const page = compiled.pages.get(file);
    const source = sources.get(file);
    if (!page || !source || withProblems.has(file) || !isText(page)) return false;
    return page.references.every((reference) =>
      assetCandidates(site, source, reference).every((each) => (input.assets.get(each) ?? null) === null),
    );
  };
  const files = groupBy(tasks, ([file]) => splitRef(file).prefix);
  for (const [prefix, key] of keysOf(options)) {
    if (isSame(prefix)) continue;
    const own = (files.get(prefix) ?? []).filter(([file]) => (isKept(prefix) ? kept?.tasks.has(file) : isPlain(file)));
    const outlines = own.flatMap(([file]) => {
      const outline = compiled.outlines.get(file);
      return outline ? [[file, outline] as const] : [];
    });
    store.put(key, { checkedWith, renderedWith, tasks: own, outlines });
  }
}

/** Returns whether a page has nothing but text and links. */
function isText(page: PageMetadata): boolean {
  const { isParsed, mdxModule, messages, diagrams, dependencies, head, hasOwnIds } = page;
  const parts = [messages, diagrams, dependencies, head ?? []];
  return isParsed && mdxModule === null && !hasOwnIds && parts.every(({ length }) => length === 0);
}

/**
 * Returns a key for each git ref of a site, by its prefix: it names the files there and how they
 * are compiled.
 */
function keysOf({ site, optionsHash }: KeepOptions): ReadonlyMap<string, string> {
  const { config, content } = site;
  const files = groupBy(contentFiles(site), (file) => splitRef(file).prefix);
  const languages = config.locales.map(({ name, fallbacks }) => [name, ...fallbacks]);
  return new Map(
    [...config.refs].map(([prefix, place]) => {
      const own = (files.get(prefix) ?? []).flatMap((file) => [file, content.hashes.get(file) ?? '']);
      return [prefix, hashOf(optionsHash, JSON.stringify([languages, place]), ...own)];
    }),
  );
}
