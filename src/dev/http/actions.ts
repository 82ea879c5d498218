import * as z from 'zod';
import { liveFolder } from '../../shared/live-update.ts';
import type { DevSession } from '../session/dev-session.ts';
import type { OpenEditor } from './open-editor.ts';
import { readJson } from './read-json.ts';
import { readPath } from '../../http/request-path.ts';
import { commonHeaders, type Exchange, send, sendText } from '../../http/respond.ts';

/** Does what a page asks for by a POST. */
export type Action = (exchange: Exchange) => Promise<void>;

const placeSchema = z.object({
  file: z.string(),
  line: z.int().positive().optional(),
  column: z.int().positive().optional(),
});
const pageSchema = z.object({ path: z.string() });

/** Returns the actions by their paths: a file is opened in the editor, a missing translation is written and opened. */
export function createActions(session: DevSession, openEditor: OpenEditor): ReadonlyMap<string, Action> {
  return new Map<string, Action>([
    [`${liveFolder}open`, (exchange) => openPlace(exchange, openEditor)],
    [`${liveFolder}translate`, (exchange) => translate(exchange, session, openEditor)],
  ]);
}

async function openPlace(exchange: Exchange, openEditor: OpenEditor): Promise<void> {
  const place = await readJson(exchange.request, placeSchema);
  if ('status' in place) return sendText(exchange, place.status, place.text);
  if (!(await openEditor(place.value))) return sendText(exchange, 404, 'The site has no such file.');
  exchange.response.writeHead(204, commonHeaders).end();
}

async function translate(exchange: Exchange, session: DevSession, openEditor: OpenEditor): Promise<void> {
  const page = await readJson(exchange.request, pageSchema);
  if ('status' in page) return sendText(exchange, page.status, page.text);
  const target = readPath(page.value.path);
  if ('status' in target) return sendText(exchange, target.status, target.text);
  const file = await session.createTranslation(target.path);
  if (file === null) return sendText(exchange, 404, 'There is no page at this path that wants a translation.');
  await openEditor({ file });
  send(exchange, {
    status: 201,
    headers: { 'content-type': 'application/json' },
    content: JSON.stringify({ file }),
  });
}
