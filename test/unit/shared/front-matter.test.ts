import { expect, test } from 'vitest';
import { splitFrontMatter } from '../../../src/shared/front-matter.ts';

test.each([
  ['plain', 'Text.\n', { yaml: '', body: 'Text.\n', bodyLine: 0 }],
  ['a block', '---\ntitle: A\n---\nText.\n', { yaml: 'title: A\n', body: 'Text.\n', bodyLine: 3 }],
  ['an empty block', '---\n---\nText.\n', { yaml: '', body: 'Text.\n', bodyLine: 2 }],
  ['CRLF', '---\r\ntitle: A\r\n---\r\nText.', { yaml: 'title: A\r\n', body: 'Text.', bodyLine: 3 }],
  ['a byte order mark', '\uFEFF---\na: 1\n---\n', { yaml: 'a: 1\n', body: '', bodyLine: 3 }],
  ['no line after it', '---\na: 1\n---', { yaml: 'a: 1\n', body: '', bodyLine: 2 }],
  [
    'a rule in the body',
    'Text.\n\n---\n\nMore.\n\n---\n',
    { yaml: '', body: 'Text.\n\n---\n\nMore.\n\n---\n', bodyLine: 0 },
  ],
  ['a block that never ends', '---\ntitle: A\n', { yaml: '', body: '---\ntitle: A\n', bodyLine: 0 }],
  [
    'dashes in a value',
    '---\na: "---"\nb: ----\n---\nText.',
    { yaml: 'a: "---"\nb: ----\n', body: 'Text.', bodyLine: 4 },
  ],
])('%s', (_name, text, parts) => expect(splitFrontMatter(text)).toStrictEqual(parts));
