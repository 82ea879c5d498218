import type { Locale } from '../../config/config.ts';
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
import { createIds, isText } from './export-texts.ts';
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
  /** Texts whose source has changed since they were exported, or that no page has. */
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
  for (const page of exchange.pages) {
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
  const units = new Map(page.units.map((unit) => [unit.id, unit]));
  const idOf = createIds();
  const edits: TextEdit[] = [];
  const confirmed = new Set<string>();
  let previous: Block | null = null;
  for (const block of start.compared) {
    if (block.source === null) continue;
    const unit = isText(block.source) ? units.get(idOf(block.source)) : undefined;
    if (unit) units.delete(unit.id);
    if (unit && isAnswer(unit, block)) {
      confirmed.add(block.source.hash);
      edits.push(...editsFor(unit, block, { text: start.text, blocks: start.blocks, previous }));
    }
    if (block.translation) previous = block.translation;
  }
  const done = start.markers.filter(({ hash }) => confirmed.has(hash));
  const removals = done.map(({ start: from, end }) => ({
    start: from,
    end: end + gapAfter(start.text, end),
    text: '',
  }));
  const after = applyEdits(start.text, [...removals, ...edits]);
  if (confirmed.size === 0 || after === start.before) return { planned: null, outdated: units.size };
  const record = nextRecord(start, { source, after, confirmed, translation: pair.translation }, context);
  const planned = { translation: pair.translation, from: null, before: start.before, after, record: await record };
  return { planned, outdated: units.size };
}

/** Returns whether a unit says something new: another text, or that a text which was to be looked at is right. */
function isAnswer({ target, state }: ExchangeUnit, { translation, state: known }: ComparedBlock): boolean {
  if (target === null || target === '' || state !== 'done') return false;
  return translation === null || known !== 'current' || exportedText(translation) !== target;
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

function editsFor(
  { target, source }: ExchangeUnit,
  { source: original, translation }: ComparedBlock,
  around: Around,
): readonly TextEdit[] {
  const text = target ?? source;
  if (translation) {
    if (exportedText(translation) === text) return [];
    return [{ start: translation.start, end: translation.end, text: importedText(translation, text) }];
  }
  // A field of the front matter has its place only where the translator has made it.
  if (original === null || original.kind === 'field') return [];
  const at = placeAfter(around.previous, around.blocks, around.text);
  const sign = original.kind === 'heading' ? `${'#'.repeat(Number(original.name))} ` : '';
  const gap = gapBefore(around.text.slice(0, at));
  return [{ start: at, end: at, text: `${gap}${sign}${text}\n${at === around.text.length ? '' : '\n'}` }];
}

function gapAfter(text: string, end: number): number {
  return /^(?:\r?\n){0,2}/.exec(text.slice(end))?.[0].length ?? 0;
}

interface Written {
  readonly source: string;
  readonly translation: string;
  readonly after: string;
  /** Hashes of the blocks of the source whose translations are right now. */
  readonly confirmed: ReadonlySet<string>;
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
      block.source && confirmed.has(block.source.hash) ? { ...block, state: 'current' as const } : block,
    ),
  );
  const isCurrent = blocks.every(({ marked, by }) => marked === null && by === null);
  const { commit, day } = isCurrent ? { commit: head, day: today() } : start.record;
  return { source, commit, day, sourceHash: original.hash, translationHash: own.hash, blocks };
}
