/**
 * Repeats a piece up to a length.
 *
 * @param {string} piece
 * @param {number} length
 */
const fill = (piece, length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/**
 * Repeats a piece with a number up to a length, so that no two pieces are the same.
 *
 * @param {(index: number) => string} piece
 * @param {number} length
 */
const fillNumbered = (piece, length) => {
  const pieces = [];
  for (let size = 0, index = 0; size < length; index += 1) {
    const next = piece(index);
    pieces.push(next);
    size += next.length;
  }
  return pieces.join('').slice(0, length);
};

/**
 * Markdown that is known to be slow for parsers, by name: each function returns a text of the given
 * length.
 *
 * @type {Readonly<Record<string, (length: number) => string>>}
 */
export const adversarialMarkdown = {
  'plain text': (length) => fill('Plain words in paragraphs of one line.\n\n', length),
  'one paragraph': (length) => fill('words on many lines\n', length),
  'one line': (length) => fill('word ', length),
  'quotes apart': (length) => fill('> a\n\n', length),
  'quotes in quotes': (length) => fill('>', length),
  'lists in lists': (length) => fill('+ ', length),
  'footnotes in footnotes': (length) => fill('[^a]: ', length),
  'rule of stars': (length) => fill('* ', length),
  'deep list': (length) => fillNumbered((index) => `${' '.repeat((index % 100) * 2)}- x\n`, length),
  'emphasis open': (length) => fill('*a ', length),
  'emphasis closed': (length) => fill('a* ', length),
  'emphasis mixed': (length) => fill('*a_ **b ', length),
  'brackets open': (length) => fill('[', length),
  'images open': (length) => fill('![a](', length),
  'links without end': (length) => fill('[a](<b', length),
  'code ticks': (length) => fillNumbered((index) => `${'`'.repeat((index % 200) + 1)} `, length),
  'angle brackets': (length) => fill('<a href="', length),
  'comments open': (length) => fill('a <!-- ', length),
  'raw elements': (length) => fill('<div><b>', length),
  entities: (length) => fill('&#123;&amp;&unknown;', length),
  references: (length) => fillNumbered((index) => `[r${index}]: /x${index}\n\n[r${index}]\n\n`, length),
  footnotes: (length) => fillNumbered((index) => `a[^${index}]\n\n[^${index}]: note\n\n`, length),
  'wide table': (length) => `${fill('|a', length / 3)}|\n${fill('|-', length / 3)}|\n${fill('|b', length / 3)}|`,
  'long table': (length) => `|a|b|\n|-|-|\n${fill('|c|d|\n', length)}`,
  headings: (length) => fill('## Same heading\n\n', length),
  'setext or rule': (length) => fill('a\n---\n', length),
  'callouts in callouts': (length) => fillNumbered((index) => `${':'.repeat(3 + (index % 50))}note\n`, length),
  'callouts in the old form': (length) => fill(':::note Title\nx\n:::\n\n', length),
  'unknown callouts': (length) => fill(':::nothing\nx\n:::\n\n', length),
  colons: (length) => fill(':', length),
  'addresses without end': (length) => fill('www.a.', length),
  'mail addresses': (length) => fill('a@b.', length),
  tildes: (length) => fill('~a ~~b ', length),
  'words after a bracket': (length) => `[${fill('w ', length)}`,
  'code blocks': (length) => fill('```js\nlet a = 1;\n```\n\n', length),
  'one code block': (length) => `\`\`\`js\n${fill('let a = 1;\n', length)}\`\`\`\n`,
  'lists one in another': (length) => fillNumbered((index) => `${'  '.repeat(index)}- x\n`, length),
  'addresses in a line': (length) => fill('me@example.org ', length),
  'links in a line': (length) => fill('https://example.org/a ', length),
  'spaces in an include': (length) => `<!-- @include: ${fill(' ', length)}x -->`,
  'spaces in a snippet': (length) => `<<< a${fill(' ', length)}x`,
  'spaces before a region': (length) => `\`\`\`js\n${fill(' ', length)}x region\n\`\`\`\n`,
  'variables without end': (length) => `\`\`\`js vars\n${fill(':var[', length)}\n\`\`\`\n`,
  'prompt without end': (length) => `\`\`\`sh\n$ a\n${fill('a', length / 2)}@${fill('a', length / 2)}\n\`\`\`\n`,
  'unknown tags': (length) => `<div>\n${fillNumbered((index) => `a <x${index}> b\n`, length)}</div>`,
  'references without definition': (length) => fillNumbered((index) => `[a][r${index}] b[^${index}]\n\n`, length),
  'definitions without reference': (length) =>
    fillNumbered((index) => `[^${index % 1000}]: note\n\n[r${index}]: /x\n\n`, length),
  'brackets in pairs': (length) => fill('[a][', length),
  'directives unknown': (length) => fill(':badge[a] ::b{c=d}\n\n', length),
  'directives without end': (length) => fill(':a{=', length),
  'tags of templates': (length) => fill('{% a {{< b {{#include c\n\n', length),
  'braces after pictures': (length) => fill('![a](b){ ', length),
  'details open': (length) => fill('<details>\n\n</b>\n\n', length),
  'lines that are empty': (length) => fill('\n', length),
  'blocks of MkDocs': (length) => fill('!!! note\n    a\n\n=== "b"\n\n', length),
  'front matter without end': (length) => `---\n${fill('a: b\n', length)}`,
};
