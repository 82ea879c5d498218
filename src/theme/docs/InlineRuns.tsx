import type { ReactNode } from 'react';
import type { InlineText } from '../../shared/main-props.ts';

/** Renders the text of a heading with its marks. */
export function InlineRuns({ runs }: { readonly runs: readonly InlineText[] }): ReactNode {
  return runs.map(({ text, mark: Mark }, index) => (Mark === null ? text : <Mark key={index}>{text}</Mark>));
}
