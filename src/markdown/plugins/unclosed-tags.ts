import { asProblem } from '../../shared/problem.ts';
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { type LocatedMarkup, locateMarkup } from '../html/locate-markup.ts';
import { scanMarkup } from '../html/scan-markup.ts';
import { compileStateOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';

/**
 * Elements that need a closing tag. Without it, everything up to the end of the page is inside the
 * element.
 */
const mustEnd: ReadonlySet<string> = new Set(
  `a abbr article aside audio b bdi bdo big blockquote button center cite code data del details dfn div dl em fieldset figcaption figure font
  footer form h1 h2 h3 h4 h5 h6 header i iframe ins kbd label legend main map mark nav object ol picture pre q s samp search section select
  small span strike strong sub summary sup table textarea time tt u ul var video`.split(/\s+/),
);

/**
 * Warns about elements in `.md` files that are never closed. Each name is reported once, at its
 * first unclosed tag.
 */
export function unclosedTags(): Transformer<Root> {
  return (tree, file) => {
    const { messages, context } = compileStateOf(file);
    if (context.format === 'mdx') return;
    const lines = String(file.value).split('\n');
    const tags: LocatedMarkup[] = [];
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'html' || !node.value.includes('<')) return;
      const markup = scanMarkup(node.value).filter(({ name }) => mustEnd.has(name.toLowerCase()));
      for (const tag of locateMarkup(markup, node, lines)) tags.push(tag);
    });
    for (const [name, { line, column }] of firstUnclosed(tags)) {
      const title = `The element \`<${name}>\` is not closed.`;
      const hint = `Put \`</${name}>\` where it ends; without it, everything that follows is in it.`;
      messages.push(asProblem({ code: 'unclosed-element', title, hint, line, column }));
    }
  };
}

/**
 * Returns the first unclosed tag of each name. A tag is unclosed if the element around it ends
 * first.
 */
function firstUnclosed(tags: readonly LocatedMarkup[]): ReadonlyMap<string, LocatedMarkup> {
  const open: LocatedMarkup[] = [];
  const counts = new Map<string, number>();
  const unclosed: LocatedMarkup[] = [];
  const add = (name: string, step: number) => counts.set(name, (counts.get(name) ?? 0) + step);
  for (const tag of tags) {
    const name = tag.name.toLowerCase();
    if (tag.kind === 'opening') {
      open.push(tag);
      add(name, 1);
    }
    // Browsers ignore a closing tag without an opening tag.
    if (tag.kind !== 'closing' || (counts.get(name) ?? 0) === 0) continue;
    for (let last = open.pop(); last; last = open.pop()) {
      add(last.name.toLowerCase(), -1);
      if (last.name.toLowerCase() === name) break;
      unclosed.push(last);
    }
  }
  const inOrder = [...unclosed, ...open].toSorted((one, other) => one.line - other.line || one.column - other.column);
  const firsts = new Map<string, LocatedMarkup>();
  for (const tag of inOrder) if (!firsts.has(tag.name.toLowerCase())) firsts.set(tag.name.toLowerCase(), tag);
  return firsts;
}
