import { suggest } from '../../shared/nearest.ts';
import type { CommentStyle } from './comment-styles.ts';
import { findComment } from './find-comment.ts';
import type { LineKind, LineKinds } from './line-kind.ts';

/** An instruction of a comment for the current line and the lines after it. */
export interface CodeNote {
  readonly kind: LineKind | null;
  readonly word: string | null;
  readonly annotation: string | null;
  /** Number of lines for which it is still valid. */
  readonly left: number;
}

/** A note for one line that says nothing yet. */
export const emptyNote: CodeNote = { kind: null, word: null, annotation: null, left: 1 };

/** A note that means nothing. */
interface NoteMistake {
  readonly title: string;
  readonly hint: string;
}

interface TakenNotes {
  /** The line without its notes. */
  readonly rest: string;
  readonly notes: readonly CodeNote[];
  readonly mistakes: readonly NoteMistake[];
}

interface NoteSyntax {
  readonly kinds: LineKinds;
  readonly styles: readonly CommentStyle[];
}

/**
 * Returns the notes in a line, and the line without them: each `[!code …]` of its comment is
 * removed, and the whole comment if nothing else is in it.
 */
export function takeNotes(text: string, { kinds, styles }: NoteSyntax): TakenNotes {
  const place = text.indexOf('[!code ');
  const comment = place < 0 ? null : findComment(text, place, styles);
  if (!comment) return { rest: text, notes: [], mistakes: [] };
  const notes: CodeNote[] = [];
  const mistakes: NoteMistake[] = [];
  const inner = comment.text.replace(/\[!code ([^\]]+)\] ?/g, (written: string, content: string) => {
    const note = parseNote(content.trim(), kinds);
    if (note) notes.push(note);
    else mistakes.push(unknownNote(content, kinds));
    return note ? '' : written;
  });
  if (notes.length === 0) return { rest: text, notes, mistakes };
  const before = text.slice(0, comment.start);
  // A closing mark keeps the space before it.
  const space = comment.close === '' ? '' : (/\s*$/.exec(comment.text)?.[0] ?? '');
  const rest = inner.trim() === '' ? before : before + comment.open + inner.trimEnd() + space + comment.close;
  return { rest: rest.trimEnd(), notes, mistakes };
}

function parseNote(content: string, kinds: LineKinds): CodeNote | null {
  const [, word, lines] = /^word:(.+?)(?::(\d{1,6}))?$/.exec(content) ?? [];
  if (word !== undefined) return { ...emptyNote, word, left: lines === undefined ? Infinity : Number(lines) };
  const annotation = /^note:(.+)$/.exec(content)?.[1]?.trim();
  if (annotation !== undefined) return { ...emptyNote, annotation };
  const [, name = '', count = '1'] = /^([^:]+)(?::(\d{1,6}))?$/.exec(content) ?? [];
  const kind = kinds.kindOf(name);
  return kind === undefined ? null : { ...emptyNote, kind, left: Number(count) };
}

function unknownNote(content: string, { names }: LineKinds): NoteMistake {
  const hint = `${suggest(content, [...names, 'word:…', 'note:…'], 'names')} Write \`[!!code\` for the text.`;
  return { title: `There is no notation \`[!code ${content}]\`.`, hint };
}
