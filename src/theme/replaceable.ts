/** A component of the theme that a site can replace. */
export interface ReplaceableComponent {
  /** Its file in `src/theme/`. */
  readonly file: string;
  /**
   * The number of its contract: its props, and what its HTML must have for the scripts and the
   * style sheet. It increases when ejected files have to be changed.
   */
  readonly contract: number;
  /**
   * `safe`: its contract is not expected to change. `may change`: scripts depend on its HTML, or it
   * arranges a whole page, so prefer to wrap it or to fill a slot.
   */
  readonly safety: 'safe' | 'may change';
  /** What it renders. */
  readonly about: string;
}

/** The components of the theme that a file `theme/<Name>.tsx` of a site replaces, by name. */
export const replaceable: Readonly<Record<string, ReplaceableComponent>> = {
  Admonition: {
    file: 'markdown/Admonition.tsx',
    contract: 1,
    safety: 'safe',
    about: 'A box such as a note or a warning in the text.',
  },
  AnnouncementBar: {
    file: 'layout/AnnouncementBar.tsx',
    contract: 1,
    safety: 'safe',
    about: 'The bar above the navbar.',
  },
  Article: {
    file: 'docs/Article.tsx',
    contract: 2,
    safety: 'may change',
    about: 'A text under its heading.',
  },
  BackToTop: {
    file: 'layout/BackToTop.tsx',
    contract: 1,
    safety: 'may change',
    about: 'The button that scrolls back to the top.',
  },
  Badge: { file: 'markdown/Badge.tsx', contract: 1, safety: 'safe', about: 'A short label in the text.' },
  BlogList: { file: 'blog/BlogList.tsx', contract: 1, safety: 'may change', about: 'A page of the list of all posts.' },
  BlogPost: { file: 'blog/BlogPost.tsx', contract: 2, safety: 'may change', about: 'The page of a post.' },
  Brand: {
    file: 'layout/Brand.tsx',
    contract: 1,
    safety: 'safe',
    about: 'The logo and the name of the site in the navbar.',
  },
  Breadcrumbs: {
    file: 'docs/Breadcrumbs.tsx',
    contract: 1,
    safety: 'safe',
    about: 'The path from the home page to a doc.',
  },
  Bylines: { file: 'blog/Bylines.tsx', contract: 1, safety: 'safe', about: 'The authors of a post.' },
  Card: { file: 'markdown/Card.tsx', contract: 1, safety: 'safe', about: 'A box with a title in the text.' },
  CategoryCards: {
    file: 'docs/CategoryCards.tsx',
    contract: 1,
    safety: 'safe',
    about: 'The pages of a category as cards.',
  },
  CategoryPage: {
    file: 'docs/CategoryPage.tsx',
    contract: 1,
    safety: 'may change',
    about: 'The page of a sidebar category.',
  },
  CodeBlock: { file: 'markdown/CodeBlock.tsx', contract: 2, safety: 'may change', about: 'A block of code.' },
  ColorSwitch: {
    file: 'layout/ColorSwitch.tsx',
    contract: 1,
    safety: 'may change',
    about: 'The button that switches between light and dark.',
  },
  Details: { file: 'markdown/Details.tsx', contract: 1, safety: 'safe', about: 'A text that readers unfold.' },
  DocPage: { file: 'docs/DocPage.tsx', contract: 1, safety: 'may change', about: 'The page of a doc.' },
  DocPager: {
    file: 'docs/DocPager.tsx',
    contract: 1,
    safety: 'safe',
    about: 'The links to the previous and the next doc.',
  },
  Figure: { file: 'markdown/Figure.tsx', contract: 1, safety: 'safe', about: 'A picture with a caption.' },
  Footer: { file: 'layout/Footer.tsx', contract: 1, safety: 'safe', about: 'The footer of every page.' },
  Heading: {
    file: 'markdown/Heading.tsx',
    contract: 1,
    safety: 'may change',
    about: 'A heading of level 2 to 6 in the text.',
  },
  Home: { file: 'pages/Home.tsx', contract: 1, safety: 'safe', about: 'The landing page.' },
  Image: { file: 'markdown/Image.tsx', contract: 1, safety: 'safe', about: 'A picture in the text.' },
  Link: { file: 'layout/Link.tsx', contract: 1, safety: 'safe', about: 'A link in the layout or in the text.' },
  LinkCard: { file: 'markdown/LinkCard.tsx', contract: 1, safety: 'safe', about: 'A link in the text, as a card.' },
  Logo: { file: 'layout/Logo.tsx', contract: 1, safety: 'safe', about: 'A logo, with its variant for dark pages.' },
  MarkdownPage: {
    file: 'pages/MarkdownPage.tsx',
    contract: 1,
    safety: 'may change',
    about: 'A page that does not belong to a collection.',
  },
  Navbar: { file: 'layout/Navbar.tsx', contract: 1, safety: 'may change', about: 'The bar at the top of every page.' },
  NavbarDropdown: {
    file: 'layout/NavbarDropdown.tsx',
    contract: 1,
    safety: 'may change',
    about: 'A menu of the navbar.',
  },
  NavbarLink: {
    file: 'layout/NavbarLink.tsx',
    contract: 1,
    safety: 'safe',
    about: 'A link of the navbar and of its menus.',
  },
  NotFound: { file: 'pages/NotFound.tsx', contract: 1, safety: 'safe', about: 'The text of the 404 page.' },
  Notices: {
    file: 'docs/Notices.tsx',
    contract: 1,
    safety: 'safe',
    about: 'The notices above a text: not translated, an old version and so on.',
  },
  PageActions: {
    file: 'docs/PageActions.tsx',
    contract: 1,
    safety: 'may change',
    about: 'What readers can do with a page: copy its Markdown, edit it, report a problem.',
  },
  PageDetails: {
    file: 'docs/PageDetails.tsx',
    contract: 1,
    safety: 'safe',
    about: 'The row under a text: the edit link, and the last change.',
  },
  Pager: {
    file: 'docs/Pager.tsx',
    contract: 1,
    safety: 'safe',
    about: 'The links to the previous and the next page as two cards.',
  },
  PostMeta: {
    file: 'blog/PostMeta.tsx',
    contract: 1,
    safety: 'safe',
    about: 'The date and the reading time of a post.',
  },
  PostSummary: { file: 'blog/PostSummary.tsx', contract: 1, safety: 'safe', about: 'A post in a list of posts.' },
  SearchOpener: {
    file: 'search/SearchOpener.tsx',
    contract: 1,
    safety: 'may change',
    about: 'The control that opens the search.',
  },
  SearchPage: {
    file: 'search/SearchPage.tsx',
    contract: 1,
    safety: 'may change',
    about: 'The page of search results.',
  },
  Sidebar: { file: 'docs/Sidebar.tsx', contract: 1, safety: 'may change', about: 'The navigation beside the text.' },
  SidebarCategory: {
    file: 'docs/SidebarCategory.tsx',
    contract: 1,
    safety: 'may change',
    about: 'A category of the sidebar.',
  },
  SkipLink: {
    file: 'layout/SkipLink.tsx',
    contract: 1,
    safety: 'may change',
    about: 'The first link of a page, which skips the navigation.',
  },
  Steps: { file: 'markdown/Steps.tsx', contract: 1, safety: 'safe', about: 'Steps along a line.' },
  Table: { file: 'markdown/Table.tsx', contract: 1, safety: 'safe', about: 'A table in a box that scrolls.' },
  TableOfContents: {
    file: 'docs/TableOfContents.tsx',
    contract: 2,
    safety: 'may change',
    about: 'The table of contents beside the text.',
  },
  TagRow: { file: 'tags/TagRow.tsx', contract: 1, safety: 'safe', about: 'The tags of a post or a doc.' },
  TocFold: {
    file: 'docs/TocFold.tsx',
    contract: 1,
    safety: 'safe',
    about: 'The table of contents on screens without room beside the text, closed at first.',
  },
  VersionBadge: {
    file: 'docs/VersionBadge.tsx',
    contract: 1,
    safety: 'safe',
    about: 'The version that a doc belongs to.',
  },
};
