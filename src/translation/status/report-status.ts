import type { Locale } from '../../config/config.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import type { TranslationRecord } from '../records/record.ts';
import type { BlockStore } from '../site/block-store.ts';
import type { Provenance } from '../site/provenance.ts';
import { type TranslationPair, translationPairs } from '../site/translation-pairs.ts';
import type { FoundDifference, StructureReader } from '../structure/structure-reader.ts';
import { isText } from '../blocks/unit-text.ts';
import { isDraft } from '../blocks/is-draft.ts';
import { type BlockState, compareTranslation, type ComparedBlock, isWaiting } from './compare-translation.ts';

/** How far a page is translated. */
export type PageState = 'missing' | 'stale' | 'unchanged' | 'extra' | 'different' | 'current';

/** A page in one language, compared with its source. */
export interface PageStatus {
  /** Name of the language. */
  readonly locale: string;
  /** Name of its collection. */
  readonly collection: string;
  /**
   * The file of the source, relative to the site's root; null for a page that only the translation
   * has.
   */
  readonly source: string | null;
  /** The file of the translation, or where it would be. */
  readonly translation: string;
  /** How far it is translated. */
  readonly state: PageState;
  /** The date of the source that it was made from; null for a page without a file. */
  readonly since: string | null;
  /** Number of parts: paragraphs, headings, fields and so on. 0 for a page without a file. */
  readonly parts: number;
  /** The parts to look at. */
  readonly open: readonly OpenPart[];
  /**
   * The first difference in headings, code blocks, commands, table rows, links, images,
   * placeholders or admonitions. Null if there is none, and for a page that is not up to date,
   * where the differences may come from the open parts.
   */
  readonly difference: FoundDifference | null;
}

/** A part of a page that is not translated from the current source. */
export interface OpenPart {
  /** Why it needs attention. */
  readonly state: Exclude<BlockState, 'current' | 'own'>;
  /** The first words of the source. */
  readonly about: string;
  /**
   * Its line in the source; null if the source no longer has it, or if unknown.
   */
  readonly sourceLine: number | null;
  /** Its line in the translation; null if it is missing or unknown. */
  readonly line: number | null;
}

interface StatusOptions {
  readonly site: Pick<Site, 'config' | 'content'>;
  readonly store: BlockStore;
  readonly provenance: Provenance;
  /** Looks for differences in structure. Default: nothing does. */
  readonly structure?: StructureReader | null | undefined;
  /** Default: all but the source language. */
  readonly locales?: readonly Locale[] | undefined;
  /** Only pages whose source is one of these files. Default: all. */
  readonly changed?: ReadonlySet<string> | undefined;
}

/** The pages of a site in each language, and the files that could not be compared. */
export interface StatusReport {
  readonly pages: readonly PageStatus[];
  readonly problems: readonly Problem[];
}

/** Returns how far the pages of a site are translated. Files that cannot be read are problems. */
export async function reportStatus(options: StatusOptions): Promise<StatusReport> {
  const { site, locales, changed } = options;
  const pages: PageStatus[] = [];
  const problems: Problem[] = [];
  for (const pair of translationPairs(site)) {
    if (locales && !locales.includes(pair.locale)) continue;
    if (changed && !(pair.source !== null && changed.has(pair.source))) continue;
    try {
      pages.push(await withStructure(await reportPage(pair, options), options));
    } catch (error) {
      if (!(error instanceof DocsgenError)) throw error;
      problems.push(...error.problems);
    }
  }
  return { pages, problems };
}

/** A page that is up to date may have another structure than its source. */
async function withStructure(page: PageStatus, { site, structure }: StatusOptions): Promise<PageStatus> {
  const { source, translation, state } = page;
  if (!structure || source === null || state !== 'current') return page;
  const { hashes } = site.content;
  const difference = await structure.differenceOf({ source, translation, hashes });
  return difference === null ? page : { ...page, state: 'different', difference };
}

/**
 * Returns how far a page is translated, without a look at its structure. Throws a `DocsgenError` if
 * a file cannot be read or parsed.
 */
export async function reportPage(
  pair: TranslationPair,
  options: Pick<StatusOptions, 'site' | 'store' | 'provenance'>,
): Promise<PageStatus> {
  const { locale, collection, source, translation, exists } = pair;
  const about = { locale: locale.name, collection, source, translation, difference: null };
  if (source === null) return { ...about, state: 'extra', since: null, parts: 0, open: [] };
  if (!exists) return { ...about, state: 'missing', since: null, parts: 0, open: [] };
  const { hashes } = options.site.content;
  if (hashes.get(source) === hashes.get(translation))
    return { ...about, state: 'unchanged', since: null, parts: 0, open: [] };
  const record = options.provenance.recordOf(translation);
  const isAsRecorded =
    record?.source === source &&
    hashes.get(source) === record.sourceHash &&
    hashes.get(translation) === record.translationHash;
  // Nothing has changed since the record was written, so the files need not be read.
  const isDone = isAsRecorded && record.blocks.every(({ marked, by }) => marked === null && by === null);
  if (isDone) return { ...about, state: 'current', since: record.day, parts: record.blocks.length, open: [] };
  const { isSkeleton, ...compared } = await compareFiles(pair, source, options);
  return { ...about, ...compared, state: isSkeleton ? 'missing' : compared.open.length > 0 ? 'stale' : 'current' };
}

interface FileStatus extends Pick<PageStatus, 'parts' | 'open' | 'since'> {
  /** Whether the file is a copy of the source that waits for its translation. */
  readonly isSkeleton: boolean;
}

async function compareFiles(
  { translation }: TranslationPair,
  source: string,
  options: Pick<StatusOptions, 'store' | 'provenance'>,
): Promise<FileStatus> {
  const { compared, record, files } = await comparePair(source, translation, options);
  const open = compared.flatMap((block) => openPart(block, files) ?? []);
  const parts = compared.filter((block) => block.source !== null);
  const texts = parts.filter((block) => block.source !== null && isText(block.source));
  const waiting = texts.filter(isWaiting);
  // Readers see the source of a draft.
  const isSkeleton = waiting.length > 0 && (waiting.length === texts.length || isDraft(files.translation));
  return { parts: parts.length, open, since: record.day, isSkeleton };
}

/** The blocks of a page and of its translation, compared. */
interface ComparedFiles {
  readonly compared: readonly ComparedBlock[];
  readonly record: TranslationRecord;
  readonly files: { readonly source: string; readonly translation: string };
}

/**
 * Returns the blocks of a source and of its translation, compared. Throws a `DocsgenError` if one
 * cannot be read.
 */
export async function comparePair(
  source: string,
  translation: string,
  { store, provenance }: Pick<StatusOptions, 'store' | 'provenance'>,
): Promise<ComparedFiles> {
  const [original, own] = [await store.read(source), await store.read(translation)];
  const record = provenance.recordOf(translation) ?? (await provenance.assume(translation, source));
  const textOf = provenance.textsAt(record.source, record.commit);
  const compared = compareTranslation({ source: original, translation: own, record, textOf });
  return { compared, record, files: { source: original.text, translation: own.text } };
}

function openPart({ state, source, translation, pair }: ComparedBlock, files: ComparedFiles['files']): OpenPart | null {
  if (state === 'current' || state === 'own') return null;
  return {
    state,
    about: source === null ? (pair?.about ?? '') : source.source.replace(/\s+/g, ' ').slice(0, 60),
    sourceLine: source && lineAt(files.source, source.start),
    line: translation && lineAt(files.translation, translation.start),
  };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
