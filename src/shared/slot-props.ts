import type { AuthorProps } from './author-props.ts';
import type { DateProps, TocItemProps } from './main-props.ts';
import type { LinkProps } from './link-props.ts';
import type { LocaleProps } from './page-props.ts';

/** What every slot knows of its page. */
export interface PageSlotProps {
  /** Kind of the page, such as `doc`, `page`, `home`, `blog-post`, `not-found` or `search`. */
  readonly kind: string;
  /** The full title of the page, with the name of the site. */
  readonly title: string;
  /** The description of the page for search engines; null if it has none. */
  readonly description: string | null;
  /** Absolute URL of the page that search engines list; null if they list none. */
  readonly canonical: string | null;
  /** Language and reading direction of the page. */
  readonly locale: LocaleProps;
}

/** Props of the slots of the sidebar. */
export interface SidebarSlotProps extends PageSlotProps {
  /** Name of the sidebar, as screen readers announce it. */
  readonly label: string;
}

/** Props of the slots of the table of contents. */
export interface TocSlotProps extends PageSlotProps {
  /** The headings of the page, nested. */
  readonly toc: readonly TocItemProps[];
}

/** Props of the slots of a blog post. */
export interface PostSlotProps extends PageSlotProps {
  /**
   * Identifies the post: collection and file, such as `blog/2026-09-14-transfers`. It is the same
   * in all languages, and does not change with the title or the URL.
   */
  readonly id: string;
  /** Title of the post alone. */
  readonly postTitle: string;
  /** URL of the post. */
  readonly href: string;
  /** Date of the post. */
  readonly date: DateProps;
  /** Authors of the post, in order. */
  readonly authors: readonly AuthorProps[];
  /** Tags of the post, as links. */
  readonly tags: readonly LinkProps[];
}

/** Props of the slot of the question for consent. */
export interface ConsentSlotProps extends PageSlotProps {
  /** The link of `consent.privacy` in the configuration; null for none. */
  readonly privacyLink: LinkProps | null;
}

/** The slots of the theme: a file `theme/slots/<Name>.tsx` fills the slot of its name. */
export interface Slots {
  /** In `<head>`, after docsgen's tags. For `<meta>` and `<link>`, not for scripts. */
  Head: PageSlotProps;
  /** Above the navbar, below the announcement. */
  BeforeNavbar: PageSlotProps;
  /** Below the navbar, above everything else. It scrolls away with the page. */
  AfterNavbar: PageSlotProps;
  /** In the sidebar, above its entries. */
  BeforeSidebar: SidebarSlotProps;
  /** In the sidebar, below its entries. */
  AfterSidebar: SidebarSlotProps;
  /** Above the heading of a doc or a standalone page. */
  BeforeContent: PageSlotProps;
  /** Below the text of a doc or a standalone page, above the links to its neighbors. */
  AfterContent: PageSlotProps;
  /** Above the table of contents beside the text. */
  BeforeToc: TocSlotProps;
  /** Below the table of contents beside the text. */
  AfterToc: TocSlotProps;
  /** Above the header of a blog post. */
  BeforePost: PostSlotProps;
  /** Below the text and the tags of a blog post. */
  AfterPost: PostSlotProps;
  /** Below the links from a blog post to its neighbors. For comments. */
  Comments: PostSlotProps;
  /** Above the posts in a list of posts. */
  BeforePostList: PageSlotProps;
  /** Below the posts in a list of posts, above the links to newer and older ones. */
  AfterPostList: PageSlotProps;
  /** Above the landing page. */
  BeforeHome: PageSlotProps;
  /** Below the landing page. */
  AfterHome: PageSlotProps;
  /** Above the text of the 404 page. */
  BeforeNotFound: PageSlotProps;
  /** Below the text of the 404 page. */
  AfterNotFound: PageSlotProps;
  /** Above the footer, even on a site without one. */
  BeforeFooter: PageSlotProps;
  /** Below the footer, at the end of the page. */
  AfterFooter: PageSlotProps;
  /** The consent banner, in place of docsgen's own, on sites that ask for consent. */
  Consent: ConsentSlotProps;
}

export type SlotName = keyof Slots;

/** The props of a slot: `SlotProps<'AfterContent'>`. */
export type SlotProps<Name extends SlotName> = Slots[Name];
