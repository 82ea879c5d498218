import { codeScheme } from '../../shared/code-scheme.ts';
import { UsageError } from '../../shared/usage-error.ts';
import { Icon } from '../icons/Icon.tsx';
import { useStrings } from '../context/context.ts';
import { unsearched } from './unsearched.ts';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Whether the link opens in a new tab and has a mark. */
  readonly external?: boolean;
  /** The text of the link. */
  readonly children?: ReactNode;
}

/**
 * Returns the `rel` of a link to another site: what its author wrote, after what keeps the other
 * site from seeing and controlling this page.
 */
function withSafety(rel = ''): string {
  return [...new Set(['noopener', 'noreferrer', ...rel.split(/\s+/).filter(Boolean)])].join(' ');
}

/** Mail and telephone links open another program, so they need no new tab. */
const opensProgram = /^(?:mailto|tel|sms):/i;

/**
 * Renders a link. A link to another site opens in a new tab and has a text for screen readers that
 * says so.
 */
export function Link({ external = false, children, ...attributes }: LinkComponentProps): ReactNode {
  const strings = useStrings();
  const scheme = codeScheme(attributes.href ?? '');
  if (scheme !== null) {
    throw new UsageError(
      `its address begins with \`${scheme}\`.`,
      'Pages do not run code from URLs: name a page, a file or another URL.',
    );
  }
  if (!external || opensProgram.test(attributes.href ?? '')) return <a {...attributes}>{children}</a>;
  return (
    <a {...attributes} target="_blank" rel={withSafety(attributes.rel)}>
      {children}
      <Icon name="external" />
      <span className="visually-hidden" {...unsearched}>
        {' '}
        {strings['theme.IconExternalLink.ariaLabel']}
      </span>
    </a>
  );
}
