import type { Diagrams } from '../../plugins/diagrams/draw-diagrams.ts';
import type { ImageCopies } from '../../pipeline/images/image-copies.ts';
import type { OutputFile } from '../../bundler/output-file.ts';
import { relative, sep } from 'node:path';

/** Files that were made for pages, by their path in the output. */
export interface MadeFiles {
  /** Adds what was made for the page at a path of the output. */
  readonly add: (page: string, diagrams: Diagrams, copies: ImageCopies) => void;
  /** Adds the bundle of style sheet and scripts that a page names. */
  readonly addCode: (files: readonly OutputFile[]) => void;
  /**
   * Returns the bytes of a style sheet or script of one of the last bundles, null for another path.
   */
  readonly codeAt: (path: string) => Uint8Array | null;
  /** Returns the source of a diagram's drawing, null for another path. */
  readonly drawingAt: (path: string) => string | null;
  /** Returns where a copy of a picture lies, relative to the root, and a page for which it was made; null for another path. */
  readonly copyAt: (path: string) => MadeCopy | null;
}

interface MadeCopy {
  readonly file: string;
  readonly page: string;
}

/**
 * A window asks for the code of its page a moment after the page, and by then an edit may have
 * replaced it.
 */
const keptBundles = 4;

/** Returns the files of the site in a folder, none at first. Their names are hashes, so what was made once is never wrong. */
export function createMadeFiles(root: string): MadeFiles {
  const drawings = new Map<string, string>();
  const copies = new Map<string, MadeCopy>();
  let bundles: readonly (readonly OutputFile[])[] = [];
  return {
    addCode: (files) => {
      if (!bundles.includes(files)) bundles = [files, ...bundles].slice(0, keptBundles);
    },
    codeAt: (path) => bundles.flat().find((file) => file.path === path)?.bytes ?? null,
    add: (page, diagrams, made) => {
      for (const { light, dark } of diagrams.values()) {
        for (const { path, content } of [light, dark]) drawings.set(path, content);
      }
      for (const { from, output } of [...made.values()].flat().flatMap(({ files }) => files)) {
        copies.set(output, { file: relative(root, from).split(sep).join('/'), page });
      }
    },
    drawingAt: (path) => drawings.get(path) ?? null,
    copyAt: (path) => copies.get(path) ?? null,
  };
}
