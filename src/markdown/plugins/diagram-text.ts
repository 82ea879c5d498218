import { isElementName } from '../html/element-names.ts';

/**
 * Returns the text alternative of a Mermaid diagram: its accessible title and description, or its
 * first line if it has neither.
 */
export function describeDiagram(source: string): string {
  const lines = source.split('\n').map((line) => line.trim());
  const title = valueOf(lines, /^accTitle\s*:\s*(.+)$/) ?? valueOf(lines, /^title\s*:?\s+(.+)$/);
  const description =
    valueOf(lines, /^accDescr\s*:\s*(.+)$/) ??
    /^\s*accDescr\s*\{([^}]*)\}/m.exec(source)?.[1]?.replace(/\s+/g, ' ').trim();
  const parts = [title, description].filter((part) => part !== undefined && part !== '');
  if (parts.length > 0) return parts.join('. ').replace(/\.\. /g, '. ');
  const fence = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return lines.slice(fence + 1).find((line) => line !== '' && !line.startsWith('%%')) ?? '';
}

function valueOf(lines: readonly string[], pattern: RegExp): string | undefined {
  return lines
    .map((line) =>
      pattern
        .exec(line)?.[1]
        ?.trim()
        .replace(/^(["'])(.*)\1$/, '$2'),
    )
    .find((value) => value);
}

/** Something in a diagram that its drawing does not have. */
interface LostPart {
  /** Line in the diagram, from 1. */
  readonly line: number;
  readonly title: string;
  readonly hint: string;
}

const drawnTag = /^(?:br|b|strong|i|em|u|s|del)$/i;
/** The diagrams that may have links. In others, the same words begin a text. */
const mayHaveLinks = /^[ \t]*(?:graph|flowchart|classDiagram|sequenceDiagram|stateDiagram|gantt)\b/m;
const linkStatement = /^(click|href|callback|link)[ \t]+["\p{L}\p{N}_][^\s:]*[ \t]*(?:$|["'\w])/u;
/** The menu of an actor: `link Ada: Docs @ https://…`, `links Ada: {…}`. */
const actorStatement = /^(links?|properties|details)[ \t]+[^:]+:[ \t]*(?:\{|[^@]+@)/;

/** Returns the word that begins a statement of Mermaid about links; null for other statements. */
export function linkingWord(statement: string): string | null {
  return (linkStatement.exec(statement) ?? actorStatement.exec(statement))?.[1] ?? null;
}

/**
 * Returns what the drawing of a Mermaid diagram leaves out or shows as text: links, because a
 * drawing is a picture, and tags and icons in its texts.
 */
export function findLostParts(source: string): readonly LostPart[] {
  const hasLinks = mayHaveLinks.test(source);
  return source.split('\n').flatMap((text, index) => {
    const found = lostIn(text.trim(), hasLinks);
    return found === null ? [] : [{ line: index + 1, ...found }];
  });
}

function lostIn(text: string, hasLinks: boolean): Omit<LostPart, 'line'> | null {
  if (text.startsWith('%%')) return null;
  const statement = hasLinks ? linkingWord(text) : null;
  if (statement !== null) {
    const title = `\`${statement}\` does not link anything: a diagram is a picture.`;
    return { title, hint: 'Write the links as text under the diagram, and remove the line.' };
  }
  const [, icon] = /(?<![\w:])(fa[bsrl]?:fa-[\w-]+)/.exec(text) ?? [];
  if (icon !== undefined)
    return { title: `\`${icon}\` is not an icon in a diagram.`, hint: 'Write an emoji, or a word.' };
  const tags = [...text.matchAll(/(?<!<)<\/?([a-z][\w-]*)(?:\s[^<>]*)?\/?>(?!>)/gi)].map(([, name = '']) => name);
  const tag = tags.find((name) => isElementName(name) && !drawnTag.test(name));
  if (tag === undefined) return null;
  const hint = 'Write `<br>` for a new line, and `<b>`, `<i>`, `<u>` or `<s>` around words. Remove other tags.';
  return { title: `\`<${tag}>\` is text in a diagram.`, hint };
}
