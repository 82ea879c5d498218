import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../../src/http/listen.ts';
import { DocsgenError } from '../../../src/shared/problem.ts';

const servers = [createServer(), createServer(), createServer()] as const;
afterEach(() => servers.forEach((server) => server.close()));

test('without a port the next free one is used, with a port only that one', async () => {
  const [one, other, third] = servers;
  const first = await listen(one, '127.0.0.1', undefined);
  expect(first).toBeGreaterThanOrEqual(3000);
  expect(await listen(other, '127.0.0.1', undefined)).toBeGreaterThan(first);
  const error = await listen(third, '127.0.0.1', first).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DocsgenError);
  expect(error).toMatchObject({ problems: [{ hint: expect.stringContaining('--port') }] });
});
