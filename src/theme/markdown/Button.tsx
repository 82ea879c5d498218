import { isExternal } from '../../shared/is-external.ts';
import { buttonClasses, buttonVariants } from '../../shared/text-parts.ts';
import { UsageError } from '../../shared/usage-error.ts';
import { Link } from '../layout/Link.tsx';
import type { ReactNode } from 'react';

export interface ButtonProps {
  /** Where it leads: a page, a file or a URL. */
  readonly href?: string;
  /** `primary`, which is filled, or `secondary`. Default: `primary`. */
  readonly variant?: string;
  /** Id of the element. */
  readonly id?: string;
  /** Class of the element. */
  readonly className?: string;
  /** The label. */
  readonly children?: ReactNode;
}

/**
 * Renders a link that looks like a button. Throws a `UsageError` without an address, and for an
 * unknown variant.
 */
export function Button({ href = '', variant = 'primary', id, className, children }: ButtonProps): ReactNode {
  if (href === '') throw new UsageError('it has no target.', 'Write `<Button href="./page.md">…</Button>`.');
  const classes = buttonClasses(variant);
  if (classes === null) {
    throw new UsageError(`there is no variant "${variant}".`, `The variants are ${buttonVariants.join(', ')}.`);
  }
  const names = [...classes, ...(className === undefined ? [] : [className])];
  return (
    <Link href={href} className={names.join(' ')} id={id} external={isExternal(href)}>
      {children}
    </Link>
  );
}
