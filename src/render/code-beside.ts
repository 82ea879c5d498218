import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { CompiledPage } from '../markdown/page/compiled-page.ts';

/**
 * Returns a page whose blocks of code can be shown beside the text before them: a row has the text
 * and the code that follows it. Text without code stays as it is.
 */
export function withCodeBeside<T extends Pick<CompiledPage, 'tree'>>(page: T): T {
  return { ...page, tree: { ...page.tree, children: rowsOf(page.tree) } };
}

function rowsOf({ children }: Root): RootContent[] {
  const rows: RootContent[] = [];
  let text: RootContent[] = [];
  let code: ElementContent[] = [];
  const close = (): void => {
    rows.push(...(code.length === 0 ? text : [row(text, code)]));
    [text, code] = [[], []];
  };
  for (const child of children) {
    if (child.type === 'element' && isCode(child)) code.push(child);
    else if (child.type === 'text' && code.length > 0) continue;
    else {
      // Code belongs to the text above it, up to the heading of its section.
      if (code.length > 0 || startsSection(child)) close();
      text.push(child);
    }
  }
  close();
  return rows;
}

function isCode({ tagName, properties }: Element): boolean {
  const { className } = properties;
  return tagName === 'docs-code' || (Array.isArray(className) && className.includes('code-tabs'));
}

function startsSection(node: RootContent): boolean {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}

function row(text: readonly RootContent[], code: readonly ElementContent[]): Element {
  const inside = text.filter((node): node is ElementContent => node.type !== 'doctype');
  return box('code-row', [box('code-row-text', inside), box('code-row-code', code)]);
}

function box(name: string, children: readonly ElementContent[]): Element {
  return { type: 'element', tagName: 'div', properties: { className: [name] }, children: [...children] };
}
