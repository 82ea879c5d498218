import { findPart, type Part, type PartNode, textOf } from './parts.ts';

/** Returns a block of code with its language and title. */
export function codeBlock(part: Part): string {
  const isBox = part.name !== 'pre';
  const code = isBox ? findPart(part.children, ({ name }) => name === 'pre') : part;
  const title = findPart(part.children, ({ classes }) => classes.includes('code-title'));
  const language = part.attributes['data-language'] ?? '';
  const info = title === null ? language : `${language} title=${JSON.stringify(textOf(title.children))}`.trimStart();
  return fenced(info, codeText(code?.children ?? []));
}

/** Returns code between fences that it does not contain. */
export function fenced(info: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/^ *`{3,}/gm) ?? []).map((run) => run.trim().length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code.replace(/\n$/, '')}\n${fence}`;
}

/** Returns the text of code. Lines that a change adds or removes begin like those of a diff. */
function codeText(nodes: readonly PartNode[]): string {
  const isChanged = findPart(nodes, ({ classes }) => classes.includes('added') || classes.includes('removed')) !== null;
  if (!isChanged) return textOf(nodes);
  const lines = nodes.flatMap((node) => flatten(node));
  const marked = lines.map((node) => (typeof node === 'string' ? node : signOf(node) + textOf([node]))).join('');
  return marked.replaceAll(/^(?![+-] |$)/gm, '  ');
}

function flatten(node: PartNode): readonly PartNode[] {
  if (typeof node === 'string' || node.classes.includes('line')) return [node];
  return node.children.flatMap(flatten);
}

function signOf({ classes }: Part): string {
  return classes.includes('added') ? '+ ' : classes.includes('removed') ? '- ' : '';
}
