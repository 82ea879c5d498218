import type { PageAction } from '../../config/fields/page-details.ts';
import { localize } from '../../config/localize.ts';
import type { Entry } from '../../content/content.ts';
import type { PageActionProps } from '../../shared/main-props.ts';
import { markdownFile } from '../graph/address.ts';
import type { PageContext, Route, Site } from '../graph/site.ts';
import { placeholderValues } from './edit-address.ts';
import { absoluteUrl } from '../graph/absolute-url.ts';
import { hasDetails } from './layout.ts';

/** Returns whether readers can copy the Markdown of a page, for which it has a file of its own. */
export function canBeCopied({ config }: Pick<Site, 'config'>, route: Route): boolean {
  return config.pageDetails.actions.includes('copy') && hasDetails(route);
}

/** Returns what readers can do with a page. What the page has no address for is left out. */
export function createActions(context: PageContext, entry: Entry, editHref: string | null): readonly PageActionProps[] {
  const hrefs: Readonly<Record<PageAction, () => string | null>> = {
    copy: () => (canBeCopied(context.site, context.route) ? context.to.file(markdownFile(context.route.url)) : null),
    edit: () => editHref,
    report: () => reportAddress(context, entry),
  };
  return context.site.config.pageDetails.actions.flatMap((action) => {
    const href = hrefs[action]();
    return href === null ? [] : [{ action, href }];
  });
}

/** Returns the address at which a problem of a page is reported, in the language of the reader. */
function reportAddress(context: PageContext, { source, title }: Entry): string | null {
  const { site, route, locale } = context;
  const { reportUrl } = site.config.pageDetails;
  if (reportUrl === null) return null;
  const own = { title, url: absoluteUrl(context, route.url) };
  const values: Readonly<Record<string, string>> = { ...placeholderValues(site.content, route, source), ...own };
  return localize(reportUrl, locale, site.config).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}
