import type { CompiledContent } from '../site/graph/compiled-content.ts';
import type { AnswerBroken, Assets } from '../site/references/references.ts';
import type { Site } from '../site/graph/site.ts';
import type { ClientBundle } from '../bundler/bundle-client.ts';
import type { ThemeBundle } from '../bundler/open-theme.ts';
import type { PluginChanges } from '../site/page-props/plugin-changes.ts';
import type { CompiledPages } from './compile-pages.ts';
import type { Diagrams } from '../plugins/diagrams/draw-diagrams.ts';
import type { PageImages } from '../plugins/hooks/page-images.ts';
import type { PageData } from './load-page-data.ts';
import type { ImageCopies } from './images/image-copies.ts';

/** Everything that pages are rendered from. */
export interface RenderInput {
  readonly site: Site;
  readonly compiled: CompiledContent;
  /** The compile task of each file. A worker needs it if the store has lost the compiled page. */
  readonly tasks: CompiledPages['tasks'];
  readonly assets: Assets;
  /** As in `ReferenceContext`. */
  readonly answerBroken: AnswerBroken | undefined;
  readonly diagrams: Diagrams;
  readonly imageCopies: ImageCopies;
  readonly theme: ThemeBundle;
  /** Files of the MDX modules by page file. Both are relative to the site's root. */
  readonly mdxModules: ReadonlyMap<string, string>;
  /** What the component pages have loaded. */
  readonly pageData: PageData;
  /** What plugins change on pages, by address. */
  readonly pluginChanges: ReadonlyMap<string, PluginChanges>;
  /** The pictures that plugins make for pages. */
  readonly pageImages: PageImages;
  readonly client: ClientBundle;
  /** Whether broken links are marked in the pages. Only `dev` does so, for writers. */
  readonly marksBroken: boolean;
}
