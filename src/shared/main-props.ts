import type { AuthorProps } from './author-props.ts';
import type { ContentLanguage, LabelLanguage } from './label-language.ts';
import type { LinkProps, VersionChoice } from './link-props.ts';
import type { PageIndexEntry } from './page-index.ts';

/** A run of a heading's text. */
export interface InlineText {
  readonly text: string;
  readonly mark: 'code' | 'em' | 'strong' | null;
}

export interface TocItemProps {
  readonly id: string;
  readonly label: readonly InlineText[];
  readonly items: readonly TocItemProps[];
}

export interface PagerLinkProps extends LabelLanguage {
  readonly label: string;
  readonly href: string;
}

/** A notice about the page itself, above its content. */
export type NoticeProps =
  | {
      readonly type: 'untranslated';
      /** Address at which the translation can be written. Default: none. */
      readonly helpHref?: string;
    }
  | {
      readonly type: 'outdated';
      /** The day since which the original is another text. */
      readonly since: DateProps;
      readonly originalHref: string;
      /** Language of the original, as `<html lang>` has it. */
      readonly originalLang: string;
    }
  | { readonly type: 'draft' }
  | { readonly type: 'unlisted' }
  | {
      readonly type: 'unmaintained' | 'unreleased';
      /** Title of the whole site. */
      readonly siteTitle: string;
      readonly versionLabel: string;
      readonly latestHref: string;
      readonly latestLabel: string;
      /** The link chooses the latest version for the reader. Default: the choice is not kept. */
      readonly choice?: VersionChoice;
    };

/**
 * A piece of compiled Markdown. `key` is the key of its rendered form in the contents of the page.
 */
export interface ContentProps {
  readonly key: string;
  /** Set if the content is in another language than the page layout. */
  readonly language: ContentLanguage | null;
}

export interface BreadcrumbProps extends LabelLanguage {
  readonly label: string;
  readonly href: string | null;
}

/** Who looks after a page, such as "Ann and Bob", and the day of its next review. */
export interface UpkeepProps {
  readonly owner: string | null;
  readonly reviewBy: DateProps | null;
}

/** Something that readers can do with a page. */
export type PageActionProps =
  | {
      readonly action: 'copy' | 'edit' | 'report';
      /**
       * That of the Markdown to copy, or the one at which the page is changed or a problem
       * reported.
       */
      readonly href: string;
    }
  | {
      readonly action: 'open';
      /** Where the page can be opened. */
      readonly places: readonly { readonly label: string; readonly href: string }[];
    };

/** What a page shows about itself, around its text. */
export interface PageDetailsProps {
  /** Address at which readers can change its file; null for none. */
  readonly editHref: string | null;
  /** What readers can do with it. Default: the page shows nothing of it. */
  readonly actions?: readonly PageActionProps[];
  /** Such as "4 min read", over the text. Default: the page does not show it. */
  readonly readingTime?: string;
  /** Its last change. Default: the page does not show it. */
  readonly updated?: { readonly date: DateProps | null; readonly author: string | null };
  /** Who looks after it, and when it is read again. Default: the page does not show it. */
  readonly upkeep?: UpkeepProps;
}

/** The main area of a page. Each kind of page adds its own fields. */
export interface MainProps {
  readonly kind: string;
  /** Default: the page shows nothing about itself. */
  readonly details?: PageDetailsProps;
  readonly toc?: readonly TocItemProps[];
  /** Language of the text and of its headings. Default: the page layout's. */
  readonly textLanguage?: ContentLanguage;
  /** Cards of the pages around this one, if the text uses them. */
  readonly nearCards?: readonly CardProps[];
  /** The pages around this one with their headings, if the text uses them. */
  readonly overview?: readonly OverviewPartProps[];
  /** The text has the whole width. */
  readonly isWide?: true;
  /** On very wide screens, code is beside the text that it belongs to. */
  readonly hasCodeBeside?: true;
}

export interface DocMain extends MainProps {
  readonly kind: 'doc';
  readonly title: string;
  /** Null if the content has its own `h1`, or the page hides it. */
  readonly heading: string | null;
  readonly content: ContentProps;
  readonly homeHref: string;
  readonly breadcrumbs: readonly BreadcrumbProps[];
  readonly toc: readonly TocItemProps[];
  readonly nearCards: readonly CardProps[];
  readonly notices: readonly NoticeProps[];
  /** Label of the version, if the collection has more than one. */
  readonly versionBadge: string | null;
  /** Default: it has none. */
  readonly tags?: readonly LinkProps[];
  readonly previous: PagerLinkProps | null;
  readonly next: PagerLinkProps | null;
}

export interface CardProps extends LinkProps, LabelLanguage {
  /** Language of what else the page says of itself. Default: the page layout's. */
  readonly textLanguage?: ContentLanguage;
  /** Name of an icon of the theme, or an emoji; null for none. */
  readonly icon: string | null;
  readonly description: string | null;
}

/** A part of the overview of a section. */
export interface OverviewPartProps {
  /** The category whose pages it has; null for pages that are in none. */
  readonly category: BreadcrumbProps | null;
  readonly pages: readonly OverviewPageProps[];
}

/** A page in the overview of a section. */
export interface OverviewPageProps extends CardProps {
  /** Those at the top of its table of contents. */
  readonly headings: readonly { readonly label: readonly InlineText[]; readonly href: string }[];
}

export interface CategoryMain extends MainProps {
  readonly kind: 'category';
  readonly title: string;
  readonly description: string | null;
  readonly homeHref: string;
  readonly breadcrumbs: readonly BreadcrumbProps[];
  readonly cards: readonly CardProps[];
  readonly notices: readonly NoticeProps[];
  readonly versionBadge: string | null;
  readonly previous: PagerLinkProps | null;
  readonly next: PagerLinkProps | null;
}

export interface PageMain extends MainProps {
  readonly kind: 'page';
  readonly title: string;
  readonly heading: string | null;
  readonly content: ContentProps;
  readonly toc: readonly TocItemProps[];
  readonly notices: readonly NoticeProps[];
}

/** A page that has the whole width: `blank` shows nothing around it. */
export interface WideMain extends MainProps {
  readonly kind: 'wide' | 'blank';
  readonly title: string;
  readonly heading: string | null;
  readonly content: ContentProps;
  /** The page is a component, which brings its own styles. */
  readonly isComponent: boolean;
  readonly notices: readonly NoticeProps[];
}

export interface DateProps {
  /** `2026-11-21`. */
  readonly iso: string;
  /** Formatted for the page's language and calendar. */
  readonly text: string;
}

export interface PostProps {
  readonly title: string;
  readonly href: string;
  readonly date: DateProps;
  /** Such as "4 min read". */
  readonly readingTime: string;
  readonly authors: readonly AuthorProps[];
  readonly tags: readonly LinkProps[];
  /** The excerpt in a list, the whole text on the post's own page. */
  readonly content: ContentProps;
  /** Whether the post continues after `content`. */
  readonly truncated: boolean;
  readonly unlisted: boolean;
}

export interface PostListPager {
  readonly newerHref: string | null;
  readonly olderHref: string | null;
  /** The list begins with the oldest posts, so newer ones come next. */
  readonly isOldestFirst?: true;
}

export interface BlogListMain extends MainProps {
  readonly kind: 'blog-list';
  readonly title: string;
  readonly description: string | null;
  readonly posts: readonly PostProps[];
  readonly pager: PostListPager;
}

export interface BlogPostMain extends MainProps {
  readonly kind: 'blog-post';
  /** Identifies the post in all languages. */
  readonly id: string;
  readonly post: PostProps;
  /** The id of the title, for links to it; null for a text without a title. */
  readonly titleId: string | null;
  /** The page does not show the title. */
  readonly isTitleHidden?: true;
  readonly toc: readonly TocItemProps[];
  readonly notices: readonly NoticeProps[];
  readonly newer: PagerLinkProps | null;
  readonly older: PagerLinkProps | null;
  /** Lists begin with the oldest posts, so the newer one comes next. */
  readonly isOldestFirst?: true;
}

export interface BlogArchiveMain extends MainProps {
  readonly kind: 'blog-archive';
  readonly title: string;
  readonly description: string;
  readonly years: readonly {
    readonly year: string;
    /** `date.text` is the day and month. */
    readonly posts: readonly ({ readonly date: DateProps } & PagerLinkProps)[];
  }[];
}

export interface BlogAuthorsMain extends MainProps {
  readonly kind: 'blog-authors';
  readonly title: string;
  /** `count` such as "2 posts". */
  readonly authors: readonly { readonly author: AuthorProps; readonly count: string }[];
}

export interface BlogAuthorMain extends MainProps {
  readonly kind: 'blog-author';
  readonly title: string;
  readonly author: AuthorProps;
  readonly authorsHref: string;
  readonly posts: readonly PostProps[];
  readonly pager: PostListPager;
}

export interface BlogTagMain extends MainProps {
  readonly kind: 'blog-tag';
  /** Such as "2 posts tagged with “hello”". */
  readonly title: string;
  readonly description: string | null;
  readonly tagsHref: string;
  readonly posts: readonly PostProps[];
  readonly pager: PostListPager;
}

/** The page for readers without a connection. */
export interface OfflineMain extends MainProps {
  readonly kind: 'offline';
}

export interface SearchMain extends MainProps {
  readonly kind: 'search';
  /** Address of the page itself. */
  readonly href: string;
  /**
   * The whole `<title>` without a query, and the one for a query with the placeholder `{query}`.
   */
  readonly documentTitle: string;
  readonly queryTitle: string;
  /** All pages by section, for readers without scripts. */
  readonly sections: readonly PageIndexEntry[];
}
