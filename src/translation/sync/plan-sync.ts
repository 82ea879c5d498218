import type { Locale } from '../../config/config.ts';
import { pageFormat } from '../../content/page-file.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import type { ParsePage } from '../../markdown/parse-page.ts';
import type { Site } from '../../site/graph/site.ts';
import { today } from '../../system/today.ts';
import { readMemory } from '../memory/read-memory.ts';
import type { TranslationMemory } from '../memory/translation-memory.ts';
import type { Translate } from '../machine/load-translator.ts';
import { translateCopies } from '../machine/translate-copies.ts';
import type { PlannedTranslation } from '../records/planned-translation.ts';
import { formatRecord, type TranslationRecord } from '../records/record.ts';
import type { BlockStore } from '../site/block-store.ts';
import type { Provenance } from '../site/provenance.ts';
import { translationPairs } from '../site/translation-pairs.ts';
import { comparePair } from '../status/report-status.ts';
import { findMoves } from './find-moves.ts';
import { makeSkeleton } from './make-skeleton.ts';
import { markTranslation } from './mark-translation.ts';
import { nextPairs } from './next-record.ts';

export interface SyncOptions {
  readonly site: Pick<Site, 'config' | 'content'>;
  readonly store: BlockStore;
  readonly provenance: Provenance;
  readonly locales: readonly Locale[];
  /** Whether missing files are made. */
  readonly makesSkeletons: boolean;
  /** Whether they are made for languages that fall back to a related one, too. Default: no. */
  readonly makesForFallbacks?: boolean;
  /** Translates what waits for its translation; null to leave it as it is. */
  readonly machine: { readonly translate: Translate; readonly parsePage: ParsePage } | null;
}

/** What a sync will do, and the files that it cannot read. */
export interface SyncPlan {
  readonly planned: readonly PlannedTranslation[];
  readonly problems: readonly Problem[];
}

/**
 * Returns what brings the translations of a site up to its sources: translations move with their
 * sources, parts to be done are marked, missing files are made, and records say what was made from
 * what. Nothing is written.
 */
export async function planSync(options: SyncOptions): Promise<SyncPlan> {
  const { site, locales } = options;
  const planned: PlannedTranslation[] = [];
  const problems: Problem[] = [];
  const [from] = site.config.locales;
  const attempt = async (to: Locale, plan: () => Promise<PlannedTranslation | null>) => {
    try {
      const found = await plan();
      const { machine } = options;
      if (found && machine) {
        const translated = await translateCopies(found, { ...options, ...machine, from, to });
        planned.push(translated.planned);
        problems.push(...translated.problems);
      } else if (found) planned.push(found);
    } catch (error) {
      if (!(error instanceof DocsgenError)) throw error;
      problems.push(...error.problems);
    }
  };
  const context = { ...options, head: await options.provenance.head() };
  for (const locale of locales) {
    const pairs = translationPairs(site).filter((pair) => pair.locale === locale);
    const moves = await findMoves(locale, pairs, options);
    let memory: Promise<TranslationMemory> | null = null;
    for (const pair of pairs) {
      const { source, translation, exists } = pair;
      if (source === null) continue;
      const moved = moves.get(translation);
      if (exists || moved !== undefined)
        await attempt(locale, () => planUpdate({ source, translation, from: moved ?? null }, context));
      else if (options.makesSkeletons && (options.makesForFallbacks || !hasFallback(locale, from))) {
        memory ??= readMemory(locale, options);
        const known = await memory;
        await attempt(locale, () => planSkeleton({ source, translation }, known, context));
      }
    }
  }
  return { planned, problems };
}

/** Such a language shows the texts of a related one, and has few of its own. */
function hasFallback({ fallbacks }: Locale, source: Locale): boolean {
  return fallbacks.some((name) => name !== source.name);
}

interface SyncContext extends SyncOptions {
  readonly head: string | null;
}

interface PlannedUpdate {
  readonly source: string;
  readonly translation: string;
  readonly from: string | null;
}

async function planUpdate(
  { source, translation, from }: PlannedUpdate,
  context: SyncContext,
): Promise<PlannedTranslation | null> {
  const { store, provenance, head } = context;
  const now = from ?? translation;
  const { compared, record, files } = await comparePair(source, now, context);
  const format = pageFormat(now) === 'mdx' ? 'mdx' : 'md';
  const textOf = provenance.textsAt(record.source, record.commit);
  const after = markTranslation({ translation: await store.read(now), compared, format, textOf });
  const isCurrent = compared.every(({ state }) => state === 'current' || state === 'own');
  const { hash: sourceHash } = await store.read(source);
  const next: TranslationRecord = {
    source,
    // The texts of parts to be done are still those of the commit before.
    ...(isCurrent ? { commit: head, day: today() } : { commit: record.commit, day: record.day }),
    ...{ sourceHash, translationHash: store.split(now, Buffer.from(after)).hash },
    blocks: nextPairs(compared),
  };
  const known = provenance.recordOf(now);
  const waits = context.machine !== null && next.blocks.some(({ by }) => by === 'copy');
  const isSame = !waits && from === null && after === files.translation && known !== null && isSameRecord(known, next);
  return isSame ? null : { translation, from, before: files.translation, after, record: next };
}

/** A record stays as it is if nothing has changed but the commit and the day. */
function isSameRecord(one: TranslationRecord, other: TranslationRecord): boolean {
  const { commit, day } = one;
  return formatRecord(one) === formatRecord({ ...other, commit, day });
}

async function planSkeleton(
  { source, translation }: Pick<PlannedUpdate, 'source' | 'translation'>,
  memory: TranslationMemory,
  { store, head }: SyncContext,
): Promise<PlannedTranslation> {
  const original = await store.read(source);
  const { text, blocks } = makeSkeleton(original, memory, (made) => store.split(translation, Buffer.from(made)));
  const record = { source, commit: head, day: today(), sourceHash: original.hash, blocks };
  const translationHash = store.split(translation, Buffer.from(text)).hash;
  return { translation, from: null, before: null, after: text, record: { ...record, translationHash } };
}
