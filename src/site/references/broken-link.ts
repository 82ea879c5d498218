import { posix } from 'node:path';
import type { SourceFile } from '../../content/content.ts';
import { contentFile, contentKey } from '../../content/content-folders.ts';
import { isComponentPath, isPagePath, pathWithoutExtension } from '../../content/page-file.ts';
import { pageUrl } from '../graph/address.ts';
import { hintForOldAddress } from '../graph/redirects.ts';
import { addressBeside, linkedFiles } from './linked-page.ts';
import { describeHidden } from '../graph/hidden-locale.ts';
import { findMove, type LinkMove } from './moved-link.ts';
import type { Route, Site } from '../graph/site.ts';
import type { ProblemCode } from '../../shared/problem-codes.ts';

/** The mistake in a link, and a hint for what to write instead. */
interface LinkMistake {
  readonly code: ProblemCode;
  readonly title: string;
  readonly hint: string;
  /** As in `Problem`. */
  readonly cause?: string;
  /** Set if the page was renamed while `dev` runs. */
  readonly move?: LinkMove;
}

interface BrokenLink {
  readonly site: Site;
  /** The page with the link. */
  readonly route: Route;
  readonly source: SourceFile;
  /** As the author wrote it. */
  readonly target: string;
  /** The path of the target, decoded. */
  readonly path: string;
}

/** Returns the mistake in a link to a missing page, and a hint for what to write instead. */
export function describeBrokenLink(link: BrokenLink): LinkMistake {
  const { site, route, target, path } = link;
  if (isPagePath(path) || isComponentPath(path)) return describeBrokenFile(link);
  const hidden = describeHidden(site, target, path);
  if (hidden) return hidden;
  const near = site.near.url(route.locale, pageUrl(route.locale, path));
  const nearHint =
    near === null
      ? 'Link to the `.md` file of the page: such links survive a change of address.'
      : `Did you mean \`${near}\`?`;
  const hint = hintForOldAddress(site, route.locale, addressBeside(route, path)) ?? nearHint;
  const cause = path.startsWith('/') ? { cause: `no page ${path}` } : {};
  const title = `The link \`${target}\` points to a missing page`;
  return { code: 'broken-link', title, hint, ...cause, ...moveOf(link) };
}

function describeBrokenFile(link: BrokenLink): LinkMistake {
  const { site, route, source, target, path } = link;
  const { folders } = site.content;
  const wanted = linkedFiles(site.content, source, path);
  const draft = draftFiles(site, route).find((file) => wanted.includes(contentKey(folders, file)));
  const waiting = site.content.sets.flatMap((set) => set.waiting ?? []).find(({ file }) => file === draft);
  if (waiting) {
    const hint = `${waiting.file} is published on ${dayOf(waiting.time)}. Link to it then, or set \`futurePosts\` of the blog.`;
    return {
      code: 'link-to-draft',
      title: `The link \`${target}\` points to a post whose date is in the future`,
      hint,
    };
  }
  if (draft !== undefined) {
    const hint = `Remove \`draft\` from the front matter of ${draft}, or build with --drafts.`;
    return { code: 'link-to-draft', title: `The link \`${target}\` points to a draft`, hint };
  }
  return {
    code: 'broken-link',
    title: `The link \`${target}\` points to a missing file`,
    hint: missingFileHint(link, wanted),
    cause: `no file ${wanted[0]}`,
    ...moveOf(link),
  };
}

function moveOf(link: BrokenLink): Pick<LinkMistake, 'move'> {
  const move = findMove(link);
  return move === null ? {} : { move };
}

function missingFileHint({ site, route, source }: BrokenLink, wanted: readonly string[]): string {
  const { folders } = site.content;
  const previous = wanted.map((file) => contentFile(folders, route.locale, file));
  const renamed = previous.map((file) => site.renamed.files.get(file)).find((file) => file !== undefined);
  if (renamed !== undefined) {
    const path = pathBetween(site, source, contentKey(folders, renamed));
    return `The file seems to have been renamed to ${renamed}: write \`${path}\`.`;
  }
  const key = wanted.map((file) => site.keyOfFile.get(pathWithoutExtension(file))).find((found) => found !== undefined);
  if (key !== undefined) {
    const forms = [...(site.byKey.get(key)?.values() ?? [])];
    const only = `That page is only there in ${forms.map(({ locale }) => locale.label).join(', ')}`;
    const successor = findSuccessor(site, route, forms);
    return successor === null
      ? `${only}. Link to one that exists in every language.`
      : `${only}. If ${successor} is what it is called now, write \`${pathBetween(site, source, contentKey(folders, successor))}\` and rename the others as well.`;
  }
  const near = site.near.file(route.locale, wanted[0] ?? '');
  return near === null
    ? 'Check the path; it is relative to the folder of the file with the link.'
    : `Did you mean \`${pathBetween(site, source, near)}\`?`;
}

/**
 * Returns the file that a page of other languages was probably renamed to in this language: the
 * only file in its folder that the other languages do not have. Null if there is none, or more than
 * one.
 */
function findSuccessor(site: Site, { locale }: Route, forms: readonly Route[]): string | null {
  const folder = (file: string) => posix.dirname(contentKey(site.content.folders, file));
  const files = new Set(forms.flatMap((form) => form.entry?.source.file ?? []));
  const folders = new Set([...files].map(folder));
  const isOwn = (form: Route | undefined) => form !== undefined && !form.fallback;
  const found = site.routes.flatMap((route) => {
    const file = route.entry?.source.file;
    if (route.locale !== locale || route.fallback || file === undefined || !folders.has(folder(file))) return [];
    const others = site.byKey.get(route.key);
    return forms.some((form) => isOwn(others?.get(form.locale.name))) ? [] : [file];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Returns the relative path to a file, as it is written in a link of the source file. */
function pathBetween({ content }: Site, source: SourceFile, file: string): string {
  const path = posix.relative(posix.dirname(contentKey(content.folders, source.file)), file);
  return path.startsWith('.') ? path : `./${path}`;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function draftFiles({ content }: Site, { locale }: Route): readonly string[] {
  return content.sets.filter((set) => set.locale === locale).flatMap((set) => set.draftFiles);
}
