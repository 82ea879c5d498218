import { isExternal } from '../../shared/is-external.ts';
import { UsageError } from '../../shared/usage-error.ts';
import { Icon } from '../icons/Icon.tsx';
import { Link } from '../layout/Link.tsx';
import type { ReactNode } from 'react';

export interface LinkCardProps {
  readonly title?: string;
  readonly href?: string;
  readonly description?: string;
}

/** Prints a link that stands out, with what it leads to. */
export function LinkCard({ title, href, description }: LinkCardProps): ReactNode {
  if (title === undefined || href === undefined) {
    throw new UsageError('it needs a title and an address.', 'Write `<LinkCard title="…" href="./page.md" />`.');
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
