import pc from 'picocolors';
import { wrapText } from '../terminal/wrap-text.ts';

type Colors = Pick<typeof pc, 'bold' | 'cyan' | 'isColorSupported'>;

const indent = '  ';

/**
 * Returns Markdown as text for a terminal of some width: headings are bold, and code is indented
 * under the name of its file. It knows the Markdown of the error pages: headings, paragraphs and
 * code blocks.
 *
 * @param colors - Those of the terminal by default.
 */
export function formatMarkdown(text: string, width: number, colors: Colors = pc): string {
  return text
    .split(/^((`{3,})[^\n]*\n[^]*?\n\2)$/m)
    .flatMap((part) =>
      /^`+$/.test(part) ? [] : part.startsWith('```') ? formatCode(part, colors) : formatProse(part, width, colors),
    )
    .join('\n\n');
}

function formatCode(block: string, colors: Colors): string {
  const [opening = '', ...rest] = block.split('\n');
  const [, title] = /title="([^"]+)"/.exec(opening) ?? [];
  const code = rest.slice(0, -1).map((line) => `${indent}${indent}${line}`.trimEnd());
  return [...(title === undefined ? [] : [`${indent}${colors.cyan(title)}`]), ...code].join('\n');
}

function formatProse(text: string, width: number, colors: Colors): readonly string[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const [, heading] = /^#+ (.+)$/.exec(block) ?? [];
      return heading === undefined
        ? emphasizeCode(wrapText(block.replaceAll(/\s+/g, ' '), width).join('\n'), colors)
        : colors.bold(heading);
    });
}

/** Without colors, backticks say what is code. */
function emphasizeCode(text: string, colors: Colors): string {
  return colors.isColorSupported ? text.replace(/`([^`]+)`/g, (_written, code: string) => colors.cyan(code)) : text;
}
