import { ThemeContext } from '../context/context.ts';
import { stringsFor } from '../strings/strings.ts';
import { SidebarList } from './SidebarList.tsx';
import type { ReactNode } from 'react';
import type { LocaleProps, SidebarItemProps } from '../../shared/page-props.ts';
import type { SiteValue } from '../../shared/site-value.ts';

export interface SidebarTreeProps {
  readonly locale: LocaleProps;
  readonly site: SiteValue;
  readonly items: readonly SidebarItemProps[];
}

/**
 * Renders the whole tree of a long sidebar. It is written to a file from which pages load the lists
 * that they do not contain.
 */
export function SidebarTree({ locale, site, items }: SidebarTreeProps): ReactNode {
  const theme = { strings: stringsFor(locale.htmlLang), locale, site, page: null };
  return (
    <ThemeContext value={theme}>
      <SidebarList items={items} list="" isOwn />
    </ThemeContext>
  );
}
