import { Icon } from '../icons/Icon.tsx';
import { useStrings } from '../context.ts';
import { unsearched } from './unsearched.ts';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly external?: boolean;
  readonly children?: ReactNode;
}

/** Prints a link; one that leads off the site opens in a new tab and says so. */
export function Link({ external = false, children, ...attributes }: LinkComponentProps): ReactNode {
  const strings = useStrings();
  if (!external) return <a {...attributes}>{children}</a>;
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <span className="visually-hidden" {...unsearched}>
        {' '}
        {strings['theme.IconExternalLink.ariaLabel']}
      </span>
    </a>
  );
}
