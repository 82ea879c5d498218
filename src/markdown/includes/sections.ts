import GithubSlugger, { slug } from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import { readHeadingEnd } from '../headings/heading-end.ts';
import type { Region } from './regions.ts';

/**
 * Returns the sections of a Markdown text by the ids of their headings. The lines of a section are
 * those below its heading, up to the next heading of its level or a higher one. The ids are those
 * of a page with no more than this text.
 */
export async function findSections(lines: readonly string[]): Promise<readonly Region[]> {
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { bodyLine } = splitFrontMatter(lines.join('\n'));
  const body = lines.map((line, index) => (index < bodyLine ? '' : line)).join('\n');
  const { children } = unified().use(remarkParse).parse(body);
  const headings = children.flatMap((node) => {
    if (node.type !== 'heading' || !node.position) return [];
    const { start, end } = node.position;
    const source = lines
      .slice(start.line - 1, end.line)
      .join('\n')
      .replace(/\n {0,3}[=-]+\s*$/, '');
    const label = toString(node);
    const text = label.slice(0, readHeadingEnd(label)?.start);
    return [{ depth: node.depth, text, id: readHeadingEnd(source)?.id ?? null, line: start.line - 1, end: end.line }];
  });
  const slugger = new GithubSlugger();
  for (const { id } of headings) if (id !== null) slugger.occurrences[id] = 0;
  return headings.map(({ depth, text, id, end }, index) => {
    const next = headings.slice(index + 1).find((heading) => heading.depth <= depth);
    const name = id ?? slugger.slug(slug(text) === '' ? 'section' : text);
    return { name, start: end, end: next?.line ?? lines.length };
  });
}
