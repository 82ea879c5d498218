import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { compile } from './compile-with.ts';

const source = '# Title\n\nDone :tada:.\n\n## The API Key\n\n```mermaid\nflowchart LR\n  a --> b\n```\n';
const switches = { emoji: true, diagrams: true, keepsIdCase: false };

test('emoji names and diagrams are replaced, and ids are in lower case', async () => {
  const { tree, headings, diagrams } = await compile(source, { switches });
  expect(toString(tree)).toContain('Done 🎉.');
  expect(headings.map(({ id }) => id)).toStrictEqual(['the-api-key']);
  expect(diagrams).toHaveLength(1);
});

test('a site may keep emoji names, the code of diagrams, and the case of ids', async () => {
  const kept = { emoji: false, diagrams: false, keepsIdCase: true };
  const { tree, headings, diagrams, titleId } = await compile(source, { switches: kept });
  expect(toString(tree)).toContain('Done :tada:.');
  expect(JSON.stringify(tree)).toContain('"lang":"mermaid"');
  expect(headings.map(({ id }) => id)).toStrictEqual(['The-API-Key']);
  expect(titleId).toBe('Title');
  expect(diagrams).toStrictEqual([]);
});
