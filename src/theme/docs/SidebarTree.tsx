import { ThemeContext } from '../context/context.ts';
import { stringsFor } from '../strings/strings.ts';
import { SidebarList } from './SidebarList.tsx';
import type { ReactNode } from 'react';
import type { LocaleProps, SidebarItemProps } from '../../shared/page-props.ts';

export interface SidebarTreeProps {
  readonly locale: LocaleProps;
  readonly items: readonly SidebarItemProps[];
}

/** Prints the whole tree of a long sidebar, for the file from which its pages take what they do not hold. */
export function SidebarTree({ locale, items }: SidebarTreeProps): ReactNode {
  const theme = { strings: stringsFor(locale.htmlLang), locale, page: null };
  return (
    <ThemeContext value={theme}>
      <SidebarList items={items} list="" isOwn />
    </ThemeContext>
  );
}
