import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import { opensSearch } from './opens-search.ts';
import type { ReactNode } from 'react';
import type { NavbarSearchProps } from '../../shared/page-props.ts';

export interface SearchOpenerProps {
  /** URL of the results page and of the search dialog. */
  readonly search: NavbarSearchProps;
  /** Whether only an icon is shown, as on narrow screens. */
  readonly isIcon?: boolean;
}

/**
 * Renders the control that opens the search dialog. Without scripts it is a link to the page that
 * lists all pages.
 */
export function SearchOpener({ search, isIcon = false }: SearchOpenerProps): ReactNode {
  const label = useStrings()['theme.SearchBar.label'];
  return (
    <a
      className={isIcon ? 'icon-button search-opener when-narrow' : 'search-opener'}
      data-shortcut={isIcon ? undefined : 'Ctrl K'}
      {...opensSearch(search)}
    >
      <Icon name="search" />
      <span className={isIcon ? 'visually-hidden' : undefined}>{label}</span>
    </a>
  );
}
