import { useId } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';

export interface TooltipProps {
  /** What the tooltip says. */
  readonly text?: string;
  /** Id of the element. */
  readonly id?: string;
  /** Class of the element. */
  readonly className?: string;
  /** The words with the tooltip. */
  readonly children?: ReactNode;
}

/**
 * Renders words with a tooltip, which shows at the pointer and the keyboard without scripts. Throws
 * a `UsageError` without a text.
 */
export function Tooltip({ text = '', id, className, children }: TooltipProps): ReactNode {
  const tooltipId = `tooltip${useId()}`;
  if (text.trim() === '') throw new UsageError('it has no text.', 'Write `<Tooltip text="…">…</Tooltip>`.');
  return (
    <span
      id={id}
      className={className === undefined ? 'tooltip' : `tooltip ${className}`}
      tabIndex={0}
      aria-describedby={tooltipId}
    >
      {children}
      <span className="tooltip-text" role="tooltip" id={tooltipId} {...unsearched}>
        {text}
      </span>
    </span>
  );
}
