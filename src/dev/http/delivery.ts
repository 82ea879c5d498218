import { hashOf } from '../../system/hash.ts';
import { liveFolder } from '../../shared/live-update.ts';
import type { Answer, PageNotes } from '../session/dev-session.ts';
import { panelPolicy } from './panel-policy.ts';

/** A document as it is sent to a browser, by a request or by a web socket. */
export interface Delivery {
  readonly status: 200 | 404 | 500;
  readonly html: string;
  /** Hash of the HTML without the live script, with a prefix if the document is a refusal. */
  readonly version: string;
  readonly policy: string;
  /** HTML of the panel over the document; empty for none. */
  readonly panel: string;
  /** Whether the panel is an overlay with errors that covers the page. */
  readonly covers: boolean;
  /**
   * HTML of the overlay for a client that still shows the last good version of the page; null for a
   * document that replaces the page.
   */
  readonly cover: string | null;
}

const refusalPrefix = 'refused-';

/**
 * Returns the document to send for an answer; null for an answer that is not a document. `root` is
 * the site's folder.
 */
export async function deliver(answer: Answer, root: string): Promise<Delivery | null> {
  if (answer.type === 'page') {
    const { status, html, policy, notes } = answer;
    const version = hashOf(html);
    const covers = notes.overlay.length > 0;
    const panel = await renderNotes(notes, root);
    return { status, html: withLiveScript(html, version), version, policy, panel, covers, cover: null };
  }
  if (answer.type !== 'refused') return null;
  const { renderCover, renderRefusal } = await loadPanel();
  const html = renderRefusal(answer.problems, root);
  const version = refusalPrefix + hashOf(html);
  const cover = renderCover(answer.problems, root);
  const document = { status: 500, html: withLiveScript(html, version), version, policy: panelPolicy } as const;
  return { ...document, panel: '', covers: false, cover };
}

/** Loaded only when it is needed: React takes a while to load, and most pages have no notes. */
const loadPanel = () => import('../panel/render-panel.tsx');

async function renderNotes(notes: PageNotes, root: string): Promise<string> {
  const { problems, overlay, untranslated } = notes;
  if (problems.length === 0 && overlay.length === 0 && untranslated === null) return '';
  const { renderCover, renderPanel } = await loadPanel();
  return overlay.length > 0 ? renderCover(overlay, root) : renderPanel(notes, root);
}

/**
 * Returns whether a version is that of a refusal. A client that shows it has no good page to keep.
 */
export function isRefusal(version: string): boolean {
  return version.startsWith(refusalPrefix);
}

function withLiveScript(html: string, version: string): string {
  const script = `<script type="module" src="${liveFolder}live.js" data-version="${version}"></script>`;
  const end = html.indexOf('</head>');
  const place = end === -1 ? html.length : end;
  return html.slice(0, place) + script + html.slice(place);
}
