import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DevSession } from '../../src/dev/session/dev-session.ts';

/**
 * Returns what a session answers for files of an output, in base 64, by path; what it has nothing for is told in words. They are
 * asked for as browsers do: pages first, and what tells of other files before those.
 */
export async function readAnswers(session: DevSession, paths: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  for (const path of [...paths].toSorted((a, b) => turnOf(a) - turnOf(b))) {
    answers.set(path, await readAnswer(session, path));
  }
  return answers;
}

function turnOf(path: string): number {
  return path.endsWith('.html') ? 0 : path.endsWith('/index.json') ? 1 : 2;
}

async function readAnswer(session: DevSession, path: string): Promise<string> {
  const answer = await session.answer(session.base() + encodeURI(path));
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
