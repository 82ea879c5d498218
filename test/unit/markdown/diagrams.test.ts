import { expect, test } from 'vitest';
import { describeDiagram } from '../../../src/markdown/plugins/diagram-text.ts';
import { compilerWith } from './compile-with.ts';

const compilePage = await compilerWith('vsDark');

test('diagrams keep the place of their fences, in partials and where the source is a file', async () => {
  const files: Readonly<Record<string, string>> = {
    'parts/_a.md': 'Text\n\n```mermaid\npie\n```\n',
    'b.mmd': 'flowchart LR\na --> b\n',
  };
  const source =
    '---\na: b\n---\n\n> ```mermaid\n> flowchart LR\n> a --> b\n> ```\n\n<!--@include: ./parts/_a.md-->\n\n- ```mermaid file=./b.mmd\n  ```\n';
  const { diagrams, tree } = await compilePage(source, {
    format: 'md',
    locales: ['en'],
    read: (path) => Promise.resolve({ type: 'found', text: files[path] ?? '' }),
  });
  expect(diagrams).toStrictEqual([
    { language: 'mermaid', source: 'flowchart LR\na --> b', text: 'flowchart LR', included: false, line: 5, column: 3 },
    { language: 'mermaid', source: 'pie', text: 'pie', included: false, file: 'parts/_a.md', line: 3, column: 1 },
    { language: 'mermaid', source: 'flowchart LR\na --> b', text: 'flowchart LR', included: true, line: 12, column: 3 },
  ]);
  expect(JSON.stringify(tree).match(/"docs-diagram","properties":\{"index":\d\}/g)).toHaveLength(3);
});

test.each([
  ['flowchart LR\n  accTitle: Ways\n  accDescr: All of them\n  a', 'Ways. All of them'],
  ['flowchart LR\n  accDescr {\n    All\n    of them\n  }', 'All of them'],
  ['---\ntitle: "Ways of a call"\n---\nflowchart LR', 'Ways of a call'],
  ['pie title Calls', 'pie title Calls'],
  ['%% none\n\nsequenceDiagram', 'sequenceDiagram'],
  ['', ''],
])('%j is described', (source, text) => {
  expect(describeDiagram(source)).toBe(text);
});

test.each([
  [
    'flowchart LR\na --> b\nclick a "https://example.internal"',
    [[3, '`click` does not link anything: a diagram is a picture.']],
  ],
  [
    'flowchart LR\na --> b\n  click a call open() "Tip"',
    [[3, '`click` does not link anything: a diagram is a picture.']],
  ],
  ['classDiagram\nA --> B\nlink A "./a.md" "Tip"', [[3, '`link` does not link anything: a diagram is a picture.']]],
  [
    'sequenceDiagram\nlink Ada: Docs @ https://example.internal\nAda->>Bob: link it: now',
    [[2, '`link` does not link anything: a diagram is a picture.']],
  ],
  ['flowchart LR\na[<small>Less</small>] --> b[x <sub>2</sub>]', [[2, '`<small>` is text in a diagram.']]],
  ['flowchart LR\na["<img src=\'a.png\'>"]', [[2, '`<img>` is text in a diagram.']]],
  ['flowchart LR\na[fa:fa-phone Call]', [[2, '`fa:fa-phone` is not an icon in a diagram.']]],
  // What is drawn, and what only looks like something else.
  ['flowchart LR\na[<b>Bold</b><br/><i>x</i>] --> link --> click --> b', []],
  ['%% click a "b"\nclassDiagram\nclass A {\n<<interface>>\nList~int~ all\n}', []],
  ['mindmap\n  root\n    link building\n    click rates', []],
  ['sequenceDiagram\nA->>B: List<string>\nB->>A: a < b > c', []],
])('what the drawing of %j leaves out is reported', async (source, found) => {
  const { messages } = await compilePage(`Text\n\n\`\`\`mermaid\n${source}\n\`\`\`\n`);
  expect(messages.map(({ code, line, title }) => [code, line - 3, title])).toStrictEqual(
    found.map(([line, title]) => ['foreign-syntax', line, title]),
  );
});
