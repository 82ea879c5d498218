import type { ReactNode } from 'react';
import type { MovedPage } from '../../shared/moved-page.ts';
import { Icon } from '../../theme/icons/Icon.tsx';
import type { LinkUpdate } from '../renames/update-links.ts';

/** Renders the offer to update the links to a renamed page. */
export function LinkOffer({ move: { from, links } }: { readonly move: MovedPage }): ReactNode {
  const count = links.length === 1 ? 'the link' : `all ${links.length} links`;
  return (
    <p className="offer">
      <button type="button" className="action" data-links="update" data-from={from}>
        Update {count}
      </button>
      <button type="button" className="action action-plain" data-links="leave" data-from={from}>
        Leave {links.length === 1 ? 'it' : 'them'}
      </button>
    </p>
  );
}

/** Renders what updates of links have done, with a button that closes it. */
export function LinkUpdates({ updates }: { readonly updates: readonly LinkUpdate[] }): ReactNode {
  return (
    <div className="result-box">
      <button type="button" className="close" data-close aria-label="Close">
        <Icon name="close" />
      </button>
      {updates.map((update) => (
        <Update key={update.from} update={update} />
      ))}
    </div>
  );
}

function Update({ update: { to, updated, left } }: { readonly update: LinkUpdate }): ReactNode {
  return (
    <>
      {updated.length > 0 && (
        <p className="result-title">
          {countText(updated)} to <code>{to}</code>
        </p>
      )}
      <ul>
        {updated.map(({ file, links }) => (
          <li key={file}>
            <code>{file}</code>: {links}
          </li>
        ))}
        {left.map(({ file, reason }) => (
          <li key={file} className="result-left">
            <code>{file}</code> {reason}, so it was left as it is
          </li>
        ))}
      </ul>
    </>
  );
}

function countText(updated: LinkUpdate['updated']): string {
  const count = updated.reduce((sum, { links }) => sum + links, 0);
  return `Updated ${count} link${count === 1 ? '' : 's'}`;
}
