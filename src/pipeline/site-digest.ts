import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { hashOf } from '../system/hash.ts';
import type { ImageCopies } from './images/image-copies.ts';
import type { RenderInput } from './render-input.ts';

/**
 * Returns a hash of all that any page may show beside its own text. Everything that the site's graph is made of is in it, and so are
 * the ids that links of other pages lead to: where it and a page's texts are the same as before, the page is.
 */
export function siteDigest({ site, compiled, assets, imageCopies, diagrams, theme, client }: RenderInput): string {
  // Where the site lies does not show.
  const { root: _root, ...config } = site.config;
  // What files hold beside that is text, and of those a page shows its own only.
  const { hashes: _hashes, ...content } = site.content;
  const outlines = [...compiled.pages].map(([file, page]) => [file, page.ids, headingIds(page)]);
  const code = [theme.hash, client.stylePath, client.scripts.earlyPath, client.scripts.prepaint, client.policy];
  return hashOf(
    ...[config, content, outlines, assets, copiesOf(imageCopies)].map((part) => JSON.stringify(part, writeMaps)),
    JSON.stringify([...diagrams].map(([source, { light, dark }]) => [source, light.path, dark.path])),
    JSON.stringify([...code, client.buildId]),
  );
}

/** A translation takes over ids by the depth of its headings. */
function headingIds({ headings }: PageMetadata) {
  return headings.map(({ depth, id, explicit }) => [depth, id, explicit]);
}

function copiesOf(copies: ImageCopies) {
  return [...copies].map(([image, sources]) => [
    image,
    sources.map(({ type, files }) => [type, files.map(({ output, width }) => [output, width])]),
  ]);
}

/** JSON has no maps, and would write all of them as `{}`. */
function writeMaps(_: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}
