import type { Locale } from '../../config/config.ts';
import { groupBy } from '../../shared/group-by.ts';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import { today } from '../../system/today.ts';
import type { Block } from '../blocks/block.ts';
import { createMemory } from '../memory/translation-memory.ts';
import type { TranslationRecord } from '../records/record.ts';
import type { BlockStore } from '../site/block-store.ts';
import type { Provenance } from '../site/provenance.ts';
import { type TranslationPair, translationPairs } from '../site/translation-pairs.ts';
import { type ComparedBlock, compareTranslation } from '../status/compare-translation.ts';
import { applyEdits, gapBefore, placeAfter, type TextEdit } from '../blocks/text-edits.ts';
import { makeSkeleton } from '../sync/make-skeleton.ts';
import { nextPairs } from '../sync/next-record.ts';
import type { PlannedTranslation } from '../records/planned-translation.ts';
import { createIds, isText, isWaiting } from './export-texts.ts';
import type { Exchange, ExchangePage, ExchangeUnit } from './exchange-file.ts';
import { exportedText, importedText } from '../blocks/unit-text.ts';

interface ImportOptions {
  readonly site: Pick<Site, 'config' | 'content'>;
  readonly store: BlockStore;
  readonly provenance: Provenance;
  readonly locale: Locale;
  readonly exchange: Exchange;
}

/** What an import will do. */
interface ImportPlan {
  readonly planned: readonly PlannedTranslation[];
  /**
   * Texts whose source or translation has changed since they were exported, or that have no place.
   */
  readonly outdated: number;
  readonly problems: readonly Problem[];
}

/** Returns what brings the texts of translators into the files of a site. Nothing is written. */
export async function planImport(options: ImportOptions): Promise<ImportPlan> {
  const { site, locale, exchange } = options;
  const pairs = new Map(
    translationPairs(site).flatMap((pair) =>
      pair.locale === locale && pair.source !== null ? [[pair.source, pair]] : [],
    ),
  );
  const planned: PlannedTranslation[] = [];
  const problems: Problem[] = [];
  let outdated = 0;
  const head = await options.provenance.head();
  for (const page of mergePages(exchange.pages)) {
    const pair = pairs.get(page.source);
    if (!pair) {
      outdated += page.units.length;
      continue;
    }
    try {
      const result = await planPage(pair, page, { ...options, head });
      outdated += result.outdated;
      if (result.planned) planned.push(result.planned);
    } catch (error) {
      if (!(error instanceof DocsgenError)) throw error;
      problems.push(...error.problems);
    }
  }
  return { planned, outdated, problems };
}

/** A page may be in several files, or twice in one. */
function mergePages(pages: readonly ExchangePage[]): readonly ExchangePage[] {
  return [...groupBy(pages, ({ source }) => source).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, units: [first, ...others].flatMap(({ units }) => units) }] : [],
  );
}

interface PageContext extends ImportOptions {
  readonly head: string | null;
}

interface PlannedPage {
  readonly planned: PlannedTranslation | null;
  readonly outdated: number;
}

async function planPage(pair: TranslationPair, page: ExchangePage, context: PageContext): Promise<PlannedPage> {
  const { source } = page;
  const start = await openTranslation({ ...pair, source }, context);
  const isMdx = pair.translation.endsWith('.mdx');
  const units = new Map(page.units.map((unit) => [baseOf(unit.id), unit]));
  const idOf = createIds();
  const edits: TextEdit[] = [];
  /** The places in the source of the parts that are right now. */
  const confirmed = new Set<number>();
  let left = 0;
  let previous: Block | null = null;
  for (const block of start.compared) {
    if (block.source === null) continue;
    const unit = isText(block.source) ? units.get(idOf(block.source)) : undefined;
    if (unit) units.delete(baseOf(unit.id));
    if (unit && isAnswer(unit, block)) {
      const isAllowed = isOfNow(unit, block) && !(isMdx && hasNewCode(unit));
      const own = isAllowed ? editsFor(unit, block, { text: start.text, blocks: start.blocks, previous }) : null;
      if (own) {
        confirmed.add(block.source.start);
        edits.push(...own);
      } else left += 1;
    }
    if (block.translation) previous = block.translation;
  }
  const outdated = units.size + left;
  if (confirmed.size === 0) return { planned: null, outdated };
  const after = applyEdits(start.text, [...removedMarkers(start, confirmed), ...edits]);
  const record = await nextRecord(start, { source, after, confirmed, translation: pair.translation }, context);
  return { planned: { translation: pair.translation, from: null, before: start.before, after, record }, outdated };
}

/**
 * The id of a unit names the text of the source, and behind a dot the translation that was
 * exported.
 */
function baseOf(id: string): string {
  return id.replace(/\..*$/, '');
}

/** Returns whether a unit has another text than the site, or says that an open text is right. */
function isAnswer({ target, state }: ExchangeUnit, block: ComparedBlock): boolean {
  if (target === null || target === '' || state !== 'done') return false;
  const { translation } = block;
  if (translation === null || isWaiting(block)) return true;
  return block.state !== 'current' || exportedText(translation) !== target;
}

/** Returns whether nobody has changed the translation since it was exported. */
function isOfNow({ id, target }: ExchangeUnit, block: ComparedBlock): boolean {
  const { translation } = block;
  const exported = id === baseOf(id) ? null : id.slice(baseOf(id).length + 1);
  const now = translation === null || isWaiting(block) ? null : translation.hash;
  return exported === now || (translation !== null && exportedText(translation) === target);
}

/**
 * Returns whether a text has code that its source does not have. Files come from strangers, and MDX
 * runs code.
 */
function hasNewCode({ source, target }: ExchangeUnit): boolean {
  const partsOf = (text: string) => text.match(/\{[^}]*\}?|<[^>]*>?|^(?:import|export)\b.*$/gm) ?? [];
  const known = new Set(partsOf(source));
  return partsOf(target ?? '').some((part) => !known.has(part));
}

/** A comment may stand for several parts with the same text. It goes when all of them are right. */
function removedMarkers(
  { markers, compared, text }: OpenedTranslation,
  confirmed: ReadonlySet<number>,
): readonly TextEdit[] {
  const isOpen = ({ state, source }: ComparedBlock) =>
    state !== 'current' && source !== null && !confirmed.has(source.start);
  const open = new Set(compared.filter(isOpen).map(({ source }) => source?.hash));
  const right = new Set(compared.flatMap(({ source }) => (source && confirmed.has(source.start) ? [source.hash] : [])));
  return markers
    .filter(({ hash }) => right.has(hash) && !open.has(hash))
    .map(({ start, end }) => ({ start, end: end + gapAfter(text, end), text: '' }));
}

interface OpenedTranslation {
  readonly text: string;
  readonly before: string | null;
  readonly blocks: readonly Block[];
  readonly markers: readonly { readonly hash: string; readonly start: number; readonly end: number }[];
  readonly compared: readonly ComparedBlock[];
  readonly record: TranslationRecord;
}

/** Returns a translation with its state; of a missing one, the file that would be made for it. */
async function openTranslation(
  { source, translation, exists }: { readonly source: string; readonly translation: string; readonly exists: boolean },
  { store, provenance, head }: PageContext,
): Promise<OpenedTranslation> {
  const original = await store.read(source);
  if (exists) {
    const own = await store.read(translation);
    const record = provenance.recordOf(translation) ?? (await provenance.assume(translation, source));
    const compared = compareTranslation({ source: original, translation: own, record });
    return { text: own.text, before: own.text, blocks: own.blocks, markers: own.markers, compared, record };
  }
  const split = (text: string) => store.split(translation, Buffer.from(text));
  const { text, blocks: pairs } = makeSkeleton(original, createMemory(), split);
  const made = split(text);
  const record = {
    source,
    commit: head,
    day: today(),
    sourceHash: original.hash,
    translationHash: made.hash,
    blocks: pairs,
  };
  const compared = compareTranslation({ source: original, translation: made, record });
  return { text, before: null, blocks: made.blocks, markers: [], compared, record };
}

interface Around {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly previous: Block | null;
}

/** Returns how a text is written into a translation; null if there is no place for it. */
function editsFor(
  { target, source }: ExchangeUnit,
  { source: original, translation }: ComparedBlock,
  around: Around,
): readonly TextEdit[] | null {
  const text = target ?? source;
  if (original === null) return null;
  if (translation) {
    if (exportedText(translation) === text) return [];
    // A heading, and the label of a container, are one line.
    const isLine = translation.kind === 'heading' || around.text[translation.start - 1] === '[';
    const written = isLine ? text.replace(/\s*\n\s*/g, ' ') : text;
    return [{ start: translation.start, end: translation.end, text: importedText(translation, written) }];
  }
  if (original.kind === 'field') return newField(original, text, around.text);
  const at = placeAfter(around.previous, around.blocks, around.text);
  const isHeading = original.kind === 'heading';
  const line = isHeading ? `${'#'.repeat(Number(original.name))} ${text.replace(/\s*\n\s*/g, ' ')}` : text;
  const gap = gapBefore(around.text.slice(0, at));
  return [{ start: at, end: at, text: `${gap}${line}\n${at === around.text.length ? '' : '\n'}` }];
}

/** A field inside of another one has its place only where the translator has made it. */
function newField(original: Block, text: string, translation: string): readonly TextEdit[] | null {
  const { yaml, yamlStart, bodyLine } = splitFrontMatter(translation);
  if (original.name.includes('.') || bodyLine === 0) return null;
  const at = yamlStart + yaml.length;
  const indent = /^[ \t]*/.exec(yaml)?.[0] ?? '';
  return [{ start: at, end: at, text: `${indent}${original.name}: ${importedText(original, text)}\n` }];
}

function gapAfter(text: string, end: number): number {
  return /^(?:\r?\n){0,2}/.exec(text.slice(end))?.[0].length ?? 0;
}

interface Written {
  readonly source: string;
  readonly translation: string;
  readonly after: string;
  /** The places in the source of the parts that are right now. */
  readonly confirmed: ReadonlySet<number>;
}

/** Returns the record of a translation into which texts were written. */
async function nextRecord(
  start: OpenedTranslation,
  written: Written,
  { store, head }: PageContext,
): Promise<TranslationRecord> {
  const { source, translation, after, confirmed } = written;
  const original = await store.read(source);
  const own = store.split(translation, Buffer.from(after));
  const compared = compareTranslation({ source: original, translation: own, record: start.record });
  const blocks = nextPairs(
    compared.map((block) =>
      block.source && confirmed.has(block.source.start) ? { ...block, state: 'current' as const } : block,
    ),
  );
  const isCurrent = blocks.every(({ marked, by }) => marked === null && by === null);
  const { commit, day } = isCurrent ? { commit: head, day: today() } : start.record;
  return { source, commit, day, sourceHash: original.hash, translationHash: own.hash, blocks };
}
