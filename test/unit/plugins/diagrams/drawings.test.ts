import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawPlain } from '../../../../src/plugins/diagrams/draw-plain.ts';
import { decodeLabels, encodeLabel } from '../../../../src/plugins/diagrams/label.ts';
import { DiagramError, readMermaid } from '../../../../src/plugins/diagrams/mermaid-source.ts';
import { writePlain } from '../../../../src/plugins/diagrams/write-plain.ts';
import { darkPalette, lightPalette } from '../../../../src/plugins/diagrams/palette.ts';
import { contrast, parseColor } from '../../../../src/system/color.ts';

const folder = join(import.meta.dirname, '../../../fixtures/diagrams');
function drawn(source: string) {
  const written = writePlain(readMermaid(source));
  return { text: decodeLabels(written.text), drawing: drawPlain(written) };
}

describe.each(readdirSync(folder).filter((name) => name.endsWith('.mmd')))('%s', (name) => {
  const { text, drawing } = drawn(readFileSync(join(folder, name), 'utf8'));

  test('is written as the drawer reads it', () => {
    const expected = join(folder, name.replace(/\.mmd$/, '.expected.txt'));
    if (process.env['UPDATE'] === '1') writeFileSync(expected, `${text}\n`);
    expect(`${text}\n`).toBe(readFileSync(expected, 'utf8'));
  });

  test('is a file without styles, addresses, scripts or left-over variables', () => {
    for (const svg of [drawing.light, drawing.dark]) {
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /<style| style=|var\(|http|@import|<script|[\uE000-\uF8FF]/,
      );
    }
    expect(drawing.width).toBeGreaterThan(100);
    expect(drawing.height).toBeGreaterThan(50);
    expect(drawing.light).not.toBe(drawing.dark);
  });

  test('is the same every time', () => {
    expect(drawn(readFileSync(join(folder, name), 'utf8')).drawing).toStrictEqual(drawing);
  });
});

test.each([
  ['', 1, 'The diagram is empty'],
  ['%% only\n', 1, 'The diagram is empty'],
  ['flowchart XY\na', 1, '"XY" is not a direction'],
  ['flowchart LR\n\na[b', 3, 'The label of "a" is not closed'],
  ['flowchart LR\na --> ', 2, 'A node is missing at the end'],
  ['flowchart LR\na --> "x"', 2, 'A node was expected at ""x""'],
  ['flowchart LR\na ~~~ b', 2, 'A link was expected at "~~~ b"'],
  ['flowchart LR\nend', 2, 'This `end` does not end a subgraph'],
  ['flowchart LR\nsubgraph x\na', 2, 'This subgraph has no `end`'],
  ['---\ntitle: x\n---\nsequenceDiagram\nA>B', 5, '"A>B" is not a message, note or block that can be drawn'],
  ['sequenceDiagram\nelse x', 2, 'This `else` divides nothing'],
  ['sequenceDiagram\nloop x', 2, 'This block has no `end`'],
  ['stateDiagram\n}', 2, 'This `}` closes nothing'],
  ['stateDiagram\nstate a {', 2, 'This state has no `}`'],
  ['stateDiagram\nnote left of a : b', 2, '"note left of a : b" is not a state or transition that can be drawn'],
  ['classDiagram\nA <> B', 2, '"A <> B" is not a class, member or relation that can be drawn'],
  ['erDiagram\nA {\nint\n}', 3, '"int" is not an attribute: a type, then a name'],
])('%j is refused at its line', (source, line, message) => {
  const error = ((): unknown => {
    try {
      return drawn(source);
    } catch (caught) {
      return caught;
    }
  })();
  expect(error).toBeInstanceOf(DiagramError);
  expect(error).toMatchObject({ message, line });
});

test.each(['pie title x', 'gantt', 'mindmap', 'gitGraph', 'xychart-beta'])('%s is left to Mermaid', (header) => {
  expect(readMermaid(`${header}\n`).kind).toBeNull();
});

test('what looks like syntax in a label is text', () => {
  const label = 'a[b](c){d}|e|"f" --> <g> & h; #35;';
  const { light } = drawn(`flowchart LR\na["${label.replaceAll('"', '#quot;')}"]`).drawing;
  expect(light).toContain('a[b](c){d}|e|&quot;f&quot; --&gt; &lt;g&gt; &amp; h; #');
  expect(decodeLabels(encodeLabel('one<br/>two\\nthree'))).toBe('one<br>two<br>three');
});

test('labels cannot bring markup or addresses into a drawing', () => {
  const source =
    'flowchart LR\nA["<script>"] --> B\nstyle A fill:url(//a.example/b)\nstyle B fill:red" onload="c()"><script>';
  expect(drawn(source).drawing.light).not.toMatch(/<script|" onload=|a\.example/);
});

test.each([lightPalette, darkPalette])('a palette has enough contrast', (palette) => {
  const color = (name: `--${string}`) => parseColor(palette[name] ?? '', [0, 0, 0]) ?? [0, 0, 0];
  const fills = (['--bg', '--_node-fill', '--_group-hdr'] as const).map(color);
  for (const name of ['--_text', '--_text-sec', '--_text-muted', '--_text-faint', '--_arrow'] as const) {
    for (const fill of fills) expect(contrast(color(name), fill), name).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(color('--_line'), color('--bg'))).toBeGreaterThanOrEqual(3);
  expect(contrast(color('--_node-stroke'), color('--bg'))).toBeGreaterThanOrEqual(3);
});

describe.each([
  ['flowchart', (label: string) => `flowchart LR\na["${label}"] -->|${label}| b\n`],
  ['sequence', (label: string) => `sequenceDiagram\nAda->>Bob: ${label}\n`],
  ['state', (label: string) => `stateDiagram-v2\nstate "${label}" as a\na --> b : ${label}\n`],
  ['class', (label: string) => `classDiagram\nA --> B : ${label}\n`],
  ['er', (label: string) => `erDiagram\nA ||--|| B : "${label}"\n`],
])('in the texts of a %s diagram', (_, sourceOf) => {
  test.each([
    ['<b>Bold</b> word', '<tspan font-weight="bold">Bold</tspan> word'],
    ['<i>one <u>two</u></i>', '<tspan font-style="italic" text-decoration="underline">two</tspan>'],
    ['a < b <b>', 'a &lt; b &lt;b&gt;'],
  ])('%s is drawn', (label, svg) => {
    expect(drawn(sourceOf(label)).drawing.light.replaceAll('&#39;', "'")).toContain(svg);
  });
});

test('Markdown between backticks is drawn, and links are left out', () => {
  const { light } = drawn('flowchart LR\na["`**Bold** and _soft_`"]\nclick a "https://example.internal"\n').drawing;
  expect(light).toContain('<tspan font-weight="bold">Bold</tspan> and <tspan font-style="italic">soft</tspan>');
  expect(light).not.toContain('internal');
});

test('a labeled line ends before the next link', () => {
  expect(drawn('flowchart LR\na -- x --- b -- y --> c').text).toContain('n0 ---|x| n1\nn1 -->|y| n2');
});
