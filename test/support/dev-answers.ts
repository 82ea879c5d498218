import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DevSession } from '../../src/dev/session/dev-session.ts';
import { readInTurn } from './dev/read-in-turn.ts';

/**
 * Returns the answers of a session for files of an output, in base 64, by path. Other answers are
 * described in words.
 */
export function readAnswers(session: DevSession, paths: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  return readInTurn(paths, (path) => readAnswer(session, path));
}

async function readAnswer(session: DevSession, path: string): Promise<string> {
  const first = await session.answer(session.base() + encodeURI(path));
  // The file of a page is another spelling of the page's address.
  const answer = first.type === 'redirect' ? await session.answer(first.location) : first;
  switch (answer.type) {
    case 'page':
      return Buffer.from(answer.html).toString('base64');
    case 'made':
      return Buffer.from(answer.content).toString('base64');
    case 'file':
      return readFileSync(join(session.root, answer.file), 'base64');
    case 'refused':
      return `refused: ${answer.problems.map(({ title }) => title).join(' ')}`;
    default:
      return answer.type;
  }
}
