import pc from 'picocolors';

const indent = '  ';

/**
 * Returns Markdown as text for a terminal of some width: headings are bold, and code is indented
 * under the name of its file. It knows the Markdown of the error pages: headings, paragraphs and
 * code blocks.
 */
export function formatMarkdown(text: string, width: number): string {
  return text
    .split(/^((`{3,})[^\n]*\n[^]*?\n\2)$/m)
    .flatMap((part) => (/^`+$/.test(part) ? [] : part.startsWith('```') ? formatCode(part) : formatProse(part, width)))
    .join('\n\n');
}

function formatCode(block: string): string {
  const [opening = '', ...rest] = block.split('\n');
  const [, title] = /title="([^"]+)"/.exec(opening) ?? [];
  const code = rest.slice(0, -1).map((line) => `${indent}${indent}${line}`.trimEnd());
  return [...(title === undefined ? [] : [`${indent}${pc.cyan(title)}`]), ...code].join('\n');
}

function formatProse(text: string, width: number): readonly string[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const [, heading] = /^#+ (.+)$/.exec(block) ?? [];
      return heading === undefined ? wrap(block, width).replace(/`([^`]+)`/g, emphasized) : pc.bold(heading);
    });
}

/** Without colors, backticks say what is code. */
function emphasized(written: string, code: string): string {
  return pc.isColorSupported ? pc.cyan(code) : written;
}

function wrap(paragraph: string, width: number): string {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines.join('\n');
}
