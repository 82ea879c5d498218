import type { CompiledContent } from '../site/references/compiled-content.ts';
import type { Assets } from '../site/references/references.ts';
import type { Site } from '../site/graph/site.ts';
import type { ClientBundle } from '../bundler/bundle-client.ts';
import type { ThemeBundle } from '../bundler/open-theme.ts';
import type { CompiledPages } from './compile-pages.ts';
import type { Diagrams } from '../plugins/diagrams/draw-diagrams.ts';
import type { ImageCopies } from './images/image-copies.ts';

/** All that pages are rendered from. */
export interface RenderInput {
  readonly site: Site;
  readonly compiled: CompiledContent;
  /** How each of those is compiled, for whoever prints it. */
  readonly tasks: CompiledPages['tasks'];
  readonly assets: Assets;
  readonly diagrams: Diagrams;
  readonly imageCopies: ImageCopies;
  readonly theme: ThemeBundle;
  /** Modules with the JavaScript of `.mdx` pages, by path relative to the site's root. */
  readonly mdxModules: ReadonlyMap<string, string>;
  readonly client: ClientBundle;
  /** Whether links that lead nowhere are marked, for those who write. */
  readonly marksBroken: boolean;
}
