import type { OpenPlace, OpenTarget, PageAction } from '../../config/fields/page-details.ts';
import { localize } from '../../config/localize.ts';
import type { Entry } from '../../content/content.ts';
import { formatMessage } from '../../shared/strings/format-message.ts';
import type { PageActionProps } from '../../shared/main-props.ts';
import type { PageContext } from '../graph/site.ts';
import { placeholderValues } from './edit-address.ts';
import { absoluteFileUrl, absoluteUrl } from '../graph/absolute-url.ts';
import { copyFile } from './markdown-copy.ts';

/** Returns what readers can do with a page. What the page has no address for is left out. */
export function createActions(context: PageContext, entry: Entry, editHref: string | null): readonly PageActionProps[] {
  const copy = copyFile(context.site, context.route);
  const create: Readonly<Record<PageAction, () => PageActionProps | null>> = {
    copy: () => withHref('copy', copy === null ? null : context.to.file(copy)),
    open: () => (copy === null ? null : { action: 'open', places: openPlaces(context, copy) }),
    edit: () => withHref('edit', editHref),
    report: () => withHref('report', reportAddress(context, entry)),
  };
  return context.site.config.pageDetails.actions.flatMap((action) => create[action]() ?? []);
}

function withHref(action: Exclude<PageAction, 'open'>, href: string | null): PageActionProps | null {
  return href === null ? null : { action, href };
}

/** Chat assistants that answer a question in their address. */
const assistants: Readonly<Record<Extract<OpenTarget, string>, OpenPlace>> = {
  chatgpt: { label: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q={prompt}' },
  claude: { label: 'Claude', href: 'https://claude.ai/new?q={prompt}' },
};

/** Returns where a page can be opened, with a question that names its Markdown copy. */
function openPlaces(context: PageContext, copy: string) {
  const { site, route, strings, text } = context;
  const markdown = absoluteFileUrl(site, copy);
  const prompt = formatMessage(strings['theme.PageActions.prompt'], { address: markdown });
  const values = { prompt, markdown, url: absoluteUrl(context, route.url) };
  return site.config.pageDetails.openIn.map((target) => {
    const { label, href } = typeof target === 'string' ? assistants[target] : target;
    return { label: text(label), href: href === '{markdown}' ? context.to.file(copy) : fill(href, values) };
  });
}

/** Returns the address at which a problem of a page is reported, in the language of the reader. */
function reportAddress(context: PageContext, { source, title }: Entry): string | null {
  const { site, route, locale } = context;
  const { reportUrl } = site.config.pageDetails;
  if (reportUrl === null) return null;
  const own = { title, url: absoluteUrl(context, route.url) };
  const values = { ...placeholderValues(site.config, route, source), ...own };
  return fill(localize(reportUrl, locale), values);
}

/**
 * Returns the address at which a broken address is reported, if readers can report a problem of a
 * page. The script of the 404 page fills in `{url}`, which it alone knows.
 */
export function brokenAddressReport({ site, route, locale }: PageContext): string | null {
  const { reportUrl, actions } = site.config.pageDetails;
  if (reportUrl === null || !actions.includes('report')) return null;
  const values = { title: route.title, locale: locale.name };
  const parts = localize(reportUrl, locale).split('{url}');
  return parts.map((part) => fill(part, values)).join('{url}');
}

/** Returns an address with its placeholders filled in. */
function fill(address: string, values: Readonly<Record<string, string>>): string {
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
