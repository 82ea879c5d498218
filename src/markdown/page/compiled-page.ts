import type { Root } from 'hast';
import type { HeadTag } from '../../shared/head-tag.ts';
import type { InlineText } from '../../shared/main-props.ts';
import type { SourcePart } from './source-lines.ts';
import type { Problem } from '../../shared/problem.ts';

/** `md` is CommonMark without JavaScript: braces are text. `mdx` has components and JavaScript. */
export type MarkdownFormat = 'md' | 'mdx';

/**
 * The compiled form of one Markdown file. It depends only on the bytes of the file, the files that
 * it includes and the Markdown options, not on the site. It is JSON, so it can be cached and shared
 * between locales and versions that show the same file.
 *
 * The tree has placeholders for everything that only the site knows. An element whose
 * `data.reference` is a number stands for that item of `references`. The elements `docs-admonition`
 * and `docs-code` are rendered by components of the theme. In the tree of an `.mdx` file,
 * `docs-jsx` stands for a component and `docs-value` for an expression; their `data` says which
 * one. If nothing in an element is rendered by a component, its only child is a `raw` node with
 * HTML.
 */
export interface CompiledPage extends PageMetadata {
  readonly tree: Root;
  /**
   * The part before `<!-- truncate -->`, or null if there is no marker. Its references follow those
   * of `tree` in `references`.
   */
  readonly excerpt: Root | null;
}

/**
 * What the site must know of a page before any page is rendered. It is small compared to the text,
 * so the metadata of all pages can be in memory at the same time.
 */
export interface PageMetadata {
  /** The JavaScript of an `.mdx` file. Null for a file without any. */
  readonly mdxModule: MdxModule | null;
  /**
   * False for a file that cannot be parsed. The page then has nothing but messages and
   * dependencies.
   */
  readonly isParsed: boolean;
  /** True if the tree has no nodes. */
  readonly isEmpty: boolean;
  /** True if the page has an excerpt, which lists show. */
  readonly hasExcerpt: boolean;
  /**
   * Id of the first `h1`. Null if there is no `h1`, or if a section of the page has the same name
   * as the title.
   */
  readonly titleId: string | null;
  /** The headings below `h1`. */
  readonly headings: readonly Heading[];
  readonly references: readonly Reference[];
  /** The links and pictures that lead to other sites. Left out if there are none. */
  readonly externals?: readonly ExternalReference[];
  /**
   * The diagrams of the `docs-diagram` elements. The `index` of an element is the index in this
   * list.
   */
  readonly diagrams: readonly Diagram[];
  /** The tags in the `<head>` blocks of an `.mdx` file. Left out if there are none. */
  readonly head?: readonly TextHeadTag[];
  /** Every `id` in the tree, of headings and of other elements. All can be targets of links. */
  readonly ids: readonly string[];
  /** Number of words in the text, without code. */
  readonly words: number;
  readonly messages: readonly MarkdownMessage[];
  /**
   * The files that the page includes, sorted by path. The page must be compiled again when one of
   * them changes.
   */
  readonly dependencies: readonly Dependency[];
}

/** A file that a page includes. */
export interface Dependency {
  /** Relative to the page's folder, or to the site's root after `@/`. */
  readonly path: string;
  /** SHA-256 of the text. Null if the file does not exist. */
  readonly hash: string | null;
}

/** The JavaScript of an `.mdx` file, without its text. */
export interface MdxModule {
  /**
   * A module with the imports and exports of the file. Its export `values` has a function for each
   * expression, by the indices in the tree. Its export `names` has a function for each component
   * that the file declares. JSX is not compiled yet. `spans` map the code to the source.
   */
  readonly code: string;
  /** The page and its partials, from which the lines of `code` come. */
  readonly parts: readonly SourcePart[];
  readonly spans: readonly MdxModuleSpan[];
  /**
   * Uses of components in the text that the file does not declare. They must be components of the
   * theme.
   */
  readonly components: readonly ComponentUse[];
  /**
   * Capitalized names in the JavaScript that the file does not declare. A name that the theme has
   * means its component.
   */
  readonly mentions: readonly string[];
  /** True if the file imports anything. An imported module may use any component of the theme. */
  readonly hasImports: boolean;
}

/** Maps a part of a line of the module to its place in the source. */
export interface MdxModuleSpan {
  /** Line in the module, from 1. The column counts from 1 too. */
  readonly line: number;
  readonly column: number;
  /** Number of characters that are the same in the module and in the source. */
  readonly length: number;
  /** Global line number, counted over all `parts`. */
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

/** A tag in a `<head>` block, and its place as in `Reference`. */
export interface TextHeadTag extends Pick<Reference, 'file' | 'line' | 'column'> {
  readonly tag: HeadTag;
}

/** A heading below `h1`, and its place as in `Reference`. */
export interface Heading extends Pick<Reference, 'file' | 'line' | 'column'> {
  readonly depth: number;
  readonly id: string;
  /** The author wrote the id (`{#id}`). */
  readonly explicit: boolean;
  readonly label: readonly InlineText[];
}

/** A target that a page refers to. The site decides whether it exists and what its URL is. */
export interface Reference {
  readonly kind: 'link' | 'image' | 'file';
  /** As the author wrote it, without any decoding. */
  readonly target: string;
  /**
   * The included file that has the reference, as in `Dependency.path`. Not set if it is in the page
   * itself.
   */
  readonly file?: string | undefined;
  /** True for a picture that may be the largest element a reader sees first. */
  readonly leading?: true | undefined;
  /** Place in the file. Lines and columns count from 1, and the front matter counts too. */
  readonly line: number;
  readonly column: number;
  /** Column after its last character in this line. Not set if it is unknown. */
  readonly endColumn?: number | undefined;
}

/** A link or a picture that leads to another site, or to a program, such as `mailto:`. */
export interface ExternalReference extends Pick<Reference, 'kind' | 'target' | 'file' | 'line' | 'column'> {
  /** Number of `references` before it in the text. */
  readonly after: number;
}

export interface Diagram {
  /** Language of the code block, which decides who draws it. */
  readonly language: string;
  /** The text of the code block. */
  readonly source: string;
  /** Text alternative, for readers who cannot see the drawing. */
  readonly text: string;
  /**
   * True if the code block takes the source from a file. Its lines are then not the lines after the
   * fence.
   */
  readonly included: boolean;
  /** Place of the fence, as in `Reference`. */
  readonly file?: string | undefined;
  readonly line: number;
  readonly column: number;
}

/** A mistake in the Markdown itself, or the failure of a plugin on the page. */
export interface MarkdownMessage {
  readonly severity: 'error' | 'warning';
  readonly code: Problem['code'];
  readonly title: string;
  readonly hint?: string | undefined;
  /** As in `Reference`. */
  readonly file?: string | undefined;
  readonly line: number;
  readonly column: number;
  /** Set if a plugin has failed. The message then has no place in the text. */
  readonly failure?: FailureOfPlugin | undefined;
}

/** A failure in the code of a plugin. */
export interface FailureOfPlugin {
  readonly plugin: string;
  readonly hook: string;
  readonly reason: string;
  /** Null if the code that failed is not that of the site. */
  readonly place: CodePlace | null;
}

/** A place in the code of a site. */
export interface CodePlace {
  /** Relative to the site's root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
