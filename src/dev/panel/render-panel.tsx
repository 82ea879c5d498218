import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createFrameReader } from '../../system/code-frame.ts';
import type { Problem } from '../../shared/problem.ts';
import type { DevSession, KnownProblems, PageNotes, PageReport, SiteReport } from '../session/dev-session.ts';
import type { Explanation } from '../../system/read-explanation.ts';
import { ExplanationPage } from './ExplanationPage.tsx';
import { Cover } from './Cover.tsx';
import type { LinkUpdate } from '../renames/update-links.ts';
import { LinkUpdates } from './LinkUpdates.tsx';
import { NotesChip } from './NotesChip.tsx';
import { PanelDocument } from './PanelDocument.tsx';
import { ProblemsPage } from './ProblemsPage.tsx';
import { PagePropsPage, SitePage } from './SitePage.tsx';

/**
 * Returns the HTML fragment with the notes, which the browser shows in a corner of a page that can
 * be shown. `root` is the site's folder.
 */
export function renderPanel(notes: PageNotes, root: string): string {
  return renderToStaticMarkup(<NotesChip notes={notes} readFrame={createFrameReader(root)} />);
}

/**
 * Returns the HTML fragment with the errors, which the browser shows over the last good version of
 * a page.
 */
export function renderCover(problems: readonly Problem[], root: string): string {
  return renderToStaticMarkup(<Cover problems={problems} readFrame={createFrameReader(root)} />);
}

/**
 * Returns the HTML document that replaces a page that cannot be rendered, without the live script.
 */
export function renderRefusal(problems: readonly Problem[], root: string): string {
  return renderPanelDocument(
    <PanelDocument title="This page cannot be shown" isRefusal>
      <Cover problems={problems} readFrame={createFrameReader(root)} />
    </PanelDocument>,
  );
}

interface ProblemsContext extends Pick<DevSession, 'root' | 'pagesOf'> {
  /** Base path of the site. */
  readonly base: string;
}

/** Returns the HTML document that lists all known problems of the site, without the live script. */
export function renderProblems(known: KnownProblems, { root, base, pagesOf }: ProblemsContext): string {
  const pages = pagesOf(
    new Set(
      known.problems.flatMap(({ file = [], move }) => [file, move?.links.map((link) => link.file) ?? []].flat(2)),
    ),
  );
  return renderPanelDocument(
    <PanelDocument title="Problems of the site">
      <ProblemsPage known={known} base={base} pages={pages} readFrame={createFrameReader(root)} />
    </PanelDocument>,
  );
}

/** Returns the HTML document that explains a code of problems, without the live script. */
export function renderExplanation(explanation: Explanation): string {
  return renderPanelDocument(
    <PanelDocument title={explanation.code}>
      <ExplanationPage explanation={explanation} />
    </PanelDocument>,
  );
}

/**
 * Returns the HTML document with the routes and the configuration of a site, without the live
 * script.
 */
export function renderSite(report: SiteReport): string {
  return renderPanelDocument(
    <PanelDocument title="The site">
      <SitePage report={report} />
    </PanelDocument>,
  );
}

/** Returns the HTML document with what a page is rendered from, without the live script. */
export function renderPageProps(report: PageReport): string {
  return renderPanelDocument(
    <PanelDocument title={`Props of ${report.route.href}`}>
      <PagePropsPage report={report} />
    </PanelDocument>,
  );
}

/** Returns the HTML fragment that tells what updates of links have done. */
export function renderLinkUpdates(updates: readonly LinkUpdate[]): string {
  return renderToStaticMarkup(<LinkUpdates updates={updates} />);
}

function renderPanelDocument(document: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(document)}\n`;
}
