import type { ImageCopy } from '../../pipeline/images/image-copies.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import type { MadeImage } from '../../plugins/hooks/page-images.ts';
import type { OutputFile } from '../../bundler/output-file.ts';

/** Files that were generated for pages, by their path in the output. */
export interface MadeFiles {
  /** Adds the diagrams and pictures of a page. `page` is its output file. */
  readonly add: (page: string, files: PageFiles) => void;
  /** Adds the style sheet and scripts that a page refers to. */
  readonly addCode: (files: readonly OutputFile[]) => void;
  /**
   * Returns the bytes of a style sheet or script of one of the last bundles; null for another path.
   */
  readonly codeAt: (path: string) => Uint8Array | null;
  /** Returns the SVG of a diagram; null for another path. */
  readonly drawingAt: (path: string) => string | null;
  /**
   * Returns the key of a picture copy among the images of the cache, and the page that it was made
   * for; null for another path.
   */
  readonly copyAt: (path: string) => MadeCopy | null;
  /** Returns the picture that a plugin makes for a page; null for another path. */
  readonly pictureAt: (path: string) => MadeImage | null;
}

/** The files that are generated for a page. */
type PageFiles = Pick<RenderInput, 'diagrams' | 'imageCopies' | 'pageImages'>;

interface MadeCopy extends Pick<ImageCopy, 'key'> {
  readonly page: string;
}

/**
 * Number of bundles to keep. A browser requests the scripts of a page a moment after the page, and
 * an edit may have replaced them in the meantime.
 */
const keptBundles = 4;

/**
 * Returns an empty set of made files. They are named by hashes, so that a file is never outdated.
 */
export function createMadeFiles(): MadeFiles {
  const drawings = new Map<string, string>();
  const copies = new Map<string, MadeCopy>();
  const pictures = new Map<string, MadeImage>();
  let bundles: readonly (readonly OutputFile[])[] = [];
  return {
    addCode: (files) => {
      if (!bundles.includes(files)) bundles = [files, ...bundles].slice(0, keptBundles);
    },
    codeAt: (path) => bundles.flat().find((file) => file.path === path)?.bytes ?? null,
    add: (page, { diagrams, imageCopies: made, pageImages }) => {
      for (const [path, image] of pageImages) pictures.set(path, image);
      for (const { light, dark } of diagrams.values()) {
        for (const { path, content } of [light, dark]) drawings.set(path, content);
      }
      for (const { key, output } of [...made.values()].flat().flatMap(({ files }) => files)) {
        copies.set(output, { key, page });
      }
    },
    drawingAt: (path) => drawings.get(path) ?? null,
    copyAt: (path) => copies.get(path) ?? null,
    pictureAt: (path) => pictures.get(path) ?? null,
  };
}
