import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/** Prints the button that leads back to the top; the early script shows it to a reader who scrolls up. */
export function BackToTop(): ReactNode {
  const label = useStrings()['theme.BackToTopButton.buttonAriaLabel'];
  return <button type="button" className="back-to-top" aria-label={label} title={label} />;
}
