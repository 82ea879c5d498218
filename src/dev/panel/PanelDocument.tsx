import type { ReactNode } from 'react';
import { liveFolder } from '../../shared/live-update.ts';

interface PanelDocumentProps {
  readonly title: string;
  /** It stands for a page: the live script shows in it what would otherwise cover the page. */
  readonly isRefusal?: boolean;
  readonly children: ReactNode;
}

/** Prints a document of docsgen's own, which needs nothing of the site. */
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
