import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/** Prints the words over the footnotes. */
export function FootnoteLabel(): ReactNode {
  return useStrings()['theme.footnotes.label'];
}
