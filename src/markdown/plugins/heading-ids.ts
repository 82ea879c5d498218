import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import type { Transformer } from 'unified';
import { headingLabel } from '../heading-label.ts';
import type { PageDraft } from '../page-draft.ts';
import { draftOf, placeOf } from '../page-draft.ts';
import { footnoteLabelId } from './footnotes.ts';
import { eachElement } from '../walk.ts';

/** `{#id}`, and the comment of JSX, which in `.md` is text. */
const trailingId = /\{(?:#([^\s{}]+)|\/\* +#([^\s{}]+) +\*\/)\}\s*$/;
const idComment = /^\s*#([^\s{}]+)\s*$/;

/** Gives every heading below `h1` an id, the author's (`{#id}` or a comment, `<!-- #id -->`) or a slug of its text, and lists them. */
export function headingIds(): Transformer<Root> {
  return (tree, file) => {
    const draft = draftOf(file);
    eachElement(tree, (node) => {
      const id = headingDepth(node) === null ? null : takeTrailingId(node);
      if (id !== null) node.properties['id'] = id;
    });
    const taken = reserveIds(tree, draft);
    eachElement(tree, (node) => {
      const depth = headingDepth(node);
      if (depth === null || depth === 1 || node.properties['id'] === footnoteLabelId) return;
      const label = headingLabel(node);
      const own = node.properties['id'];
      const id = typeof own === 'string' ? own : makeId(label.map(({ text }) => text).join(''), taken);
      node.properties['id'] = id;
      draft.headings.push({ depth, id, explicit: typeof own === 'string', label });
    });
  };
}

/** Reserves the ids that the author chose before any is made, and reports those chosen twice. */
function reserveIds(tree: Root, draft: PageDraft): GithubSlugger {
  const slugger = new GithubSlugger();
  const firstLines = new Map<string, number>();
  eachElement(tree, (node) => {
    const { id } = node.properties;
    if (typeof id !== 'string' || id === '') {
      delete node.properties['id'];
      return;
    }
    const firstLine = firstLines.get(id);
    if (firstLine === undefined) {
      firstLines.set(id, placeOf(node).line);
      slugger.occurrences[id] = 0;
      return;
    }
    const first = draft.lines.locate(firstLine);
    const where = first.file === undefined ? `Line ${first.line}` : `Line ${first.line} of \`${first.file}\``;
    const hint = `${where} has it already; choose another.`;
    draft.messages.push({ severity: 'error', title: `The id "${id}" is used twice.`, hint, ...placeOf(node) });
    delete node.properties['id'];
  });
  return slugger;
}

function makeId(text: string, taken: GithubSlugger): string {
  return taken.slug(slug(text) === '' ? 'section' : text);
}

function headingDepth(node: Element): number | null {
  const digit = /^h([1-6])$/.exec(node.tagName)?.[1];
  return digit === undefined ? null : Number(digit);
}

/** Removes `{#id}` or `<!-- #id -->` from the end of a heading and returns the id, null where there is none. */
function takeTrailingId(heading: Element): string | null {
  const last: ElementContent | undefined = heading.children.at(-1);
  if (last?.type !== 'text' && last?.type !== 'comment') return null;
  const match = (last.type === 'text' ? trailingId : idComment).exec(last.value);
  const id = match?.[1] ?? match?.[2];
  if (match === null || id === undefined) return null;
  if (last.type === 'comment') heading.children.pop();
  else last.value = last.value.slice(0, match.index);
  trimEnd(heading);
  return id;
}

function trimEnd(heading: Element): void {
  const last: ElementContent | undefined = heading.children.at(-1);
  if (last?.type !== 'text') return;
  last.value = last.value.trimEnd();
  if (last.value === '') heading.children.pop();
}
