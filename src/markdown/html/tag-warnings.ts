import { groupBy } from '../../shared/group-by.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import type { LocatedMarkup } from './locate-markup.ts';

type Advice = Pick<MarkdownMessage, 'code' | 'title' | 'hint'>;

/** Returns a warning for each name of the tags that are no HTML, at its first place. */
export function warnOfUnknownTags(tags: readonly LocatedMarkup[]): readonly MarkdownMessage[] {
  return warn(tags, adviseOnUnknown);
}

/** Returns a warning for each name of the tags that do nothing where they are. */
export function warnOfStrayTags(tags: readonly LocatedMarkup[]): readonly MarkdownMessage[] {
  return warn(tags, adviseOnStray);
}

function warn(
  shown: readonly LocatedMarkup[],
  adviseOn: (tag: LocatedMarkup, times: number) => Advice,
): readonly MarkdownMessage[] {
  const byName = groupBy(shown, ({ name, source }) => (name === '' ? source : name));
  return [...byName.values()].flatMap((tags) => {
    const openings = tags.filter(({ kind }) => kind !== 'closing');
    const [first] = openings.length > 0 ? openings : tags;
    if (!first) return [];
    const { line, column } = first;
    return [{ severity: 'warning' as const, ...adviseOn(first, Math.max(1, openings.length)), line, column }];
  });
}

/** Maximum length of a quoted tag in a message. */
const longestShown = 40;

function adviseOnUnknown(tag: LocatedMarkup, times: number): Advice {
  const { kind, name, source } = tag;
  if (/^[A-Z][A-Za-z\d.]*$/.test(name) && /[a-z]/.test(name)) {
    const title = `Components such as \`<${name}>\` do not work in \`.md\` files.`;
    const hint = `A page with components must be an \`.mdx\` file. Write HTML in lower case, and \`&lt;\` for a plain "<".`;
    return { code: 'component-in-markdown', title, hint };
  }
  const whole = kind === 'declaration' ? source.replace(/\s+/g, ' ') : writtenTag(tag);
  const written = whole.length > longestShown ? `${whole.slice(0, longestShown)}…` : whole;
  const custom = name.includes('-')
    ? ' If a script of the site defines this element, name it in `markdown.customElements`.'
    : '';
  return {
    code: 'unknown-element',
    title: `\`${written}\` is not an HTML element, so the page shows it as text.`,
    hint: `Put it between backticks, or write \`&lt;${written.slice(1)}\`.${countAgain(times)}${custom}`,
  };
}

function adviseOnStray(tag: LocatedMarkup, times: number): Advice {
  const written = writtenTag(tag);
  return {
    code: 'stray-tag',
    title: `\`${written}\` does nothing here, so the page shows it as text.`,
    hint: `Put it between backticks, or write \`&lt;${written.slice(1)}\`.${countAgain(times)}`,
  };
}

function writtenTag({ kind, name }: LocatedMarkup): string {
  return `<${kind === 'closing' ? '/' : ''}${name}>`;
}

function countAgain(times: number): string {
  return times > 1 ? ` It is on this page ${times} times.` : '';
}
