import { useStrings } from '../context/context.ts';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import type { ReactNode } from 'react';
import type { NotFoundMain } from '../../shared/main-props.ts';

export interface NotFoundProps {
  /** The address of the home page. */
  readonly main: NotFoundMain;
}

/** Renders the page that a reader sees at an address that does not exist. */
export function NotFound({ main }: NotFoundProps): ReactNode {
  const strings = useStrings();
  const text = (
    <div className="not-found">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1 className="page-title">{strings['theme.NotFound.title']}</h1>
      <p className="lead">{strings['theme.NotFound.p1']}</p>
      <p>{strings['theme.NotFound.p2']}</p>
      <a className="button button-primary" href={main.homeHref}>
        {strings['theme.NotFound.homeLink']}
      </a>
    </div>
  );
  return surround('NotFound', text, useSlotPage());
}
