import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/**
 * Renders the page that a reader without a connection sees in place of a page that is not kept on
 * the device. The service worker puts the address of that page and the list of kept pages into it.
 * The template is its notice on pages that have changed since they were opened.
 */
export function Offline(): ReactNode {
  const strings = useStrings();
  return (
    <div className="column offline">
      <h1 className="page-title">{strings['theme.Offline.title']}</h1>
      <p className="lead">{strings['theme.Offline.text']}</p>
      <p className="offline-address">
        <code id="offline-address" />
      </p>
      <a className="button button-primary" href="" data-full-load="">
        {strings['theme.RouteError.retry']}
      </a>
      <section className="offline-kept">
        <h2>{strings['theme.Offline.kept']}</h2>
        <ul id="offline-kept" />
      </section>
      <template id="offline-notice">
        <p>{strings['theme.Offline.updated']}</p>
        <button type="button">{strings['theme.LostCode.reload']}</button>
      </template>
    </div>
  );
}
