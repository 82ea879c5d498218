import { useStrings } from '../context/context.ts';
import { Waveform } from '../icons/Waveform.tsx';
import { opensSearch } from '../search/opens-search.ts';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import type { ReactNode } from 'react';
import type { NotFoundMain } from '../../shared/not-found-main.ts';

export interface NotFoundProps {
  /** The URLs of the home page and of the search. */
  readonly main: NotFoundMain;
}

/** Renders the page that a reader sees at an address that does not exist. */
export function NotFound({ main }: NotFoundProps): ReactNode {
  const strings = useStrings();
  const text = (
    <div className="not-found" data-languages={main.languages && JSON.stringify(main.languages)}>
      <Waveform text="404" bars={26} silent={20} />
      <h1 className="page-title">{strings['theme.NotFound.title']}</h1>
      <p className="lead">{strings['theme.NotFound.p1']}</p>
      <p>{strings['theme.NotFound.p2']}</p>
      <p className="button-row">
        <a className="button button-primary" href={main.homeHref}>
          {strings['theme.NotFound.homeLink']}
        </a>
        {main.search !== null && (
          <a className="button" {...opensSearch(main.search)}>
            {strings['theme.SearchBar.placeholder']}
          </a>
        )}
      </p>
      {main.reportHref !== undefined && (
        <p className="report-address" hidden>
          <a data-report={main.reportHref}>{strings['theme.PageActions.report']}</a>
        </p>
      )}
      {main.search !== null && <NearestPages />}
    </div>
  );
  return surround('NotFound', text, useSlotPage());
}

/**
 * What the script of the page fills with the pages whose addresses are most like the failed one.
 */
function NearestPages(): ReactNode {
  const strings = useStrings();
  return (
    <div className="nearest-pages">
      <template>
        <h2>{strings['theme.NotFound.nearest']}</h2>
        <ul>
          <li>
            <a>
              <span className="nearest-title" />
              <bdi className="nearest-address" dir="ltr" />
            </a>
          </li>
        </ul>
      </template>
    </div>
  );
}
