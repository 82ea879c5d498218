import type { ReactNode } from 'react';
import { liveFolder } from '../../shared/live-update.ts';

interface PanelDocumentProps {
  readonly title: string;
  /**
   * Whether the document replaces a page. The live script then shows errors inside it, not in an
   * overlay over it.
   */
  readonly isRefusal?: boolean;
  readonly children: ReactNode;
}

/** Renders one of docsgen's own documents, which uses nothing of the site. */
export function PanelDocument({ title, isRefusal = false, children }: PanelDocumentProps): ReactNode {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · docsgen`}</title>
        <link rel="stylesheet" href={`${liveFolder}live.css`} />
      </head>
      <body className="docsgen-live document">
        <main data-refusal={isRefusal ? '' : undefined}>{children}</main>
      </body>
    </html>
  );
}
