import { ThemeContext } from '../context/context.ts';
import { SidebarList } from './SidebarList.tsx';
import type { ReactNode } from 'react';
import type { LocaleProps } from '../../shared/page-props.ts';
import type { SidebarItemProps } from '../../shared/sidebar-props.ts';
import type { SiteValue } from '../../shared/site-value.ts';
import type { Strings } from '../../shared/strings/en.ts';

export interface SidebarTreeProps {
  readonly locale: LocaleProps;
  readonly site: SiteValue;
  readonly strings: Strings;
  readonly items: readonly SidebarItemProps[];
}

/**
 * Renders the whole tree of a long sidebar. It is written to a file from which pages load the lists
 * that they do not contain.
 */
export function SidebarTree({ locale, site, strings, items }: SidebarTreeProps): ReactNode {
  const theme = { strings, locale, site, page: null };
  return (
    <ThemeContext value={theme}>
      <SidebarList items={items} list="" isOwn />
    </ThemeContext>
  );
}
