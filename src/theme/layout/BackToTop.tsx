import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/**
 * Renders the button that scrolls back to the top. The early script shows it when the reader
 * scrolls up.
 */
export function BackToTop(): ReactNode {
  const label = useStrings()['theme.BackToTopButton.buttonAriaLabel'];
  return <button type="button" className="back-to-top" aria-label={label} title={label} />;
}
