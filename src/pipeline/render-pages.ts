import type { SearchEntry } from '../site/search/search-entry.ts';
import { localeStrings } from '../strings/locale-strings.ts';
import { hashOf } from '../system/hash.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import type { RenderResult, StageRenderSettings } from '../workers/page-job.ts';
import { createPageJob } from './create-page-job.ts';
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
  readonly target: Pick<StageRenderSettings, 'stage' | 'isTrial'>;
  /**
   * Returns whether an earlier result is kept. `fingerprint` names everything that decides the HTML
   * of the page.
   */
  readonly isKept?: (page: Page, fingerprint: string) => boolean;
  /** Is called for each page that is rendered, in no particular order. */
  readonly onDone: (page: Page, result: RenderResult, fingerprint: string) => void;
}

/** Renders the pages that have no earlier result to keep. `build` and `dev` share this loop. */
export async function renderPages<Page extends PageToRender>(options: RenderPagesOptions<Page>): Promise<void> {
  const { input, pages, contextOf, pool, target, isKept = () => false, onDone } = options;
  const settings: StageRenderSettings = { ...createRenderSettings(input), ...target };
  const shared = settingsFingerprint(input);
  function* jobs() {
    for (const page of pages) {
      const createJson = () => JSON.stringify(createPageJob(input, contextOf(page.route), page.entry));
      const json = target.isTrial === true ? attempt(createJson) : createJson();
      const { hash } = localeStrings(input.site.content.strings, page.route.locale);
      const fingerprint = hashOf(shared, hash, json ?? '');
      if (json === null) onDone(page, { problems: [] }, fingerprint);
      else if (!isKept(page, fingerprint)) yield { page, json, fingerprint };
    }
  }
  await pool.render(settings, jobs(), ({ page, fingerprint }, result) => onDone(page, result, fingerprint));
}

/**
 * Returns null if a page's job cannot be created. The reason is an error in the site graph, which
 * is reported already.
 */
function attempt(createJson: () => string): string | null {
  try {
    return createJson();
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
  const { strings: _strings, ...settings } = createRenderSettings(input);
  return hashOf(JSON.stringify({ ...settings, themeFile: input.theme.hash }));
}
