import type { ComponentType, ElementType, ReactNode } from 'react';
import type { Components } from 'rehype-react';
import type { MainComponents } from '../theme/MainArea.tsx';
import type { PageComponentProps, TextAloneProps } from '../theme/Page.tsx';
import type { LocaleProps, PageProps } from '../shared/page-props.ts';
import type { SidebarItemProps } from '../shared/sidebar-props.ts';
import type { SiteValue } from '../shared/site-value.ts';
import type { Strings } from '../shared/strings/en.ts';

/** What the parts of a locale that are not pages are rendered from. */
export interface LocaleParts {
  readonly locale: LocaleProps;
  readonly site: SiteValue;
  readonly strings: Strings;
}

/** The exports of a site's bundled theme. `bundler/` makes the bundle; `render/` only uses it. */
export interface Theme {
  readonly Page: ComponentType<PageComponentProps>;
  /** Renders the text of a page without anything around it. */
  readonly TextAlone: ComponentType<TextAloneProps>;
  /** A component for each kind of main area that types of collections add. */
  readonly mainComponents: MainComponents;
  /** Returns the tags that a site adds to the head of a page. */
  readonly renderHead: (props: PageProps) => ReactNode;
  /** Renders the whole tree of a long sidebar. */
  readonly SidebarTree: ComponentType<LocaleParts & { readonly items: readonly SidebarItemProps[] }>;
  /** Renders what a page says to readers of a language into which it is translated. */
  readonly LanguageHint: ComponentType<LocaleParts>;
  /** Renders the search box of a locale. */
  readonly SearchBox: ComponentType<LocaleParts>;
  /** Components of Markdown elements, by tag name. */
  readonly markdownComponents: Components & Readonly<Record<string, ElementType>>;
  /** Components that an `.mdx` page may use without an import, by name. */
  readonly mdxComponents: Readonly<Record<string, ElementType>>;
}
