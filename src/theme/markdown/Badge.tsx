import { UsageError } from '../../shared/usage-error.ts';
import { badgeVariants, isBadgeVariant } from '../../shared/badge-variants.ts';
import type { ReactNode } from 'react';

export interface BadgeProps {
  /** Used in place of children. */
  readonly text?: string;
  /** Color: `default`, `neutral`, `note`, `tip`, `warning` or `danger`. */
  readonly variant?: string;
  /** The label. */
  readonly children?: ReactNode;
}

/**
 * Renders a short label such as "New" for the text beside it. Throws a `UsageError` for an unknown
 * variant.
 */
export function Badge({ text, variant = 'default', children }: BadgeProps): ReactNode {
  if (!isBadgeVariant(variant)) {
    throw new UsageError(`there is no variant "${variant}".`, `The variants are ${badgeVariants.join(', ')}.`);
  }
  return <span className={`text-badge text-badge-${variant}`}>{text ?? children}</span>;
}
