import { codeBlock, fenced } from './code.ts';
import type { CopyContext } from './copy-context.ts';
import { escapeStart, escapeText, inlineText } from './inline.ts';
import { findPart, type Part, type PartNode, textOf } from './parts.ts';
import { table } from './table.ts';

const blockNames: ReadonlySet<string> = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main ol p pre search section summary table ul'.split(
    ' ',
  ),
);

/** Returns parts as blocks of Markdown, which are separated by blank lines. */
export function writeBlocks(nodes: readonly PartNode[], context: CopyContext): readonly string[] {
  const blocks: string[] = [];
  let run: PartNode[] = [];
  const endRun = () => {
    const text = inlineText(run, context);
    if (text !== '') blocks.push(escapeStart(text));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    blocks.push(...writeBlock(node, context));
  }
  endRun();
  return blocks;
}

/** An element of the site is a block if one is in it. Links to blocks are links in a paragraph. */
function isBlock({ name, children }: Part): boolean {
  if (blockNames.has(name)) return true;
  return name !== 'a' && children.some((child) => typeof child !== 'string' && isBlock(child));
}

type Writer = (part: Part, context: CopyContext) => readonly string[];

/** The parts of the theme that Markdown has no element for, by their class. */
const byClass: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['code', (part) => [codeBlock(part)]],
  ['tab-label', boldLine],
  ['callout', callout],
  ['card', (part, context) => [...writeCard(part, context)]],
  ['diagram', diagram],
  ['formula', formula],
  ['video', video],
  ['post-summary', (part, context) => [listItem('- ', summary(part, context))]],
  ['post-meta', postMeta],
  ['file-tree', fileTree],
  ['tags', (part, context) => list(part, context)],
]);

const byName: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['pre', (part) => [codeBlock(part)]],
  ['summary', boldLine],
  ['dt', boldLine],
  ['hr', () => ['---']],
  ['ul', list],
  ['ol', list],
  ['table', (part, context) => [table(part, (nodes) => writeBlocks(nodes, context))]],
  ['blockquote', (part, context) => [quote(writeBlocks(part.children, context))]],
  ['figcaption', (part, context) => present(inlineText(part.children, context), (text) => `*${text}*`)],
]);

function writeBlock(part: Part, context: CopyContext): readonly string[] {
  if (part === context.heading) return [];
  const { name, attributes, classes, children } = part;
  if (attributes['data-footnotes'] !== undefined) return footnotes(part, context);
  for (const each of classes) {
    const write = byClass.get(each);
    if (write) return write(part, context);
  }
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) {
    const text = inlineText(children, context).replaceAll(/\\?\n/g, ' ');
    return present(text, (title) => `${'#'.repeat(Number(level))} ${title}`);
  }
  return byName.get(name)?.(part, context) ?? writeBlocks(children, context);
}

function present(text: string, write: (text: string) => string): readonly string[] {
  return text === '' ? [] : [write(text)];
}

function boldLine({ children }: Part, context: CopyContext): readonly string[] {
  const text = inlineText(children, context);
  // Emphasis inside the line would end it.
  return present(text, () => (text.includes('*') ? text : `**${text}**`));
}

/** Returns blocks as a quote. */
export function quote(blocks: readonly string[]): string {
  return blocks.join('\n\n').replaceAll(/^(?=(.?))/gm, (_, first: string) => (first === '' ? '>' : '> '));
}

function callout({ children }: Part, context: CopyContext): readonly string[] {
  const title = findPart(children, ({ classes }) => classes.includes('callout-title'));
  const body = findPart(children, ({ classes }) => classes.includes('callout-body'));
  const bodyNodes = body?.children ?? [];
  const [first = '', ...others] = writeBlocks(bodyNodes, context);
  const label = `**${inlineText(title?.children ?? [], context).replaceAll('*', '')}:**`;
  const firstNode = bodyNodes.find((node) => typeof node !== 'string' || node.trim() !== '');
  const isText = typeof firstNode === 'string' || firstNode?.name === 'p' || (firstNode && !isBlock(firstNode));
  return [quote(isText === true ? [`${label} ${first}`, ...others] : [label, first, ...others])];
}

/** Returns a card as an item of a list would show it: its title, and what is in it. */
function writeCard({ children }: Part, context: CopyContext): readonly string[] {
  const title = findPart(children, ({ classes }) => classes.includes('card-title'));
  const rest = writeBlocks(
    children.filter((node) => node !== title),
    context,
  );
  const label = title === null ? '' : inlineText(title.name === 'a' ? [title] : title.children, context);
  const [first, ...others] = rest;
  const isShort = first !== undefined && others.length === 0 && !first.includes('\n');
  return isShort ? [`${label}: ${first}`] : [label, ...rest];
}

function diagram({ children }: Part, context: CopyContext): readonly string[] {
  const picture = findPart(children, ({ name }) => name === 'img');
  const { src = '', alt = '' } = picture?.attributes ?? {};
  const known = context.diagrams.find(({ address }) => address === src);
  return known ? [fenced(known.language, known.source)] : [`![${escapeText(alt)}](${context.address(src)})`];
}

function formula({ children }: Part): readonly string[] {
  const math = findPart(children, ({ name }) => name === 'math');
  return [`$$\n${(math?.attributes['data-tex'] ?? textOf(children)).trim()}\n$$`];
}

function video({ children }: Part, context: CopyContext): readonly string[] {
  const own = findPart(children, ({ name }) => name === 'video');
  const caption = findPart(children, ({ name }) => name === 'figcaption');
  const isNote = ({ classes }: Part) => classes.includes('video-note');
  const title = inlineText(
    caption?.children.filter((node) => typeof node === 'string' || !isNote(node)) ?? [],
    context,
  );
  const there = findPart(
    children,
    ({ name, attributes }) => name === 'a' && attributes['href']?.startsWith('https:') === true,
  );
  const href = own?.attributes['src'] ?? there?.attributes['href'];
  return [href === undefined ? title : `[${title}](${context.address(href)})`];
}

/** Returns a post in a list of posts: a link, its date, and the beginning of its text. */
function summary({ children }: Part, context: CopyContext): readonly string[] {
  const title = findPart(children, ({ classes }) => classes.includes('post-title'));
  const time = findPart(children, ({ name }) => name === 'time');
  const isAround = ({ classes }: Part) =>
    ['post-title', 'post-line', 'post-end'].some((each) => classes.includes(each));
  const text = children.filter((node) => typeof node === 'string' || !isAround(node));
  const [first] = writeBlocks(text, context);
  const date = time ? ` (${inlineText(time.children, context)})` : '';
  const start = inlineText(title?.children ?? [], context) + date;
  return [first === undefined || first.includes('\n') ? start : `${start}: ${first}`];
}

/** Returns the date of a post. */
function postMeta({ children }: Part, context: CopyContext): readonly string[] {
  const time = findPart(children, ({ name }) => name === 'time');
  return time ? [inlineText(time.children, context)] : [];
}

function fileTree({ children }: Part, context: CopyContext): readonly string[] {
  const entries = findPart(children, ({ name }) => name === 'ul');
  return entries ? [treeLines(entries, context).join('\n')] : [];
}

function treeLines(entries: Part, context: CopyContext): readonly string[] {
  return entries.children.flatMap((entry) => {
    if (typeof entry === 'string') return [];
    const name = findPart(entry.children, ({ classes }) => classes.includes('file-name'));
    const row = findPart(entry.children, ({ classes }) => classes.includes('file'));
    const comment = findPart(row?.children ?? [], ({ classes }) => classes.includes('file-comment'));
    const inner = findPart(entry.children, (part) => part.name === 'ul');
    const label = `\`${textOf(name?.children ?? []).trim()}${inner ? '/' : ''}\``;
    const note = comment ? `: ${inlineText(comment.children, context)}` : '';
    return [`- ${label}${note}`, ...(inner ? treeLines(inner, context).map((line) => `  ${line}`) : [])];
  });
}

/** Returns a list. It has no blank lines if its items have no paragraphs. */
function list({ name, attributes, children }: Part, context: CopyContext): readonly string[] {
  const items = children.filter((node): node is Part => typeof node !== 'string');
  let number = Number(attributes['start'] ?? 1);
  const written = items.map((item) => {
    const isCard = item.classes.includes('card');
    const blocks = isCard ? writeCard(item, context) : writeBlocks(item.children, context);
    return { blocks, isTight: isCard || isTight(item) };
  });
  const gap = written.every(({ blocks, isTight: tight }) => tight || blocks.length < 2) ? '\n' : '\n\n';
  const lines = written
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ blocks }) => listItem(name === 'ol' ? `${number++}. ` : '- ', blocks, gap));
  return lines.length === 0 ? [] : [lines.join(gap)];
}

/** Returns whether everything in an item but its text is a list. */
function isTight({ children }: Part): boolean {
  return children.every(
    (node) => typeof node === 'string' || !isBlock(node) || node.name === 'ul' || node.name === 'ol',
  );
}

function listItem(marker: string, blocks: readonly string[], gap = '\n\n'): string {
  const indent = ' '.repeat(marker.length);
  return marker + blocks.join(gap).replaceAll(/\n(?=[^\n])/g, `\n${indent}`);
}

/** Returns the notes under a text. Their numbers are their places in the list. */
function footnotes({ children }: Part, context: CopyContext): readonly string[] {
  const notes = findPart(children, ({ name }) => name === 'ol')?.children ?? [];
  return notes
    .filter((node): node is Part => typeof node !== 'string')
    .map((note, index) => {
      const text = writeBlocks(note.children, context)
        .join('\n\n')
        .replaceAll(/\n(?=[^\n])/g, '\n    ');
      return `[^${index + 1}]: ${text}`;
    });
}
