import type { Root } from 'hast';
import type { InlineText } from '../shared/main-props.ts';

/**
 * What one Markdown file is, apart from any site: a function of its bytes and of the Markdown options. It is JSON, so it can be
 * kept in a cache and shared between locales and versions that show the same file.
 *
 * Placeholders for what only a site knows stay in the tree: an element whose `data.reference` is a number points into
 * `references`, and the elements `docs-admonition` and `docs-code` are printed by components of the theme.
 */
export interface CompiledPage {
  readonly tree: Root;
  /** What stands before `<!-- truncate -->`; null without the marker. Its references follow those of `tree` in `references`. */
  readonly excerpt: Root | null;
  readonly headings: readonly Heading[];
  readonly references: readonly Reference[];
  /** Every `id` in the tree that a link could lead to, headings' and others'. */
  readonly ids: readonly string[];
  /** Words in the text, code left out. */
  readonly words: number;
  readonly messages: readonly MarkdownMessage[];
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
  /** The picture may be the largest thing that a reader sees first. */
  readonly leading?: true | undefined;
  /** Place in the file, from 1, front matter included. */
  readonly line: number;
  readonly column: number;
}

/** A mistake in the Markdown itself. */
export interface MarkdownMessage {
  readonly severity: 'error' | 'warning';
  readonly title: string;
  readonly hint?: string | undefined;
  readonly line: number;
  readonly column: number;
}
