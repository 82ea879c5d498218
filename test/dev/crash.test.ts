import { expect, test } from 'vitest';
import type { DevSession } from '../../src/dev/session/dev-session.ts';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

/** Returns the answer of a session to a path as text. */
async function read(session: DevSession, path: string): Promise<string> {
  const answer = await session.answer(path);
  if (answer.type === 'page') return answer.html;
  if (answer.type === 'made') return Buffer.from(answer.content).toString('utf8');
  throw new Error(`${path} is ${answer.type}`);
}

/** Returns the first script in a text whose name begins with `name`. */
function scriptIn(text: string, name: string): string {
  const [found] = new RegExp(`${name}-\\w+\\.js`).exec(text) ?? [];
  if (found === undefined) throw new Error(`There is no script ${name}`);
  return `/assets/${found}`;
}

test('an island that failed in a browser is reported with its file and position', async () => {
  const site = openEditedSite(borrowSite('varied'));
  const counter = site.read('components/Counter.tsx');
  site.write(
    'components/Counter.tsx',
    counter.replace('return (', "if (count > 2) throw new Error('Too many');\n  return ("),
  );
  const session = await openTestSession(site.root);
  const early = scriptIn(await read(session, '/docs/setup'), 'early');
  const late = scriptIn(await read(session, early), 'late');
  const script = scriptIn(await read(session, late), 'Counter');
  const code = await read(session, script);
  const before = code.slice(0, code.indexOf('new Error')).split('\n');
  const place = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  const report = { island: './components/Counter', path: '/docs/setup', messages: ['Too many', 'A cause'] };

  const chromium = `Error: Too many\n    at q (http://localhost:3000${script}:${place})\n    at http://localhost:3000${early}:1:5`;
  const problem = await session.explainCrash({ ...report, stack: chromium });
  expect(problem).toStrictEqual({
    severity: 'error',
    code: 'script-failed',
    title: 'The component `<Counter>` has failed in the browser: Too many\nCause: A cause',
    hint: 'It was on /docs/setup. Readers see a box in its place, with a button that tries again.',
    file: 'components/Counter.tsx',
    line: 12,
    column: expect.any(Number),
  });
  expect(session.knowsFile('components/Counter.tsx')).toBe(true);

  const firefox = `q@http://localhost:3000${script}:${place}\nx@http://localhost:3000${early}:1:5\n`;
  expect(await session.explainCrash({ ...report, island: null, stack: firefox })).toMatchObject({
    title: expect.stringContaining('A script of the page has failed in the browser: Too many'),
    file: 'components/Counter.tsx',
    line: 12,
  });
  // Without a usable stack, the file is still known.
  expect(await session.explainCrash({ ...report, stack: '' })).toMatchObject({ file: 'components/Counter.tsx' });
});
