import { expect, test } from 'vitest';
import { problemCodes } from '../src/shared/problem-codes.ts';
import { runDocsgen } from './support/docsgen.ts';

test('explain prints the page of a code: its cause, an example and a remedy', async () => {
  const { status, stdout, stderr } = await runDocsgen(['explain', 'broken-link']);
  expect({ status, stderr }).toStrictEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^broken-link\nA link points to a missing page\.\n\n.*\n\nExample\n\n {2}content/s);
  expect(stdout).toContain('\n    First [install the app](./instal.md).\n');
  expect(stdout).toContain('\n\nRemedy\n\n');
});

test('explain lists all codes in groups', async () => {
  const { status, stdout } = await runDocsgen(['explain']);
  expect(status).toBe(0);
  const listed = [...stdout.matchAll(/^ {2}([a-z-]+) +(.+)$/gm)].map(([, code = '', title]) => [code, title]);
  expect(listed).toStrictEqual(Object.entries(problemCodes).map(([code, { title }]) => [code, title]));
  expect(stdout).toMatch(/^Configuration and command line\n/);
});

test('explain suggests the nearest code', async () => {
  const { status, stderr } = await runDocsgen(['explain', 'brokn-link']);
  expect(status).toBe(2);
  expect(stderr).toContain('There is no error code `brokn-link`');
  expect(stderr).toContain('Did you mean `broken-link`? `docsgen explain` lists all codes.');
});
