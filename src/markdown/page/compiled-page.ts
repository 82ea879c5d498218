import type { Root } from 'hast';
import type { InlineText } from '../../shared/main-props.ts';
import type { SourcePart } from './source-lines.ts';

/** `md` is CommonMark, in which braces and angle brackets are text; `mdx` has components and JavaScript. */
export type MarkdownFormat = 'md' | 'mdx';

/**
 * What one Markdown file is, apart from any site: a function of its bytes and of the Markdown options. It is JSON, so it can be
 * kept in a cache and shared between locales and versions that show the same file.
 *
 * Placeholders for what only a site knows stay in the tree: an element whose `data.reference` is a number points into
 * `references`, and the elements `docs-admonition` and `docs-code` are printed by components of the theme. In the tree of an
 * `.mdx` file, `docs-jsx` stands for a component and `docs-value` for an expression; their `data` says which. Where nothing in an
 * element is printed by a component, its only child is a `raw` node with the HTML.
 */
export interface CompiledPage extends PageMetadata {
  readonly tree: Root;
  /** What stands before `<!-- truncate -->`; null without the marker. Its references follow those of `tree` in `references`. */
  readonly excerpt: Root | null;
}

/** What a site needs to know of a page before any page is printed. It is small beside the text, so all pages' can be in memory at once. */
export interface PageMetadata {
  /** The JavaScript of an `.mdx` file; null for a file without any. */
  readonly mdxModule: MdxModule | null;
  /** False for a file whose syntax is wrong: nothing is known of it but that message. */
  readonly isParsed: boolean;
  /** Nothing is shown of it. */
  readonly isEmpty: boolean;
  /** It has a part to be shown in lists. */
  readonly hasExcerpt: boolean;
  /**
   * Id of the first `h1`; null for a text without one, or whose title is named like one of its
   * sections.
   */
  readonly titleId: string | null;
  /** Those below `h1`. */
  readonly headings: readonly Heading[];
  readonly references: readonly Reference[];
  /** What the elements `docs-diagram` show, by their `index`. */
  readonly diagrams: readonly Diagram[];
  /** Every `id` in the tree that a link could lead to, headings' and others'. */
  readonly ids: readonly string[];
  /** Words in the text, code left out. */
  readonly words: number;
  readonly messages: readonly MarkdownMessage[];
  /** The files that the page includes, sorted: it is the same as long as they are. */
  readonly dependencies: readonly Dependency[];
}

/** A file that a page includes. */
export interface Dependency {
  /** Relative to the page's folder, or to the site's root after `@/`. */
  readonly path: string;
  /** SHA-256 of its text; null where there is no such file. */
  readonly hash: string | null;
}

/** What is JavaScript in an `.mdx` file, apart from its text. */
export interface MdxModule {
  /**
   * A module with the file's imports and exports. Its export `values` holds a function for each
   * expression, by the indices in the tree, `names` one for each component that the file declares.
   * JSX is left in it. `spans` say where it is written.
   */
  readonly code: string;
  /** The page and its partials: whose lines those of `code` are. */
  readonly parts: readonly SourcePart[];
  readonly spans: readonly MdxModuleSpan[];
  /** Components of the text that the file does not declare: they must be the theme's. */
  readonly components: readonly ComponentUse[];
  /** Capitalized names in the JavaScript that the file does not declare: those that are the theme's mean its components. */
  readonly mentions: readonly string[];
  /** It imports something, which may show any component of the theme. */
  readonly hasImports: boolean;
}

/** A part of a line of a program, and where it stands in the text. */
export interface MdxModuleSpan {
  /** In the program, from 1 as the column is. */
  readonly line: number;
  readonly column: number;
  /** How much of it stands in the text just so, in characters. */
  readonly length: number;
  /** In the count of all lines, as `parts` are. */
  readonly sourceLine: number;
  readonly sourceColumn: number;
}

/** The place at which a component is used. */
export interface ComponentUse {
  readonly name: string;
  /** As in `Reference`. */
  readonly file?: string | undefined;
  readonly line: number;
  readonly column: number;
}

export interface Heading {
  readonly depth: number;
  readonly id: string;
  /** The author wrote the id (`{#id}`). */
  readonly explicit: boolean;
  readonly label: readonly InlineText[];
}

/** Something that a page points to. The site decides whether it exists and what its address is. */
export interface Reference {
  readonly kind: 'link' | 'image' | 'file';
  /** As the author wrote it, decoded from neither percent signs nor anything else. */
  readonly target: string;
  /** The included file that it stands in, as `Dependency` names it; not set in the page's own. */
  readonly file?: string | undefined;
  /** The picture may be the largest thing that a reader sees first. */
  readonly leading?: true | undefined;
  /** Place in the file, from 1, front matter included. */
  readonly line: number;
  readonly column: number;
}

/** A diagram to be drawn. */
export interface Diagram {
  /** In the language of Mermaid. */
  readonly source: string;
  /** What is read where the drawing cannot be seen. */
  readonly text: string;
  /** The source is that of a file which the fence names, so its lines do not follow the fence. */
  readonly included: boolean;
  /** Place of the fence, as in `Reference`. */
  readonly file?: string | undefined;
  readonly line: number;
  readonly column: number;
}

/** A mistake in the Markdown itself. */
export interface MarkdownMessage {
  readonly severity: 'error' | 'warning';
  readonly title: string;
  readonly hint?: string | undefined;
  /** As in `Reference`. */
  readonly file?: string | undefined;
  readonly line: number;
  readonly column: number;
}
