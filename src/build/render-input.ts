import type { PageValues } from '../render/page-values.ts';
import type { Theme } from '../render/theme.ts';
import type { CompiledContent } from '../site/compiled-content.ts';
import type { Assets } from '../site/references.ts';
import type { Site } from '../site/site.ts';
import type { ClientBundle } from './bundle-client.ts';
import type { Diagrams } from './diagrams/draw-diagrams.ts';
import type { ImageCopies } from './images/image-copies.ts';

/** All that pages are rendered from. */
export interface RenderInput {
  readonly site: Site;
  readonly compiled: CompiledContent;
  readonly assets: Assets;
  readonly diagrams: Diagrams;
  readonly imageCopies: ImageCopies;
  readonly theme: Theme;
  /** The JavaScript of `.mdx` pages, by path relative to the site's root. */
  readonly programs: ReadonlyMap<string, PageValues>;
  readonly client: ClientBundle;
}
