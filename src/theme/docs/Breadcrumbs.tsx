import { Icon } from '../icons/Icon.tsx';
import { useStrings } from '../context/context.ts';
import { Label } from '../layout/Label.tsx';
import type { ReactNode } from 'react';
import type { BreadcrumbProps } from '../../shared/main-props.ts';

export interface BreadcrumbsProps {
  /** URL of the home page. */
  readonly homeHref: string;
  /** The path, from the first category to the page itself. */
  readonly items: readonly BreadcrumbProps[];
}

/** Renders the path from the home page to this page. The last item is the page itself. */
export function Breadcrumbs({ homeHref, items }: BreadcrumbsProps): ReactNode {
  const strings = useStrings();
  if (items.length === 0) return null;
  const last = items.length - 1;
  return (
    <nav className="breadcrumbs" aria-label={strings['theme.docs.breadcrumbs.navAriaLabel']}>
      <ol>
        <li>
          <a href={homeHref} aria-label={strings['theme.docs.breadcrumbs.home']}>
            <Icon name="home" />
          </a>
        </li>
        {items.map((item, index) => (
          <li key={index} aria-current={index === last ? 'page' : undefined}>
            {index === last || item.href === null ? (
              <Label language={item.language}>{item.label}</Label>
            ) : (
              <a href={item.href}>
                <Label language={item.language}>{item.label}</Label>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
