import { asProblem } from '../../shared/problem.ts';
import type { Element, ElementContent, Parents, Root } from 'hast';
import type { Transformer } from 'unified';
import { codeScheme, pictureCodeScheme } from '../../shared/code-scheme.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { adviseOnStyle } from '../html/style-advice.ts';

const headHint =
  'Write it in `head` of the front matter, or in an `.mdx` file in a `<head>` block that is not inside another element.';

/** Elements that are removed with their content, each with a hint what to do instead. */
const removed: ReadonlyMap<string, string> = new Map([
  ['script', 'Name the script in `scripts` of the configuration, or write it in `head` of the front matter.'],
  ['style', 'Put the rules into a stylesheet of the site and use a class.'],
  ['template', 'Write the content where it belongs.'],
  ['base', 'docsgen writes the head of the page.'],
  ['link', headHint],
  ['meta', headHint],
  ['title', 'docsgen writes the head of the page; set `title` in the front matter.'],
  ['head', headHint],
]);

/**
 * Elements of a whole document, which do not belong in a text. In `.md`, the HTML parser already
 * removes their tags.
 */
const ofDocument: ReadonlySet<string> = new Set(['html', 'body', 'frameset', 'frame']);

/** Elements that are checked when the page is rendered, if they have JavaScript attributes. */
const validatedLater: ReadonlySet<string> = new Set(['script', 'style']);

interface Finding {
  readonly title: string;
  readonly hint: string;
}

/**
 * Removes, with a warning, everything that the text of a page must not contain: scripts, inline
 * styles, reserved names.
 */
export function safeHtml({ inlineStyles }: { readonly inlineStyles: boolean }): Transformer<Root> {
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    cleanChildren(tree, {
      inlineStyles,
      warn: (node, finding) => messages.push(asProblem({ code: 'removed-html', ...finding, ...placeOf(node) })),
    });
  };
}

interface Rules {
  readonly inlineStyles: boolean;
  readonly warn: (node: Element, finding: Finding) => void;
}

function cleanChildren(parent: Root | Element, rules: Rules): void {
  for (let index = 0; index < parent.children.length;) {
    const node = parent.children[index];
    const replacement = node?.type === 'element' ? validateElement(node, parent) : null;
    if (node?.type === 'element' && replacement) {
      rules.warn(node, replacement.finding);
      // The replacement is checked next.
      parent.children.splice(index, 1, ...replacement.children);
      continue;
    }
    if (node?.type === 'element') {
      for (const finding of cleanProperties(node, rules)) rules.warn(node, finding);
      cleanChildren(node, rules);
    }
    index += 1;
  }
}

function validateElement(node: Element, parent: Parents): { finding: Finding; children: ElementContent[] } | null {
  const name = node.data?.jsx?.name ?? node.tagName;
  if (node.data?.value || (node.data?.jsx && (!/^[a-z]+$/.test(name) || validatedLater.has(name)))) return null;
  const hint = removed.get(name);
  if (hint !== undefined && !isDrawingTitle(node, parent)) {
    return { finding: { title: `The <${name}> element is left out.`, hint }, children: [] };
  }
  if (ofDocument.has(name)) {
    const finding = {
      title: `The tag <${name}> is left out.`,
      hint: 'docsgen writes the document around the text. The text between the tags stays.',
    };
    return { finding, children: node.children };
  }
  if (name.startsWith('docs-')) {
    const finding = {
      title: `The tag <${name}> is left out.`,
      hint: 'Names that start with `docs-` belong to docsgen.',
    };
    return { finding, children: node.children };
  }
  if (!/^[a-z][a-z\d-]*$/i.test(name)) {
    const finding = { title: `The tag <${name}> is left out.`, hint: 'Write `&lt;` for a plain "<" in HTML.' };
    return { finding, children: node.children };
  }
  return null;
}

/**
 * Returns whether an element is the `title` in an SVG drawing, which is the accessible name of the
 * drawing.
 */
function isDrawingTitle(node: Element, parent: Parents): boolean {
  return (
    node.tagName === 'title' && parent.type === 'element' && ['svg', 'g', 'symbol', 'path'].includes(parent.tagName)
  );
}

function cleanProperties(node: Element, { inlineStyles }: Rules): readonly Finding[] {
  const findings: Finding[] = [];
  for (const name of Object.keys(node.properties)) {
    const isScript = /^on[a-z]/i.test(name) || isScriptAddress(name, node.properties[name]);
    if (!isScript && (name !== 'style' || inlineStyles)) continue;
    const style = node.properties['style'];
    delete node.properties[name];
    findings.push({
      title: `The ${name.toLowerCase()} attribute of <${node.tagName}> is left out.`,
      hint: isScript ? 'Pages cannot run inline scripts.' : adviseOnStyle(String(style)),
    });
  }
  return findings;
}

const links: ReadonlySet<string> = new Set(['href', 'action', 'formAction', 'xLinkHref']);
const sources: ReadonlySet<string> = new Set(['src', 'data']);

function isScriptAddress(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return links.has(name) ? codeScheme(value) !== null : sources.has(name) && pictureCodeScheme(value) !== null;
}
