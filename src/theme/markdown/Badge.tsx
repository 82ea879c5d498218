import { UsageError } from '../../shared/usage-error.ts';
import type { ReactNode } from 'react';

const variants = ['default', 'neutral', 'note', 'tip', 'warning', 'danger'] as const;

export interface BadgeProps {
  /** Instead of children. */
  readonly text?: string;
  /** Color: `default`, `neutral`, `note`, `tip`, `warning` or `danger`. */
  readonly variant?: string;
  /** The label. */
  readonly children?: ReactNode;
}

function isVariant(name: string): name is (typeof variants)[number] {
  return variants.some((variant) => variant === name);
}

/**
 * Renders a short label such as "New" for the text beside it. Throws a `UsageError` for an unknown
 * variant.
 */
export function Badge({ text, variant = 'default', children }: BadgeProps): ReactNode {
  if (!isVariant(variant)) {
    throw new UsageError(`there is no variant "${variant}".`, `The variants are ${variants.join(', ')}.`);
  }
  return <span className={`text-badge text-badge-${variant}`}>{text ?? children}</span>;
}
