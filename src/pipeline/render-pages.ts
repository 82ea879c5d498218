import type { SearchEntry } from '../site/search/search-entry.ts';
import { localeStrings } from '../strings/locale-strings.ts';
import { hashOf } from '../system/hash.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import type { PageJob, RenderResult, StageRenderSettings } from '../workers/page-job.ts';
import { createPageJob } from './create-page-job.ts';
import { createPageKey, type PageKey, type SharedParts } from './page-key.ts';
import { createRenderSettings } from './create-render-settings.ts';
import type { RenderInput } from './render-input.ts';
import type { PageContext, Route } from '../site/graph/site.ts';

/** A page to render. */
export interface PageToRender {
  readonly route: Route;
  /** The search result for the page; null for a page that is not searchable. */
  readonly entry: SearchEntry | null;
}

interface RenderPagesOptions<Page extends PageToRender> {
  readonly input: RenderInput;
  readonly pages: Iterable<Page>;
  readonly contextOf: (route: Route) => PageContext;
  readonly pool: Pick<WorkerPool, 'render'>;
  /** Where pages are written, and whether this is a trial. */
  readonly target: Pick<StageRenderSettings, 'stage' | 'isTrial' | 'codes'>;
  /** Returns whether an earlier result is kept. */
  readonly isKept?: (page: Page, key: PageKey) => boolean;
  /** Is called for each page that is rendered, in no particular order. */
  readonly onDone: (page: Page, result: RenderResult, key: PageKey) => void;
}

/** Renders the pages that have no earlier result to keep. `build` and `dev` share this loop. */
export async function renderPages<Page extends PageToRender>(options: RenderPagesOptions<Page>): Promise<void> {
  const { input, pages, contextOf, pool, target, isKept = () => false, onDone } = options;
  const settings: StageRenderSettings = { ...createRenderSettings(input), ...target };
  const shared = sharedParts(input);
  function* jobs() {
    for (const page of pages) {
      const create = () => createPageJob(input, contextOf(page.route), page.entry);
      const job = target.isTrial === true ? attempt(create) : create();
      if (job === null) {
        onDone(page, { problems: [] }, noKey);
        continue;
      }
      const { hash: strings } = localeStrings(input.site.content.strings, page.route.locale);
      const key = createPageKey(job, { ...shared, strings });
      if (!isKept(page, key)) yield { page, json: JSON.stringify(job), key };
    }
  }
  await pool.render(settings, jobs(), ({ page, key }, result) => onDone(page, result, key));
}

/** The key of a page without a job. */
const noKey: PageKey = { fingerprint: '', parts: '' };

/**
 * Returns null if a page's job cannot be created. The reason is an error in the site graph, which
 * is reported already.
 */
function attempt(create: () => PageJob): PageJob | null {
  try {
    return create();
  } catch {
    return null;
  }
}

/**
 * Returns the fingerprint of the settings that all pages share. It names the theme by its hash, not
 * by its path, which differs between machines. The strings are left out, because a page shows those
 * of its own locale only.
 */
export function settingsFingerprint(input: RenderInput): string {
  return hashOf(JSON.stringify(sharedParts(input)));
}

/** Settings may contain a whole style sheet, so that they are hashed once for all pages. */
function sharedParts(input: RenderInput): Omit<SharedParts, 'strings'> {
  const { strings: _strings, themeFile: _file, hasOverrides, ...settings } = createRenderSettings(input);
  return { theme: [input.theme.hash, hasOverrides], settings: hashOf(JSON.stringify(settings)) };
}
