import { asProblem } from '../../shared/problem.ts';
import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import type { Transformer } from 'unified';
import { readHeadingEnd } from '../headings/heading-end.ts';
import { plainEnd } from '../headings/take-heading-ends.ts';
import { headingLabel } from './heading-label.ts';
import type { CompileState } from '../page/compile-state.ts';
import type { InlineText } from '../../shared/main-props.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { footnoteLabelId } from './footnotes.ts';
import { eachElement } from '../page/walk.ts';

/**
 * Gives every heading an id: the one that the author wrote (`{#id}` or `<!-- #id -->`), or a slug
 * of its text, in lower case unless it keeps the case of its letters. Collects the headings below
 * `h1`. An `h1` gets an id only if no other heading has the same one.
 */
export function headingIds({ keepsCase }: { readonly keepsCase: boolean }): Transformer<Root> {
  return (tree, file) => {
    const state = compileStateOf(file);
    eachElement(tree, (node) => {
      if (headingDepth(node) === null) return;
      const { [plainEnd]: isPlain, ...properties } = node.properties;
      if (isPlain !== undefined) node.properties = properties;
      const id = isPlain === undefined && properties['id'] === undefined ? takeTrailingId(node) : null;
      if (id !== null) node.properties['id'] = id;
    });
    const taken = reserveIds(tree, state);
    const titles: Element[] = [];
    eachElement(tree, (node) => {
      const depth = headingDepth(node);
      if (depth === 1) titles.push(node);
      if (depth === null || depth === 1 || node.properties['id'] === footnoteLabelId) return;
      const label = headingLabel(node);
      const own = node.properties['id'];
      const id = typeof own === 'string' ? own : makeId(textOf(label), taken, keepsCase);
      node.properties['id'] = id;
      state.headings.push({ depth, id, explicit: typeof own === 'string', label, ...placeOf(node) });
    });
    for (const title of titles) nameTitle(title, taken, keepsCase);
  };
}

function nameTitle(title: Element, taken: GithubSlugger, keepsCase: boolean): void {
  const id = slug(textOf(headingLabel(title)), keepsCase);
  if (title.properties['id'] !== undefined || id === '' || Object.hasOwn(taken.occurrences, id)) return;
  title.properties['id'] = taken.slug(id, keepsCase);
}

function textOf(label: readonly InlineText[]): string {
  return label.map(({ text }) => text).join('');
}

/**
 * Reserves the ids that the author wrote, before any id is generated. Reports ids that are used
 * twice.
 */
function reserveIds(tree: Root, state: CompileState): GithubSlugger {
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
    const first = state.lines.locate(firstLine);
    const where = first.file === undefined ? `Line ${first.line}` : `Line ${first.line} of \`${first.file}\``;
    const hint = `${where} already has it; choose another.`;
    state.messages.push(
      asProblem({ code: 'duplicate-id', title: `The id "${id}" is used twice.`, hint, ...placeOf(node) }),
    );
    delete node.properties['id'];
  });
  return slugger;
}

function makeId(text: string, taken: GithubSlugger, keepsCase: boolean): string {
  return taken.slug(slug(text) === '' ? 'section' : text, keepsCase);
}

function headingDepth(node: Element): number | null {
  const digit = /^h([1-6])$/.exec(node.tagName)?.[1];
  return digit === undefined ? null : Number(digit);
}

/**
 * Removes the id from the end of a heading that is written as HTML, or the comment with the id from
 * the end of any heading. Returns the id, or null if there is none. HTML parses `<sup/>` as an open
 * tag, so the end of the heading may be inside the last element.
 */
function takeTrailingId(heading: Element): string | null {
  const last: ElementContent | undefined = heading.children.at(-1);
  if (last?.type === 'element' && last.tagName !== 'code') return takeTrailingId(last);
  if (last?.type !== 'text' && last?.type !== 'comment') return null;
  const end = readHeadingEnd(last.type === 'text' ? last.value : `<!--${last.value}-->`);
  if (end?.id == null) return null;
  if (last.type === 'comment') heading.children.pop();
  else last.value = last.value.slice(0, end.start);
  trimEnd(heading);
  return end.id;
}

function trimEnd(heading: Element): void {
  const last: ElementContent | undefined = heading.children.at(-1);
  if (last?.type !== 'text') return;
  last.value = last.value.trimEnd();
  if (last.value === '') heading.children.pop();
}
