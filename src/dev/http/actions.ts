import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { liveFolder } from '../../shared/live-update.ts';
import { DocsgenError } from '../../shared/problem.ts';
import type { DevSession } from '../session/dev-session.ts';
import type { OpenEditor } from './open-editor.ts';
import { readJson } from './read-json.ts';
import { readPath } from '../../http/request-path.ts';
import { commonHeaders, type Exchange, send, sendText } from '../../http/respond.ts';

/** Handles a POST request of a page. */
export type Action = (exchange: Exchange) => Promise<void>;

const placeSchema = z.object({
  file: z.string(),
  line: z.int().positive().optional(),
  column: z.int().positive().optional(),
});
const linksSchema = z.object({ from: z.string(), decision: z.enum(['update', 'leave']) });
const pageSchema = z.object({ path: z.string() });

/** Text from a browser is printed to the terminal, so control characters are removed. */
const shown = z.string().transform((text) => stripVTControlCharacters(text).replace(/\p{Cc}+/gu, ' '));
const crashSchema = z.object({
  island: shown.nullable(),
  path: shown,
  messages: z.array(shown).min(1).max(10),
  stack: z.string(),
});

interface ActionsOptions {
  readonly session: DevSession;
  readonly openEditor: OpenEditor;
  /** Called with each error in a browser, as a `DocsgenError`. */
  readonly onCrash: (error: DocsgenError) => void;
}

/**
 * Returns the actions by their paths: open a file or that of a page in the editor, create a missing
 * translation and open it, update the links to a renamed page or leave them, report an error of the
 * browser.
 */
export function createActions({ session, openEditor, onCrash }: ActionsOptions): ReadonlyMap<string, Action> {
  return new Map<string, Action>([
    [`${liveFolder}open`, (exchange) => openPlace(exchange, openEditor)],
    [`${liveFolder}edit`, (exchange) => editPage(exchange, session, openEditor)],
    [`${liveFolder}translate`, (exchange) => translate(exchange, session, openEditor)],
    [`${liveFolder}links`, (exchange) => decideLinks(exchange, session)],
    [`${liveFolder}crash`, (exchange) => reportCrash(exchange, session, onCrash)],
  ]);
}

async function openPlace(exchange: Exchange, openEditor: OpenEditor): Promise<void> {
  const place = await readJson(exchange.request, placeSchema);
  if ('status' in place) return sendText(exchange, place.status, place.text);
  const failure = await openEditor(place.value);
  if (failure) return sendText(exchange, failure.status, failure.text);
  exchange.response.writeHead(204, commonHeaders).end();
}

async function editPage(exchange: Exchange, session: DevSession, openEditor: OpenEditor): Promise<void> {
  const page = await readJson(exchange.request, pageSchema);
  if ('status' in page) return sendText(exchange, page.status, page.text);
  const target = readPath(page.value.path);
  if ('status' in target) return sendText(exchange, target.status, target.text);
  const file = await session.fileOf(target.path);
  if (file === null) return sendText(exchange, 404, 'There is no file for the page at this path.');
  const failure = await openEditor({ file });
  if (failure) return sendText(exchange, failure.status, failure.text);
  exchange.response.writeHead(204, commonHeaders).end();
}

async function translate(exchange: Exchange, session: DevSession, openEditor: OpenEditor): Promise<void> {
  const page = await readJson(exchange.request, pageSchema);
  if ('status' in page) return sendText(exchange, page.status, page.text);
  const target = readPath(page.value.path);
  if ('status' in target) return sendText(exchange, target.status, target.text);
  const file = await session.createTranslation(target.path);
  if (file === null) return sendText(exchange, 404, 'There is no page at this path that needs a translation.');
  // A failure to open it is not reported here: the page now shows the file with a button, which
  // reports it.
  await openEditor({ file });
  send(exchange, {
    status: 201,
    headers: { 'content-type': 'application/json' },
    content: JSON.stringify({ file }),
  });
}

async function decideLinks(exchange: Exchange, session: DevSession): Promise<void> {
  const request = await readJson(exchange.request, linksSchema);
  if ('status' in request) return sendText(exchange, request.status, request.text);
  const { from, decision } = request.value;
  if (decision === 'leave') {
    await session.leaveLinks(from);
    exchange.response.writeHead(204, commonHeaders).end();
    return;
  }
  const updates = await session.updateLinks(from);
  if (updates.length === 0) return sendText(exchange, 404, 'No links to this page are left.');
  const { renderLinkUpdates } = await import('../panel/render-panel.tsx');
  const content = JSON.stringify({ html: renderLinkUpdates(updates) });
  send(exchange, { status: 200, headers: { 'content-type': 'application/json' }, content });
}

async function reportCrash(exchange: Exchange, session: DevSession, onCrash: ActionsOptions['onCrash']): Promise<void> {
  const report = await readJson(exchange.request, crashSchema);
  if ('status' in report) return sendText(exchange, report.status, report.text);
  const problem = await session.explainCrash(report.value);
  if (problem) onCrash(new DocsgenError([problem]));
  exchange.response.writeHead(204, commonHeaders).end();
}
