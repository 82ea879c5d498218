import { asProblem } from '../../shared/problem.ts';
import { hashOf } from '../../system/hash.ts';
import type { PageImage } from '../contract/page-hook.ts';
import type { OpenedPlugin } from '../loading/open-plugins.ts';
import { hookFailure } from './hook-failure.ts';
import type { PageMistake } from './page-mistake.ts';

/** A picture that a plugin makes for pages. */
export interface MadeImage {
  /** Relative to the output folder. */
  readonly path: string;
  /** Identifies everything that the bytes depend on, the plugin among them. */
  readonly key: string;
  readonly make: () => Promise<Uint8Array>;
  /** The plugin that makes it. */
  readonly opened: OpenedPlugin;
}

/** The pictures that plugins make for pages, by path. */
export type PageImages = ReadonlyMap<string, MadeImage>;

/** Returns the picture of a page. What its plugin throws becomes a `DocsgenError`. */
export function madeImage(opened: OpenedPlugin, image: PageImage, url: string): MadeImage {
  const { module, entry } = opened;
  const { path, key, make } = image;
  return {
    path,
    key: hashOf(module.hash, JSON.stringify(entry.options), key),
    make: async () => {
      try {
        const made: unknown = await make();
        if (made instanceof Uint8Array) return made;
        throw new TypeError('`make` of its picture returns no bytes (`Uint8Array`)');
      } catch (cause) {
        throw hookFailure({ opened, hook: 'page', cause, subject: `\`${url}\`` });
      }
    },
    opened,
  };
}

/** Adds a picture to those of other pages. Returns the mistake if one of them has its path. */
export function addImage(images: Map<string, MadeImage>, image: MadeImage, url: string): readonly PageMistake[] {
  const { path, key, opened } = image;
  const other = images.get(path);
  if (other === undefined) images.set(path, image);
  if (other === undefined || other.key === key) return [];
  const { plugin, module, entry } = opened;
  const problemOn: PageMistake['problemOn'] = (pages) =>
    asProblem({
      code: 'invalid-plugin',
      title: `The plugin \`${plugin.name}\` makes \`${path}\` for ${pages}, which is already another picture`,
      hint: 'Make the path depend on the key of the picture.',
      file: module.sources[0] ?? entry.specifier,
    });
  return [{ url, problemOn }];
}
