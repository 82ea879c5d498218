import type { ReactNode } from 'react';

export interface StructuredDataProps {
  /** JSON-LD, in which no `<` is left. */
  readonly json: string;
}

/** Renders data for search engines, which browsers neither show nor run. */
export function StructuredData({ json }: StructuredDataProps): ReactNode {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
