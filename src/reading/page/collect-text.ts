import type { PageElement, PageHeading, PageText, ParsedPage } from './parsed-page.ts';

/** Elements that begin a text of their own. Others, such as `em`, are parts of a text. */
const blocks: ReadonlySet<string> = new Set([
  ...['p', 'li', 'td', 'th', 'dt', 'dd', 'blockquote', 'figcaption', 'summary', 'div', 'article', 'section'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body', 'main', 'ul', 'ol', 'table', 'tr', 'header', 'label', 'button'],
]);
/** Their text is shown as it is: programs, names of files, what readers type. */
const literal: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'samp', 'var', 'svg', 'math', 'textarea']);
/** Their text is about the page, or never shown. */
const around: ReadonlySet<string> = new Set(['nav', 'footer', 'script', 'style', 'template', 'noscript']);
/** What a page may consist of beside text. */
const shown: ReadonlySet<string> = new Set([
  ...['img', 'svg', 'picture', 'video', 'audio', 'iframe', 'canvas', 'object', 'input', 'form', 'docs-island'],
]);
/** Stands for a piece of code in a text, so that the words around it stay two. */
const codeMark = '\u{FFFC}';

interface OpenBlock {
  readonly element: PageElement;
  readonly level: number | null;
  readonly isInMain: boolean;
  text: string;
}

/** Returns the same functions for who needs no texts. */
export function createTextlessCollector(): ReturnType<typeof collectText> {
  let hasMain = false;
  return {
    open: ({ name }) => {
      hasMain ||= name === 'main';
    },
    add: () => undefined,
    close: () => undefined,
    finish: () => ({ title: null, texts: [], headings: [], hasContent: true, hasMain }),
  };
}

/**
 * Collects the texts of a page. Call its functions in the order of the HTML. On a page without
 * `<main>`, all of the body is its main part.
 */
export function collectText() {
  const texts = { main: [] as PageText[], body: [] as PageText[] };
  const headings = { main: [] as PageHeading[], body: [] as PageHeading[] };
  const hasContent = { main: false, body: false };
  const stack: PageElement[] = [];
  const openBlocks: OpenBlock[] = [];
  const depth = { literal: 0, around: 0, title: 0, main: 0, body: 0 };
  let hasMain = false;
  let title: string | null = null;

  const move = ({ name, attributes }: PageElement, by: 1 | -1) => {
    if (literal.has(name)) depth.literal += by;
    if (around.has(name) || attributes['data-search'] === 'off') depth.around += by;
    if (name === 'h1') depth.title += by;
    if (name === 'main') depth.main += by;
    if (name === 'body') depth.body += by;
  };
  const place = () => (depth.main > 0 ? 'main' : depth.body > 0 ? 'body' : null);
  const foundContent = () => {
    const where = place();
    if (where !== null && depth.around === 0) hasContent[where] = true;
  };
  const finishBlock = ({ element, level, isInMain, text }: OpenBlock) => {
    // A mark at the end of a heading links to it.
    const words = text
      .replace(/\s+/g, ' ')
      .replace(level === null ? /^$/ : /\s*[#¶§]\s*$/, '')
      .trim();
    const where = isInMain ? 'main' : 'body';
    if (level !== null) headings[where].push({ element, text: words, level });
    if (words !== '') texts[where].push({ element, text: words });
  };
  return {
    open: (element: PageElement): void => {
      const { name, region } = element;
      stack.push(element);
      hasMain ||= name === 'main';
      if (name === 'title' && region === 'head') title ??= '';
      if (shown.has(name)) foundContent();
      move(element, 1);
      if (!blocks.has(name) || place() === null || depth.around > 0) return;
      const [, level] = /^h([1-6])$/.exec(name) ?? [];
      openBlocks.push({
        element,
        level: level === undefined ? null : Number(level),
        isInMain: depth.main > 0,
        text: '',
      });
    },
    add: (text: string): void => {
      const last = stack.at(-1);
      if (last?.name === 'title' && last.region === 'head') title += text;
      if (depth.around > 0) return;
      if (depth.title === 0 && text.trim() !== '') foundContent();
      const block = openBlocks.at(-1);
      if (block) block.text += depth.literal > 0 && block.level === null ? codeMark : text;
    },
    close: (name: string): void => {
      const element = stack.at(-1);
      if (element?.name !== name) return;
      stack.pop();
      move(element, -1);
      const block = openBlocks.at(-1);
      if (block?.element !== element) return;
      openBlocks.pop();
      finishBlock(block);
    },
    finish: (): Pick<ParsedPage, 'title' | 'texts' | 'headings' | 'hasContent' | 'hasMain'> => {
      const where = hasMain ? 'main' : 'body';
      return {
        title: title === null ? null : title.replace(/\s+/g, ' ').trim(),
        texts: texts[where],
        headings: headings[where].toSorted((one, other) => one.element.offset - other.element.offset),
        hasContent: hasContent[where],
        hasMain,
      };
    },
  };
}
