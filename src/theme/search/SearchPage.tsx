import { useStrings } from '../context/context.ts';
import { PageIndex } from './PageIndex.tsx';
import { SearchField } from './SearchField.tsx';
import type { ReactNode } from 'react';
import type { SearchMain } from '../../shared/main-props.ts';

export interface SearchPageProps {
  /** Titles, and all pages of the site for readers without scripts. */
  readonly main: SearchMain;
}

/**
 * Renders the page of search results, which scripts fill in. It lists all pages if there is no
 * query, or without scripts.
 */
export function SearchPage({ main }: SearchPageProps): ReactNode {
  const strings = useStrings();
  return (
    <div className="column search-page" data-title={main.documentTitle} data-query-title={main.queryTitle}>
      <h1 className="page-title">{strings['theme.SearchPage.title']}</h1>
      <form role="search" action={main.href}>
        <SearchField />
      </form>
      <div className="search-results" />
      <section className="all-pages">
        <h2>{strings['theme.SearchPage.allPages']}</h2>
        {main.sections.map(({ label, href, items }, index) => (
          <section key={index}>
            <h3>{href === null ? label : <a href={href}>{label}</a>}</h3>
            <PageIndex entries={items} />
          </section>
        ))}
      </section>
    </div>
  );
}
