import type { Locale } from '../../config/config.ts';
import { pageFormat } from '../../content/page-file.ts';
import type { ParsePage } from '../../markdown/parse-page.ts';
import { groupBy } from '../../shared/group-by.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import { today } from '../../system/today.ts';
import { applyEdits } from '../blocks/text-edits.ts';
import { exportedText, isText } from '../blocks/unit-text.ts';
import type { PlannedTranslation } from '../records/planned-translation.ts';
import { aboutBlock, type TranslationRecord } from '../records/record.ts';
import type { BlockStore } from '../site/block-store.ts';
import type { Provenance } from '../site/provenance.ts';
import { type TranslationPair, translationPairs } from '../site/translation-pairs.ts';
import { type ComparedBlock, isWaiting } from '../status/compare-translation.ts';
import { nextPairs } from '../sync/next-record.ts';
import { acceptTexts, type ProposedText } from '../verify/accept-texts.ts';
import { baseOf, type Exchange, type ExchangePage, type ExchangeUnit, translationHashOf } from './exchange-file.ts';
import { createIds } from './export-texts.ts';
import { openTranslation, type OpenedTranslation } from './open-translation.ts';
import { proposeText } from '../verify/propose-text.ts';

interface ImportOptions {
  readonly site: Pick<Site, 'config' | 'content'>;
  readonly store: BlockStore;
  readonly provenance: Provenance;
  readonly parsePage: ParsePage;
  readonly locale: Locale;
  readonly exchange: Exchange;
}

/** A translator's text that was left out. */
export interface RefusedUnit {
  /** The file of the source, relative to the site's root. */
  readonly source: string;
  /** The first words of the text. */
  readonly about: string;
  /**
   * `changed`: its source or translation has changed since it was exported, or the site does not
   * have it. `no-place`: the translation has no place for it. `empty`: it is marked as done but is
   * empty. `syntax`: the page would no longer parse. `code`: its code, tags or includes differ from
   * its source's. `structure`: it would be read as something else, such as a list, or its table has
   * different cells. `marks`: Markdown would not read its marks as they seem to be meant.
   */
  readonly reason: 'changed' | 'no-place' | 'empty' | 'syntax' | 'code' | 'structure' | 'marks';
}

/** What an import will do. */
interface ImportPlan {
  readonly planned: readonly PlannedTranslation[];
  readonly refused: readonly RefusedUnit[];
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
  const refused: RefusedUnit[] = [];
  const problems: Problem[] = [];
  const head = await options.provenance.head();
  for (const page of mergePages(exchange.pages)) {
    const pair = pairs.get(page.source);
    if (!pair) {
      refused.push(...page.units.filter(isDone).map((unit) => refusedUnit(page, unit, 'changed')));
      continue;
    }
    try {
      const result = await planPage(pair, page, { ...options, head });
      refused.push(...result.refused);
      if (result.planned) planned.push(result.planned);
    } catch (error) {
      if (!(error instanceof DocsgenError)) throw error;
      problems.push(...error.problems);
    }
  }
  return { planned, refused, problems };
}

/** A page may be in several files, or twice in one. */
function mergePages(pages: readonly ExchangePage[]): readonly ExchangePage[] {
  return [...groupBy(pages, ({ source }) => source).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, units: [first, ...others].flatMap(({ units }) => units) }] : [],
  );
}

function refusedUnit(
  { source }: ExchangePage,
  { target, source: text }: ExchangeUnit,
  reason: RefusedUnit['reason'],
): RefusedUnit {
  return { source, about: aboutBlock(target === null || target.trim() === '' ? text : target), reason };
}

interface PageContext extends ImportOptions {
  readonly head: string | null;
}

interface PlannedPage {
  readonly planned: PlannedTranslation | null;
  readonly refused: readonly RefusedUnit[];
}

/** The text of a translator, with the block that it translates. */
interface ProposedUnit extends ProposedText {
  readonly unit: ExchangeUnit;
  readonly block: ComparedBlock;
}

async function planPage(pair: TranslationPair, page: ExchangePage, context: PageContext): Promise<PlannedPage> {
  const { store, parsePage } = context;
  const { translation } = pair;
  const start = await openTranslation({ ...pair, source: page.source }, context);
  const answers = readAnswers(start, { page, translation });
  const { accepted, refused, file, blockOf } = await acceptTexts(start.text, answers.proposed, {
    split: (text) => store.split(translation, Buffer.from(text)),
    parse: (text) => parsePage(text, pageFormat(translation) === 'mdx' ? 'mdx' : 'md'),
  });
  const left = [...answers.refused, ...refused.map(({ proposed, reason }) => refusedUnit(page, proposed.unit, reason))];
  /** What the translation says of each part that is right now, by the part. */
  const confirmed = new Map<ComparedBlock, ComparedBlock>([
    ...answers.confirmed.map((block) => [block, { ...block, state: 'current' as const }] as const),
    ...accepted.map(
      (each) => [each.block, { ...each.block, state: 'current' as const, translation: blockOf(each) }] as const,
    ),
  ]);
  if (confirmed.size === 0) return { planned: null, refused: left };
  const after = withoutMarkers(file, store.split(translation, Buffer.from(file)), { start, confirmed });
  const record = await nextRecord(start, { source: page.source, after, confirmed, translation }, context);
  return { planned: { translation, from: null, before: start.before, after, record }, refused: left };
}

interface Answers {
  readonly proposed: readonly ProposedUnit[];
  /** The parts whose texts are right as they are. */
  readonly confirmed: readonly ComparedBlock[];
  readonly refused: readonly RefusedUnit[];
}

/** Returns what the units of a page say of its parts. */
function readAnswers(
  { text, blocks, compared }: OpenedTranslation,
  { page, translation }: { readonly page: ExchangePage; readonly translation: string },
): Answers {
  const units = new Map(page.units.map((unit) => [baseOf(unit.id), unit]));
  const idOf = createIds();
  const proposed: ProposedUnit[] = [];
  const confirmed: ComparedBlock[] = [];
  const refused: RefusedUnit[] = [];
  let previous: ComparedBlock['translation'] = null;
  let lastInsertion: number | null = null;
  for (const block of compared) {
    if (block.source === null) continue;
    const unit = isText(block.source) ? units.get(idOf(block.source)) : undefined;
    if (unit) units.delete(baseOf(unit.id));
    const reason = unit && isAnswer(unit, block) ? reasonAgainst(unit, block) : null;
    if (unit && reason !== null) refused.push(refusedUnit(page, unit, reason));
    else if (unit && isAnswer(unit, block)) {
      const target = unit.target ?? '';
      const isSame = block.translation !== null && exportedText(block.translation) === target;
      const files = { text, blocks, source: page.source, translation };
      const written: ProposedText | null = isSame
        ? null
        : proposeText(target, block, { ...files, previous, lastInsertion });
      if (isSame) confirmed.push(block);
      else if (written === null) refused.push(refusedUnit(page, unit, 'no-place'));
      else {
        proposed.push({ ...written, unit, block });
        if (written.start === written.end) lastInsertion = written.start;
      }
    }
    if (block.translation) previous = block.translation;
  }
  const rest = [...units.values()].filter(isDone).map((unit) => refusedUnit(page, unit, 'changed'));
  return { proposed, confirmed, refused: [...refused, ...rest] };
}

function isDone({ target, state }: ExchangeUnit): boolean {
  return target !== null && state === 'done';
}

/** Returns whether a unit has another text than the site, or says that an open text is right. */
function isAnswer(unit: ExchangeUnit, block: ComparedBlock): boolean {
  if (!isDone(unit)) return false;
  const { translation } = block;
  if (translation === null || isWaiting(block)) return true;
  return block.state !== 'current' || exportedText(translation) !== unit.target;
}

/** Returns why an answer cannot be taken, whatever its text is read as; null for nothing. */
function reasonAgainst({ id, target }: ExchangeUnit, block: ComparedBlock): RefusedUnit['reason'] | null {
  const { translation } = block;
  const exported = translationHashOf(id);
  const now = translation === null || isWaiting(block) ? null : translation.hash;
  // Nobody may have changed the translation since it was exported.
  const isOfNow = exported === now || (translation !== null && exportedText(translation) === target);
  if (!isOfNow) return 'changed';
  return target?.trim() === '' ? 'empty' : null;
}

interface Confirmed {
  readonly start: OpenedTranslation;
  readonly confirmed: ReadonlyMap<ComparedBlock, ComparedBlock>;
}

/** A comment may stand for several parts with the same text. It goes when all of them are right. */
function withoutMarkers(
  file: string,
  { markers }: ReturnType<BlockStore['split']>,
  { start, confirmed }: Confirmed,
): string {
  const isOpen = (block: ComparedBlock) => block.state !== 'current' && !confirmed.has(block);
  const open = new Set(start.compared.filter(isOpen).map(({ source }) => source?.hash));
  const right = new Set([...confirmed.keys()].map(({ source }) => source?.hash));
  const edits = markers
    .filter(({ hash }) => right.has(hash) && !open.has(hash))
    .map((marker) => ({ start: marker.start, end: marker.end + gapAfter(file, marker.end), text: '' }));
  return applyEdits(file, edits);
}

function gapAfter(text: string, end: number): number {
  return /^(?:\r?\n){0,2}/.exec(text.slice(end))?.[0].length ?? 0;
}

interface Written extends Pick<Confirmed, 'confirmed'> {
  readonly source: string;
  readonly translation: string;
  readonly after: string;
}

/**
 * Returns the record of a translation into which texts were written. What is not right yet stays as
 * the record has it, or is not in it: nobody has marked it in the file.
 */
async function nextRecord(
  { compared, record }: OpenedTranslation,
  { source, translation, after, confirmed }: Written,
  { store, head }: PageContext,
): Promise<TranslationRecord> {
  const isCurrent = compared.every((block) => confirmed.has(block) || ['current', 'own'].includes(block.state));
  const blocks = compared.flatMap((block) => {
    const right = confirmed.get(block) ?? (isCurrent ? block : null);
    return right ? nextPairs([right]) : block.pair ? [block.pair] : [];
  });
  if (!isCurrent) return { ...record, source, blocks };
  const { hash: sourceHash } = await store.read(source);
  const { hash: translationHash } = store.split(translation, Buffer.from(after));
  return { source, commit: head, day: today(), sourceHash, translationHash, blocks };
}
