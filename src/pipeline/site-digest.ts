import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { hashOf } from '../system/hash.ts';
import type { ImageCopies } from './images/image-copies.ts';
import type { RenderInput } from './render-input.ts';

/**
 * Returns a hash of everything that a page may show besides its own texts: all data of the site
 * graph, and the heading ids that links of other pages point to. If this hash and the texts of a
 * page are unchanged, the page is unchanged.
 */
export function siteDigest({ site, compiled, assets, imageCopies, diagrams, theme, client }: RenderInput): string {
  // Pages do not show where the site is on the disk.
  const { root: _root, ...config } = site.config;
  // The rest of a file is text, and a page shows the text of its own files only.
  const { hashes: _hashes, ...content } = site.content;
  const outlines = [...compiled.pages].map(([file, page]) => [file, page.ids, headingIds(page)]);
  const code = [theme.hash, client.stylePath, client.scripts.earlyPath, client.scripts.prepaint, client.policy];
  return hashOf(
    ...[config, content, outlines, assets, copiesOf(imageCopies)].map((part) => JSON.stringify(part, writeMaps)),
    JSON.stringify([...diagrams].map(([source, { light, dark }]) => [source, light.path, dark.path])),
    JSON.stringify([...code, client.buildId]),
  );
}

/** The depth counts too, because a translation takes over ids only if the depths are the same. */
function headingIds({ headings }: PageMetadata) {
  return headings.map(({ depth, id, explicit }) => [depth, id, explicit]);
}

function copiesOf(copies: ImageCopies) {
  return [...copies].map(([image, sources]) => [
    image,
    sources.map(({ type, files }) => [type, files.map(({ output, width }) => [output, width])]),
  ]);
}

/** JSON has no maps, and writes each map as `{}`. */
function writeMaps(_: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}
