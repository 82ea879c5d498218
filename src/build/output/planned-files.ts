import { staticSource } from '../../content/scan-static.ts';
import { findAsset } from '../../site/references/references.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import type { PlannedFile } from './check-planned-files.ts';

/**
 * Returns the files that a site's output will have, as far as they are known before pages are
 * rendered: all except the files of the search.
 */
export function plannedFiles(input: Omit<RenderInput, 'theme' | 'tasks'>): readonly PlannedFile[] {
  const { site, assets, imageCopies, diagrams, client } = input;
  const made = (path: string): PlannedFile => ({ path, source: null });
  return [
    ...site.routes.map(({ output, source }) => ({ path: output, source })),
    ...client.files.map(({ path }) => made(path)),
    ...[...diagrams.values()].flatMap(({ light, dark }) => [made(light.path), made(dark.path)]),
    ...site.content.staticFiles.map((file) => ({
      path: file,
      source: staticSource(site.content, file),
      isStatic: true as const,
    })),
    ...[...assets.keys()].flatMap((file) => {
      const asset = findAsset(assets, file);
      return asset ? [{ path: asset.output, source: file }] : [];
    }),
    ...[...imageCopies.values()].flat().flatMap(({ files }) => files.map(({ output }) => made(output))),
  ];
}
