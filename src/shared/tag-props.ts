import type { CardProps, MainProps, NoticeProps } from './main-props.ts';

/** Tags that begin with one letter. */
export interface TagGroupProps {
  readonly letter: string;
  /** `count` is the number of pages with the tag. */
  readonly tags: readonly { readonly label: string; readonly href: string; readonly count: number }[];
}

/** The list of all tags of a collection. */
export interface TagsMain extends MainProps {
  readonly kind: 'blog-tags' | 'docs-tags';
  readonly title: string;
  readonly groups: readonly TagGroupProps[];
  readonly notices?: readonly NoticeProps[];
  readonly versionBadge?: string | null;
}

/** The docs with a tag. */
export interface DocsTagMain extends MainProps {
  readonly kind: 'docs-tag';
  /** Such as "2 pages tagged with “voice”". */
  readonly title: string;
  readonly description: string | null;
  readonly tagsHref: string;
  readonly cards: readonly CardProps[];
  readonly notices: readonly NoticeProps[];
  readonly versionBadge: string | null;
}
