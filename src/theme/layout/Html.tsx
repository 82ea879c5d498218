import type { ReactNode } from 'react';

export interface HtmlProps {
  readonly html: string;
  readonly className: string;
}

/** Renders HTML that the site's author wrote in the configuration. */
export function Html({ html, className }: HtmlProps): ReactNode {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
