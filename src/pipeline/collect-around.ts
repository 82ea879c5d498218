import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { allPages, type CompiledContent, createCompiledContent } from '../site/graph/compiled-content.ts';
import type { AnswerBroken, Assets } from '../site/references/references.ts';
import type { AssetReader } from './asset-reader.ts';
import { collectAssets } from './collect-assets.ts';
import type { CheckedPages, CompiledPages } from './compile-pages.ts';
import { ownPages } from './compile-selection.ts';
import type { RouteSelection } from './route-selection.ts';
import { contentFingerprint } from './site-fingerprint.ts';

/** The compiled pages with the files that they refer to. */
interface Around {
  readonly compiled: CompiledContent;
  readonly assets: Assets;
  /** The metadata of the files whose texts the selected pages show, without those that are kept. */
  readonly own: ReadonlyMap<string, PageMetadata>;
  /** The selection without the pages that are kept. */
  readonly examined: RouteSelection;
  readonly checked: CheckedPages | undefined;
}

interface AroundOptions {
  /** The selected pages. */
  readonly shown: RouteSelection;
  /** The pages whose texts are compiled. */
  readonly around: RouteSelection['routes'];
  readonly pages: CompiledPages;
  readonly readAsset: AssetReader;
  readonly answerBroken: AnswerBroken | undefined;
}

/**
 * Returns the compiled pages with the files that they refer to. Kept pages are left out if
 * everything around them is as it was when their links were checked. Else all pages are looked at.
 */
export async function collectAround(options: AroundOptions): Promise<Around> {
  const { shown, around, pages, readAsset, answerBroken } = options;
  const { kept, metadata } = pages;
  const { site } = shown;
  const own = ownPages(shown, metadata);
  const compiled = createCompiledContent(around, metadata, kept);
  if (!kept) {
    const assets = await collectAssets(shown, own, readAsset, answerBroken);
    return { compiled, assets, own, examined: shown, checked: undefined };
  }
  const isKept = (file: string | undefined) => file !== undefined && kept.tasks.has(file);
  const routes = shown.routes.filter(({ entry }) => !isKept(entry?.source.file));
  const examined = { site, routes };
  const assets = await collectAssets(examined, own, readAsset);
  const fingerprint = contentFingerprint({ site, compiled, assets });
  const isSame = fingerprint === kept.checkedWith;
  if (isSame || kept.tasks.size === 0) {
    return {
      compiled,
      assets,
      own,
      examined: isSame ? examined : shown,
      checked: { fingerprint, kept: isSame ? kept : null },
    };
  }
  const whole = { ...pages, metadata: allPages(compiled), kept: { ...kept, ...nothing } };
  return collectAround({ ...options, pages: whole });
}

const nothing = { tasks: new Map<string, never>(), outlines: new Map<string, never>() };
