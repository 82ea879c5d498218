import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import { Waveform } from '../icons/Waveform.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import type { ReactNode } from 'react';

/**
 * Renders one copy of each part of the search results. Scripts clone these parts and fill them in.
 */
export function SearchParts(): ReactNode {
  const strings = useStrings();
  return (
    <>
      <div
        data-part="group"
        className="search-group"
        data-docs={strings['theme.SearchBar.group.docs']}
        data-blog={strings['theme.SearchBar.group.blog']}
        data-page={strings['theme.SearchBar.group.page']}
        data-recent={strings['theme.SearchBar.recent']}
      >
        <div className="search-group-title" />
      </div>
      <a data-part="page" className="hit">
        <Icon name="doc" />
        <span className="hit-trail" />
        <span className="hit-title" />
        <span className="hit-excerpt" />
      </a>
      <a data-part="section" className="hit hit-section">
        <span className="hit-title" />
        <span className="hit-excerpt" />
      </a>
      {/*
       * The client-side navigation ignores this link, because a recent query opens in the search
       * dialog.
       */}
      <a data-part="recent" className="hit hit-recent" data-full-load="">
        <Icon name="recent" />
        <span className="hit-title" />
      </a>
      <button
        data-part="remove"
        type="button"
        className="icon-button"
        data-label={strings['theme.SearchBar.removeRecent']}
      >
        <Icon name="close" />
      </button>
      <SearchFilters />
      <div data-part="hint" className="search-state">
        <Waveform text="search" bars={24} />
        <p>{strings['theme.SearchBar.hint']}</p>
      </div>
      <div data-part="loading" className="search-state">
        <p>{strings['theme.SearchBar.loading']}</p>
      </div>
      <div data-part="empty" className="search-state">
        <Waveform text="search" bars={4} silent={20} />
        <p className="search-state-title" data-label={strings['theme.SearchBar.noResults']} />
        <p>{strings['theme.SearchBar.noResultsHint']}</p>
        <p className="search-suggestions" hidden>
          {strings['theme.SearchBar.suggestions']}
        </p>
        <button type="button" className="button search-widen" hidden>
          {strings['theme.SearchBar.filters.widen']}
        </button>
      </div>
      <div data-part="error" className="search-state">
        <p className="search-state-title">{strings['theme.SearchBar.error']}</p>
        <p>{strings['theme.SearchBar.errorHint']}</p>
        <button type="button" className="button">
          {strings['theme.SearchBar.retry']}
        </button>
      </div>
      <p data-part="count" role="status" data-forms={JSON.stringify(strings['theme.SearchBar.count.plurals'])} />
      <button data-part="more" type="button" className="button">
        {strings['theme.SearchPage.more']}
      </button>
    </>
  );
}
