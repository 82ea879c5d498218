import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/**
 * Renders the controls that narrow a search. Scripts make a button for each part of the site from
 * the first one, and add the versions of the docs.
 */
export function SearchFilters(): ReactNode {
  const strings = useStrings();
  return (
    <div data-part="filters" className="search-filters" hidden>
      <div
        className="search-sections"
        role="radiogroup"
        aria-label={strings['theme.SearchBar.filters.sections']}
        data-all={strings['theme.SearchBar.filters.allSections']}
      >
        <label>
          <input type="radio" />
          <span />
        </label>
      </div>
      <label className="search-versions">
        {strings['theme.SearchBar.filters.version']}
        <select data-own={strings['theme.SearchBar.filters.ownVersions']}>
          <option value="*">{strings['theme.SearchBar.filters.allVersions']}</option>
        </select>
      </label>
    </div>
  );
}
