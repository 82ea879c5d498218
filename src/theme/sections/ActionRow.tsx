import { Link } from '../layout/Link.tsx';
import type { ReactNode } from 'react';
import type { HomeActionProps } from '../../shared/home-props.ts';

/** Renders links as a row of buttons. */
export function ActionRow({ actions }: { readonly actions: readonly HomeActionProps[] }): ReactNode {
  return (
    <p className="button-row">
      {actions.map((action, index) => (
        <Link
          key={index}
          className={action.primary ? 'button button-primary' : 'button'}
          href={action.href}
          external={action.external}
        >
          {action.label}
        </Link>
      ))}
    </p>
  );
}
