import { asProblem, type Problem } from '../../shared/problem.ts';
import { assetCandidates, placeOfReference } from './reference-files.ts';
import { type Assets, findAsset } from './references.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import type { Route, Site } from '../graph/site.ts';

/** A reference in a content file that shows a picture of the site. */
export interface ImageUse {
  /** The picture, relative to the site's root. */
  readonly image: string;
  readonly target: string;
  /** The file with the reference. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

interface ImageUsesInput {
  readonly site: Site;
  /** The pages to look at. */
  readonly routes: readonly Route[];
  readonly compiled: CompiledContent;
  readonly assets: Assets;
}

/** Returns every reference of these pages to an existing picture. Each file is searched once. */
export function findImageUses({ site, routes, compiled, assets }: ImageUsesInput): readonly ImageUse[] {
  const sources = new Map(routes.flatMap((route) => route.entry?.source ?? []).map((source) => [source.file, source]));
  return [...sources.values()].flatMap((source) =>
    (compiled.pages.get(source.file)?.references ?? []).flatMap((reference): ImageUse[] => {
      if (reference.kind !== 'image') return [];
      const image = assetCandidates(site, source, reference).find((file) => findAsset(assets, file));
      const { target, line, column } = reference;
      const { file } = placeOfReference(site, source, reference);
      return image === undefined ? [] : [{ image, target, file, line, column }];
    }),
  );
}

/** Returns an error for every reference that shows a file that cannot be read as a picture. */
export function validateImages(uses: readonly ImageUse[], assets: Assets): readonly Problem[] {
  // An SVG may have no size.
  return uses
    .filter(({ image }) => findAsset(assets, image)?.width === null && !image.toLowerCase().endsWith('.svg'))
    .map((use) => unreadable(use));
}

/** Returns the error for a file that is shown as a picture but cannot be read as one. */
export function unreadable({ target, file, line, column }: ImageUse): Problem {
  const hint = 'Export it again as PNG, JPEG, WebP, AVIF, GIF or SVG; if it is in Git LFS, run `git lfs pull`.';
  const title = `The image \`${target}\` cannot be read as a picture`;
  return asProblem({ code: 'unreadable-image', title, hint, file, line, column });
}
