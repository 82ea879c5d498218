import { isExternal } from '../../shared/is-external.ts';
import { UsageError } from '../../shared/usage-error.ts';
import { Icon } from '../icons/Icon.tsx';
import { Link } from '../layout/Link.tsx';
import type { ReactNode } from 'react';

export interface LinkCardProps {
  /** Title of the card. */
  readonly title?: string;
  /** Address of the link. */
  readonly href?: string;
  /** What the link leads to. */
  readonly description?: string;
}

/**
 * Renders a link as a card, with a description of its target. Throws a `UsageError` without a title
 * or an address.
 */
export function LinkCard({ title, href, description }: LinkCardProps): ReactNode {
  if (title === undefined || href === undefined) {
    throw new UsageError('it needs a title and a target.', 'Write `<LinkCard title="…" href="./page.md" />`.');
  }
  const external = isExternal(href);
  return (
    <div className="card link-card">
      <Link className="card-title" href={href} external={external}>
        {title}
      </Link>
      {description !== undefined && <p className="card-text">{description}</p>}
      {!external && <Icon name="arrow" />}
    </div>
  );
}
