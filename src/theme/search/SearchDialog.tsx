import { useStrings } from '../context/context.ts';
import { SearchField } from './SearchField.tsx';
import type { ReactNode } from 'react';

/** Id of the list of results. It is unique because a page has one dialog. */
const listId = 'docs-search-list';

function Keys({ keys, label }: { readonly keys: readonly string[]; readonly label: string }): ReactNode {
  return (
    <span>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {label}
    </span>
  );
}

/** Renders the search dialog: a field, the list of results, and the keys that work in it. */
export function SearchDialog(): ReactNode {
  const strings = useStrings();
  return (
    <dialog className="search-dialog" aria-modal="true" aria-label={strings['theme.SearchBar.label']}>
      <form className="search-head" role="search">
        <SearchField
          role="combobox"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={false}
          enterKeyHint="go"
        />
        <button type="button" className="search-close">
          <kbd aria-hidden="true">esc</kbd>
          <span>{strings['theme.SearchBar.close']}</span>
        </button>
      </form>
      <div className="search-body">
        <div className="search-lists">
          <div id={listId} className="search-list" role="listbox" aria-label={strings['theme.SearchBar.results']} />
          <div className="search-removers" />
        </div>
        <div className="search-message" />
        <a className="search-all" data-label={strings['theme.SearchBar.seeAll']} hidden />
      </div>
      <div className="search-foot" aria-hidden="true">
        <Keys keys={['↑', '↓']} label={strings['theme.SearchBar.key.move']} />
        <Keys keys={['↵']} label={strings['theme.SearchBar.key.open']} />
        <Keys keys={['esc']} label={strings['theme.SearchBar.key.close']} />
      </div>
      <div className="search-status visually-hidden" role="status" />
    </dialog>
  );
}
