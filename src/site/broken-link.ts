import { posix } from 'node:path';
import type { SourceFile } from '../content/content.ts';
import { contentKey, isPagePath, pathWithoutExtension } from '../content/page-file.ts';
import { pageUrl } from './address.ts';
import { linkedFiles } from './linked-page.ts';
import type { Route } from './route.ts';
import type { Site } from './site.ts';

interface BrokenLink {
  readonly site: Site;
  /** The page that links. */
  readonly route: Route;
  readonly source: SourceFile;
  /** As the author wrote it. */
  readonly target: string;
  /** The path of the target, decoded. */
  readonly path: string;
}

/** Returns what is wrong with a link that leads to no page, and what to write instead. */
export function describeBrokenLink(link: BrokenLink): { readonly title: string; readonly hint: string } {
  const { site, route, target, path } = link;
  if (isPagePath(path)) return describeBrokenFile(link);
  const near = site.near.url(route.locale, pageUrl(route.locale, path));
  const hint =
    near === null
      ? 'Link to the `.md` file of the page: such links survive a change of address.'
      : `Did you mean \`${near}\`?`;
  return { title: `The link \`${target}\` leads to no page`, hint };
}

function describeBrokenFile({ site, route, source, target, path }: BrokenLink) {
  const wanted = linkedFiles(source, path);
  const draft = draftFiles(site, route).find((file) => wanted.includes(contentKey(file)));
  if (draft !== undefined) {
    const hint = `Take \`draft\` out of the front matter of ${draft}, or build with --drafts.`;
    return { title: `The link \`${target}\` leads to a draft`, hint };
  }
  const key = wanted.map((file) => site.keyOfFile.get(pathWithoutExtension(file))).find((found) => found !== undefined);
  const title = `The link \`${target}\` leads to no file`;
  if (key !== undefined) {
    const labels = [...(site.byKey.get(key)?.values() ?? [])].map(({ locale }) => locale.label);
    return {
      title,
      hint: `That page is only there in ${labels.join(', ')}. Link to one that is there in every language.`,
    };
  }
  const near = site.near.file(route.locale, wanted[0] ?? '');
  const hint =
    near === null
      ? 'Check the path; it starts from the folder of the file that links.'
      : `Did you mean \`${pathBetween(source, near)}\`?`;
  return { title, hint };
}

/** Returns the path of a file as it is written in another. */
function pathBetween(source: SourceFile, file: string): string {
  const path = posix.relative(posix.dirname(contentKey(source.file)), file);
  return path.startsWith('.') ? path : `./${path}`;
}

function draftFiles({ content }: Site, { locale }: Route): readonly string[] {
  const sets = [...content.docs, ...content.blogs, ...content.pages];
  return sets.filter((set) => set.locale === locale).flatMap((set) => set.draftFiles);
}
