import { diffLines } from 'diff';
import type { MarkdownFormat } from '../../markdown/page/compiled-page.ts';
import { groupBy } from '../../shared/group-by.ts';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import type { Block, Marker, MarkerType } from '../blocks/block.ts';
import { writeMarker } from '../blocks/markers.ts';
import { applyEdits, gapBefore, placeAfter, type TextEdit } from '../blocks/text-edits.ts';
import type { FileBlocks } from '../site/block-store.ts';
import type { ComparedBlock } from '../status/compare-translation.ts';

interface MarkOptions {
  readonly translation: FileBlocks;
  readonly compared: readonly ComparedBlock[];
  readonly format: MarkdownFormat;
  /** Returns the text of a block of the source as it was, by its hash. */
  readonly textOf: (hash: string) => string | undefined;
}

/** A part to mark, and where. */
interface NewMarker extends Pick<Marker, 'type' | 'hash'> {
  /** Offset in the translation. */
  readonly at: number;
  readonly lines: readonly string[];
}

/**
 * Returns the text of a translation with a comment before each part that is to be done, and without
 * the comments about states of the source that are past. Nothing else is changed.
 */
export function markTranslation({ translation, compared, format, textOf }: MarkOptions): string {
  const { text, markers } = translation;
  const wanted = wantedMarkers(translation, compared, textOf);
  const present = presentMarkers(markers, wanted);
  const used = new Set(present.values());
  const outdated = markers.filter((marker) => marker.type !== 'machine' && !used.has(marker));
  const added = wanted.filter((marker) => !present.has(marker));
  const edits = [
    ...outdated.map(({ start, end }) => ({
      start,
      end: end + (/^(?:\r?\n){0,2}/.exec(text.slice(end))?.[0].length ?? 0),
      text: '',
    })),
    ...added.map((marker) => insertion(text, marker, format)),
    ...compared.flatMap(newCopy),
  ];
  return applyEdits(text, edits);
}

/** Returns the markers that are there already. Of equal ones, each is the one that is nearest. */
function presentMarkers(markers: readonly Marker[], wanted: readonly NewMarker[]): ReadonlyMap<NewMarker, Marker> {
  const free = groupBy(markers, keyOf);
  const found = new Map<NewMarker, Marker>();
  for (const marker of wanted) {
    const key = keyOf(marker);
    const [nearest, ...others] = (free.get(key) ?? []).toSorted(
      (one, other) => Math.abs(marker.at - one.end) - Math.abs(marker.at - other.end) || one.start - other.start,
    );
    if (!nearest) continue;
    found.set(marker, nearest);
    free.set(key, others);
  }
  return found;
}

/** A part that waits for its translation follows its source. */
function newCopy({ source, translation, pair }: ComparedBlock): readonly TextEdit[] {
  if (pair?.by !== 'copy' || !source || !translation || translation.hash !== pair.translation) return [];
  if (translation.hash === source.hash) return [];
  return [{ start: translation.start, end: translation.end, text: source.source }];
}

function keyOf({ type, hash }: Pick<Marker, 'type' | 'hash'>): string {
  return `${type} ${hash}`;
}

function insertion(text: string, { at, ...marker }: NewMarker, format: MarkdownFormat): TextEdit {
  const comment = writeMarker(marker, marker.lines, format);
  const before = text.slice(0, at);
  const gap = gapBefore(before);
  return { start: at, end: at, text: `${gap}${comment}\n${at === text.length ? '' : '\n'}` };
}

function wantedMarkers(
  { text, blocks }: FileBlocks,
  compared: readonly ComparedBlock[],
  textOf: MarkOptions['textOf'],
): readonly NewMarker[] {
  const bodyStart = text.length - splitFrontMatter(text).body.length;
  const found: NewMarker[] = [];
  let previous: Block | null = null;
  for (const { state, source, translation, pair } of compared) {
    const type = state === 'stale' || state === 'missing' || state === 'removed' ? state : null;
    const hash = source?.hash ?? pair?.source ?? null;
    if (type !== null && hash !== null && pair?.by !== 'copy') {
      const at = translation ? (translation.commentAt ?? bodyStart) : placeAfter(previous, blocks, text);
      const old = pair?.source != null ? textOf(pair.source) : undefined;
      found.push({ type, hash, at, lines: linesOf(type, { source, old, about: pair?.about ?? '' }) });
    }
    if (source !== null && translation !== null) previous = translation;
  }
  return found;
}

interface Changed {
  readonly source: Block | null;
  readonly old: string | undefined;
  readonly about: string;
}

const hints: Readonly<Record<Exclude<MarkerType, 'machine'>, string>> = {
  stale: 'The source has changed. Translate this part again, then remove this comment.',
  missing: 'The source has this part. Translate it here, then remove this comment.',
  removed: 'The source no longer has this part. Remove it, or only this comment.',
};

function linesOf(type: Exclude<MarkerType, 'machine'>, { source, old, about }: Changed): readonly string[] {
  const field = source?.kind === 'field' ? [`In the front matter: ${source.name}`] : [];
  const before = type === 'missing' ? '' : (old ?? (type === 'removed' ? about : ''));
  return [hints[type], ...field, ...changedLines(before, source?.source ?? '')];
}

/** Returns the lines in which two texts differ. Each begins with the sign of a difference. */
function changedLines(before: string, after: string): readonly string[] {
  return diffLines(withLineEnd(before), withLineEnd(after)).flatMap(({ value, added, removed }) => {
    const sign = added ? '+ ' : removed ? '- ' : null;
    return sign === null
      ? []
      : value
          .trimEnd()
          .split('\n')
          .map((line) => (sign + line).trimEnd());
  });
}

function withLineEnd(text: string): string {
  return text === '' ? '' : `${text.replace(/\r\n?/g, '\n')}\n`;
}
