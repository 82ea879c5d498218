import type { ReactNode } from 'react';
import type { MovedPage } from '../../shared/moved-page.ts';
import { Icon } from '../../theme/icons/Icon.tsx';
import type { LinkUpdate } from '../renames/update-links.ts';

/** Renders the offer to update the links to a renamed page, and to rename its translations. */
export function LinkOffer({ move }: { readonly move: MovedPage }): ReactNode {
  const { from, links, translations = [] } = move;
  const isOne = links.length + translations.length === 1;
  return (
    <p className="offer">
      <button type="button" className="action" data-links="update" data-from={from}>
        {offerText(move)}
      </button>
      <button type="button" className="action action-plain" data-links="leave" data-from={from}>
        Leave {isOne ? 'it' : 'them'}
      </button>
    </p>
  );
}

function offerText({ links, translations = [] }: MovedPage): string {
  const ofLinks = links.length === 1 ? 'update the link' : `update all ${links.length} links`;
  const ofTranslations = `rename the translation${translations.length === 1 ? '' : 's'}`;
  const what = [...(translations.length > 0 ? [ofTranslations] : []), ...(links.length > 0 ? [ofLinks] : [])];
  const text = what.join(' and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
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

function Update({ update: { to, updated, renamed, left } }: { readonly update: LinkUpdate }): ReactNode {
  return (
    <>
      {updated.length > 0 && (
        <p className="result-title">
          {countText(updated)} to <code>{to}</code>
        </p>
      )}
      <ul>
        {renamed.map((file) => (
          <li key={file.from}>
            Renamed <code>{file.from}</code> to <code>{file.to}</code>
          </li>
        ))}
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
