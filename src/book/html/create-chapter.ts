import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { footnoteLabelId } from '../../markdown/plugins/footnotes.ts';
import type { BookPart } from '../plan/book-parts.ts';
import type { RenderedPage } from '../pages/render-pages.ts';
import { cleanMain } from './clean-main.ts';

/** A heading of a chapter that the contents of the book list. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/** The text of a page as a part of the book, with ids that no other part has. */
export interface Chapter {
  readonly part: BookPart;
  /** Absolute address of the page. */
  readonly url: string;
  /** Its heading comes first. */
  readonly children: readonly ElementContent[];
  readonly sections: readonly Section[];
  /** The ids in the book by those on the page. */
  readonly ids: ReadonlyMap<string, string>;
}

/**
 * Returns the chapter of a page. Its headings are as much lower as the part is deeper in the book.
 */
export function createChapter(part: BookPart, page: RenderedPage): Chapter {
  const ids = new Map<string, string>();
  const sections: Section[] = [];
  let title: Element | null = null;
  const number = (element: Element): Element => {
    const { properties } = element;
    const { id } = properties;
    if (typeof id === 'string' && !ids.has(id)) ids.set(id, `${part.id}-${ids.size + 1}`);
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0);
    const children = element.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      const numbered = number(child);
      // Its text may hold it at any place, such as between a date and a list of authors.
      return isTitle(child) && title === null ? ((title = numbered), []) : [numbered];
    });
    if (level === 0) return { ...element, children };
    const own = typeof id === 'string' ? ids.get(id) : undefined;
    if (level === 2 && own !== undefined && id !== footnoteLabelId)
      sections.push({ id: own, title: toString(element).trim() });
    return headingAt(level, part.depth, { ...element, children });
  };
  const whole = number(h('div', [...cleanMain(page.main, part.page?.fallback === true)]));
  const heading: Element = title ?? headingAt(1, part.depth, h('h1', part.title));
  return { part, url: page.url, children: [heading, ...whole.children], sections, ids };
}

function isTitle({ tagName }: Element): boolean {
  return tagName === 'h1';
}

/**
 * Returns a heading that is at a level of its page, at its level in the book: below the title of
 * the book, and those of the parts around it. Its class says how it looks.
 */
export function headingAt(level: number, depth: number, heading: Element): Element {
  const tagName = `h${Math.min(6, level + 1 + depth)}`;
  const { className } = heading.properties;
  const names = Array.isArray(className) ? className : [];
  return { ...heading, tagName, properties: { ...heading.properties, className: [...names, `level-${level}`] } };
}
