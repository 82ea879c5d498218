import type { ReactNode } from 'react';

/**
 * Returns JSON-LD for search engines, which browsers neither show nor run; null for none. No `<` is
 * left in the JSON.
 */
export function renderStructuredData(json: string | undefined): ReactNode {
  if (json === undefined) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
