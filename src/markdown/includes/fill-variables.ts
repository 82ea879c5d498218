import { endsFence, fenceLine } from './expand-includes.ts';

/** Returns the text of a variable; null for an unknown one. `offset` is its place in the text. */
export type FindVariable = (key: string, offset: number) => string | null;

/**
 * The word `vars` in the meta string of a code block. Variables in code are filled in only with it.
 */
export const variablesFlag = /(?:^|\s)vars(?=\s|$)/;

/** Returns a line of code with the variables filled in that are known. */
export function fillLine(line: string, find: FindVariable): string {
  return line.replace(/:var\[([^[\]\n]*)\]/g, (whole, key: string, offset: number) => find(key, offset) ?? whole);
}

/** What is passed over in text: escaped characters and code. The last group is the key of a variable. */
const inText = /\\[^]|(?<!`)(`+)(?!`)[^]*?[^`]\1(?!`)|`+|(?<!:):var\[([^[\]\n]*)\]/g;

/**
 * Returns the Markdown of a page with the variables filled in that its readers see filled in: those
 * in text, and in code blocks with `vars`.
 */
export function fillVariables(markdown: string, find: FindVariable): string {
  if (!markdown.includes(':var[')) return markdown;
  const result: string[] = [];
  let paragraph: string[] = [];
  let fence: OpenedFence | null = null;
  // Code in a line may go on in the next one, but not in the next paragraph.
  const endParagraph = () => {
    if (paragraph.length > 0) result.push(fillText(paragraph.join('\n'), find));
    paragraph = [];
  };
  for (const line of markdown.split('\n')) {
    const opened: OpenedFence | null = fence === null ? openFence(line) : null;
    if (fence !== null) {
      const isEnd = endsFence(line, fence);
      result.push(fence.isFilled && !isEnd ? fillLine(line, find) : line);
      if (isEnd) fence = null;
    } else if (opened === null && line.trim() !== '') {
      paragraph.push(line);
    } else {
      endParagraph();
      result.push(opened?.line ?? line);
      fence = opened;
    }
  }
  endParagraph();
  return result.join('\n');
}

interface OpenedFence {
  readonly marks: string;
  readonly isFilled: boolean;
  /** The first line without `vars`. */
  readonly line: string;
}

/** Returns a code block that begins with a line; null for any other line. */
function openFence(line: string): OpenedFence | null {
  const [, prefix = '', marks, info = ''] = fenceLine.exec(line) ?? [];
  if (marks === undefined) return null;
  const [, language = '', meta = ''] = /^(\s*\S*)(.*)$/.exec(info) ?? [];
  const isFilled = variablesFlag.test(meta);
  return { marks, isFilled, line: isFilled ? prefix + marks + language + meta.replace(variablesFlag, '') : line };
}

function fillText(text: string, find: FindVariable): string {
  return text.replace(inText, (whole, _marks: string | undefined, key: string | undefined, offset: number) =>
    key === undefined ? whole : (find(key, offset) ?? whole),
  );
}
