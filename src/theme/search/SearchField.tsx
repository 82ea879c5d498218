import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import type { ComponentProps, ReactNode } from 'react';

/** Renders the field for the query, with the button that clears it. `props` go to the `<input>`. */
export function SearchField(props: ComponentProps<'input'>): ReactNode {
  const strings = useStrings();
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        type="search"
        name="q"
        aria-label={strings['theme.SearchBar.label']}
        placeholder={strings['theme.SearchBar.placeholder']}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
      <button type="reset" className="icon-button" aria-label={strings['theme.SearchBar.clear']}>
        <Icon name="close" />
      </button>
    </div>
  );
}
