import type { ComponentType, ElementType, ReactNode } from 'react';
import type { Components } from 'rehype-react';
import type { ConvertCommand } from '../theme/context/context.ts';
import type { RenderFragment } from '../theme/context/CachedFragment.tsx';
import type { LocaleProps, PageProps, SidebarItemProps } from '../shared/page-props.ts';

/** What the bundled theme of a site gives: `build/` makes the bundle, `render/` only uses what it exports. */
export interface Theme {
  readonly Page: ComponentType<{
    readonly props: PageProps;
    readonly contents: Readonly<Record<string, ReactNode>>;
    readonly renderFragment?: RenderFragment | null;
    readonly convertCommand?: ConvertCommand;
  }>;
  /** Printer of a long sidebar's whole tree. */
  readonly SidebarTree: ComponentType<{ readonly locale: LocaleProps; readonly items: readonly SidebarItemProps[] }>;
  /** Printer of what the search of a locale is made from. */
  readonly SearchBox: ComponentType<{ readonly locale: LocaleProps }>;
  /** Printers of Markdown elements by tag name. */
  readonly markdownComponents: Components & Readonly<Record<string, ElementType>>;
  /** What an `.mdx` page may use without an import, by name. */
  readonly mdxComponents: Readonly<Record<string, ElementType>>;
}
