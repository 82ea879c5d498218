import pc from 'picocolors';
import { expect, test } from 'vitest';
import { formatMarkdown } from '../../../../src/cli/explain/format-markdown.ts';

// Whether the tests themselves run in a terminal with colors does not matter.
const [plain, colored] = [pc.createColors(false), pc.createColors(true)];

const page = `A link in \`intro.md\` points to a page
that does not exist.

## Example

\`\`\`\`md title="content/en/docs/intro.md"
# Introduction

\`\`\`sh
npm install
\`\`\`
\`\`\`\`

Correct the path.

\`\`\`sh
docsgen build
\`\`\``;

test('code is indented under the name of its file, with the fences and headings in it', () => {
  expect(formatMarkdown(page, 100, plain)).toBe(`A link in \`intro.md\` points to a page that does not exist.

Example

  content/en/docs/intro.md
    # Introduction

    \`\`\`sh
    npm install
    \`\`\`

Correct the path.

    docsgen build`);
});

test('paragraphs are wrapped at the width of the terminal, and code is not', () => {
  const lines = formatMarkdown('One two three four `five` six\n\n```sh\na long line of code\n```', 12, plain).split(
    '\n',
  );
  expect(lines).toStrictEqual(['One two', 'three four', '`five` six', '', '    a long line of code']);
});

test('in colors, headings are bold, and code has no backticks', () => {
  expect(formatMarkdown('## Example\n\nAdd `title`.', 100, colored)).toBe(
    `${colored.bold('Example')}\n\nAdd ${colored.cyan('title')}.`,
  );
});
