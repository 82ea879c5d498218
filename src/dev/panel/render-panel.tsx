import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createFrameReader } from '../../system/code-frame.ts';
import type { Problem } from '../../shared/problem.ts';
import type { KnownProblems, PageNotes } from '../session/dev-session.ts';
import { Cover } from './Cover.tsx';
import { NotesChip } from './NotesChip.tsx';
import { PanelDocument } from './PanelDocument.tsx';
import { ProblemsPage } from './ProblemsPage.tsx';

/** Returns the fragment that a window shows in its corner for a page that can be read but of which there is something to say. `root` is the site's folder. */
export function renderPanel(notes: PageNotes, root: string): string {
  return renderToStaticMarkup(<NotesChip notes={notes} readFrame={createFrameReader(root)} />);
}

/** Returns the fragment that a window shows over a page that cannot be made any more. */
export function renderCover(problems: readonly Problem[], root: string): string {
  return renderToStaticMarkup(<Cover problems={problems} readFrame={createFrameReader(root)} />);
}

/** Returns the document in place of a page that cannot be made, without the live script. */
export function renderRefusal(problems: readonly Problem[], root: string): string {
  return renderPanelDocument(
    <PanelDocument title="This page cannot be shown" isRefusal>
      <Cover problems={problems} readFrame={createFrameReader(root)} />
    </PanelDocument>,
  );
}

/** Returns the document with all that is known to be wrong with the site, without the live script. */
export function renderProblems(known: KnownProblems, root: string): string {
  return renderPanelDocument(
    <PanelDocument title="Problems of the site">
      <ProblemsPage known={known} readFrame={createFrameReader(root)} />
    </PanelDocument>,
  );
}

function renderPanelDocument(document: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(document)}\n`;
}
