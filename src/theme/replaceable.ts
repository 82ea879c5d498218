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

type Row = readonly [folder: string, contract: number, safety: ReplaceableComponent['safety'], about: string];

const rows: Readonly<Record<string, Row>> = {
  Admonition: ['markdown', 1, 'safe', 'A box such as a note or a warning in the text.'],
  AnnouncementBar: ['layout', 1, 'safe', 'The bar above the navbar.'],
  Article: ['docs', 2, 'may change', "A page's text under its heading."],
  BackToTop: ['layout', 1, 'may change', 'The button that scrolls back to the top.'],
  Badge: ['markdown', 1, 'safe', 'A short label in the text.'],
  BlogList: ['blog', 1, 'may change', 'One page of the list of all posts.'],
  BlogPost: ['blog', 2, 'may change', 'The page of a post.'],
  Brand: ['layout', 1, 'safe', 'The logo and the name of the site in the navbar.'],
  Breadcrumbs: ['docs', 1, 'safe', 'The path from the home page to a doc.'],
  Bylines: ['blog', 1, 'safe', 'The authors of a post.'],
  Card: ['markdown', 1, 'safe', 'A box with a title in the text.'],
  CategoryCards: ['docs', 1, 'safe', 'The pages of a category as cards.'],
  CategoryPage: ['docs', 1, 'may change', 'The page of a sidebar category.'],
  CodeBlock: ['markdown', 2, 'may change', 'A block of code.'],
  ColorSwitch: ['layout', 1, 'may change', 'The button that switches between light and dark.'],
  Details: ['markdown', 1, 'safe', 'Text that readers can unfold.'],
  DocPage: ['docs', 1, 'may change', 'The page of a doc.'],
  DocPager: ['docs', 1, 'safe', 'The links to the previous and the next doc.'],
  Figure: ['markdown', 1, 'safe', 'A picture with a caption.'],
  Footer: ['layout', 1, 'safe', 'The footer of every page.'],
  Heading: ['markdown', 1, 'may change', 'A heading of level 2 to 6 in the text.'],
  Home: ['pages', 1, 'safe', 'The landing page.'],
  Image: ['markdown', 1, 'safe', 'A picture in the text.'],
  Link: ['layout', 1, 'safe', 'A link in the layout or in the text.'],
  LinkCard: ['markdown', 1, 'safe', 'A link in the text, as a card.'],
  Logo: ['layout', 1, 'safe', 'A logo, with its variant for dark pages.'],
  MarkdownPage: ['pages', 1, 'may change', 'A page that does not belong to a collection.'],
  Navbar: ['layout', 1, 'may change', 'The bar at the top of every page.'],
  NavbarDropdown: ['layout', 1, 'may change', 'A navbar menu.'],
  NavbarLink: ['layout', 1, 'safe', 'A link in the navbar or its menus.'],
  NotFound: ['pages', 1, 'safe', 'The text of the 404 page.'],
  Notices: ['docs', 1, 'safe', "The notices above a page's text: not translated, old version and so on."],
  PageActions: [
    'docs',
    1,
    'may change',
    'What readers can do with a page: copy its Markdown, edit it, report a problem.',
  ],
  PageDetails: ['docs', 1, 'safe', "The row below a page's text: the edit link and the date of the last change."],
  Pager: ['docs', 1, 'safe', 'The links to the previous and the next page as two cards.'],
  PostMeta: ['blog', 1, 'safe', 'The date and the reading time of a post.'],
  PostSummary: ['blog', 1, 'safe', 'A post in a list of posts.'],
  SearchOpener: ['search', 1, 'may change', 'The control that opens the search.'],
  SearchPage: ['search', 1, 'may change', 'The search results page.'],
  Sidebar: ['docs', 1, 'may change', 'The navigation beside the text.'],
  SidebarCategory: ['docs', 1, 'may change', 'A category of the sidebar.'],
  SkipLink: ['layout', 1, 'may change', 'The first link of a page, which skips the navigation.'],
  Steps: ['markdown', 1, 'safe', 'Steps along a line.'],
  Table: ['markdown', 1, 'safe', 'A table in a scrolling box.'],
  TableOfContents: ['docs', 2, 'may change', 'The table of contents beside the text.'],
  TagRow: ['tags', 1, 'safe', 'The tags of a post or a doc.'],
  TocFold: ['docs', 1, 'safe', 'The table of contents on screens without room beside the text, closed at first.'],
  VersionBadge: ['docs', 1, 'safe', 'The version that a doc belongs to.'],
};

/** The components of the theme that a file `theme/<Name>.tsx` of a site replaces, by name. */
export const replaceable: Readonly<Record<string, ReplaceableComponent>> = Object.fromEntries(
  Object.entries(rows).map(([name, [folder, contract, safety, about]]) => [
    name,
    { file: `${folder}/${name}.tsx`, contract, safety, about },
  ]),
);
