import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/** Renders the heading text over the footnotes. */
export function FootnoteLabel(): ReactNode {
  return useStrings()['theme.footnotes.label'];
}
