import { isExternal } from '../../shared/is-external.ts';
import { UsageError } from '../../shared/usage-error.ts';
import { Link } from '../layout/Link.tsx';
import { IconTag } from './IconTag.tsx';
import type { ReactNode } from 'react';

export interface CardTagProps {
  /** Title of the card; it must not be empty. */
  readonly title?: string;
  /** Name of an icon of the theme. */
  readonly icon?: string;
  /** Makes the whole card a link. */
  readonly href?: string;
  /** The content. */
  readonly children?: ReactNode;
}

/** Renders a box with a title and content. Throws a `UsageError` without a title. */
export function Card({ title, icon, href, children }: CardTagProps): ReactNode {
  if (title === undefined || title === '') {
    throw new UsageError('it has no title.', 'Write `<Card title="…">`.');
  }
  return (
    <div className="card">
      {icon !== undefined && (
        <span className="card-icon">
          <IconTag name={icon} />
        </span>
      )}
      {href === undefined ? (
        <p className="card-title">{title}</p>
      ) : (
        <Link className="card-title" href={href} external={isExternal(href)}>
          {title}
        </Link>
      )}
      {children !== undefined && <div className="card-body">{children}</div>}
    </div>
  );
}
