import type { Entry } from '../../content/content.ts';
import type { PageDetailsProps } from '../../shared/main-props.ts';
import type { PageContext } from '../graph/site.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import { compiledPage } from './content.ts';
import { createActions } from './page-actions.ts';
import { editAddress } from './edit-address.ts';
import { hasDetails } from './layout.ts';
import { lastDay } from './last-day.ts';
import { readingTime } from './reading-time.ts';
import { formatDate } from './format-date.ts';
import { createUpkeep } from './upkeep.ts';

/**
 * Returns what a page shows about itself around its text; null for a page that shows nothing, such
 * as one without a text of its own.
 */
export function createPageDetails(context: PageContext, compiled: CompiledContent): PageDetailsProps | null {
  const { entry } = context.route;
  if (entry === null || !hasDetails(context.route)) return null;
  const editHref = editAddress(context, entry);
  const updated = lastUpdate(context, entry);
  const minutes = minutesOf(context, compiled, entry);
  const upkeep = createUpkeep(context, entry);
  const actions = createActions(context, entry, editHref);
  const shown = [editHref, updated, minutes, upkeep, ...actions].filter((part) => part !== null);
  if (shown.length === 0) return null;
  return {
    editHref,
    ...(actions.length > 0 && { actions }),
    ...(minutes !== null && { readingTime: minutes }),
    ...(updated && { updated }),
    ...(upkeep && { upkeep }),
  };
}

/**
 * Returns how long it takes to read a page; null if it does not say so. A post says it beside its
 * date.
 */
function minutesOf(context: PageContext, compiled: CompiledContent, { source, frontMatter }: Entry): string | null {
  const { site, route } = context;
  const shown = frontMatter.reading_time ?? site.config.pageDetails.readingTime;
  if (shown === false || route.kind.showsReadingTime) return null;
  return readingTime(context, shown === true ? compiledPage(compiled, source.file).words : { minutes: shown });
}

/** Returns the last change of a page: what its author says, or else what git says. */
function lastUpdate(context: PageContext, entry: Entry): PageDetailsProps['updated'] | null {
  const { config, content } = context.site;
  const { source, frontMatter } = entry;
  const { lastAuthor } = config.pageDetails;
  const change = content.history.get(source.file);
  const day = lastDay(context.site, entry);
  const author = frontMatter.last_update?.author ?? (lastAuthor ? change?.author : undefined) ?? null;
  const date = day === null ? null : formatDate(context, day, { year: 'numeric', month: 'long', day: 'numeric' });
  return date === null && author === null ? null : { date, author };
}
