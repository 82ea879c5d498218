import type { FeedFormat } from '../../config/fields/feed.ts';
import { createPageJob } from '../../pipeline/create-page-job.ts';
import { createRenderSettings } from '../../pipeline/create-render-settings.ts';
import { settingsFingerprint } from '../../pipeline/render-pages.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { createAddresses } from '../../site/graph/address.ts';
import { absoluteFileUrl, absoluteUrl } from '../../site/graph/absolute-url.ts';
import { type Feed, type FeedEntry, feedFile } from '../../site/graph/feed.ts';
import { createLocaleContext } from '../../site/graph/page-context.ts';
import type { Route, Site } from '../../site/graph/site.ts';
import { compiledPage } from '../../site/page-props/content.ts';
import { localeStrings } from '../../strings/locale-strings.ts';
import { hashOf } from '../../system/hash.ts';
import { once } from '../../system/once.ts';
import type { PageJob } from '../../workers/page-job.ts';
import type { GeneratedFile, GeneratedFilesInput } from '../generated-file.ts';
import { textFile } from '../generated-file.ts';
import { type FeedContent, type FeedPlace, writeFeed } from './feed-formats.ts';
import { feedStyle, feedStylePath } from './feed-style.ts';
import { plainHtml } from './plain-html.ts';

/** Yields the feeds of the locales that are built, and the style sheet that they share. */
export function* feedFiles(input: GeneratedFilesInput): Generator<GeneratedFile> {
  const { site, locales } = input;
  const all = [...site.collections.values()].flatMap((graph) => graph.feeds ?? []);
  const feeds = all.filter(({ locale }) => locales.has(locale.name));
  const isXml = (format: FeedFormat) => format !== 'json';
  if (feeds.some(({ options }) => options.formats.some(isXml))) yield textFile(feedStylePath, null, () => feedStyle);
  for (const feed of feeds) {
    const texts = once(() => prepareTexts(input, feed));
    const content = once(async () => createContent(input, feed, await texts()));
    for (const format of feed.options.formats) {
      const path = feedFile(feed, format);
      const place = createPlace(site, path);
      yield {
        path,
        locale: feed.locale.name,
        key: async () => hashOf(format, JSON.stringify(place), (await texts()).key),
        make: async () => writeFeed(format, await content(), place),
      };
    }
  }
}

function createPlace({ config }: Site, path: string): FeedPlace {
  return {
    self: absoluteFileUrl({ config }, path),
    styleHref: createAddresses(config, path).file(feedStylePath),
  };
}

/** What the texts of a feed are rendered from. */
interface FeedTexts {
  readonly input: RenderInput;
  /** One for each entry, in their order. */
  readonly jobs: readonly PageJob[];
  /** Names everything that the feed is made from. */
  readonly key: string;
}

async function prepareTexts({ site, texts }: GeneratedFilesInput, feed: Feed): Promise<FeedTexts> {
  const { locale, options, entries } = feed;
  const routes = entries.map(({ url }) => routeAt(site, url));
  const input = await texts.prepare(routes);
  const context = createLocaleContext(site, locale, null);
  const excerpt = options.content === 'excerpt';
  const jobs = routes.map((route) => {
    const job = createPageJob(input, { ...context, route }, null);
    return { ...job, texts: job.texts.map((text) => ({ ...text, excerpt })) };
  });
  const { hash: strings } = localeStrings(site.content.strings, locale);
  const facts = JSON.stringify([describeFeed(site, feed), entries.map(describeEntry)]);
  const shown = JSON.stringify(jobs.map(({ props, texts: own }) => [withoutLayout(props), own]));
  return { input, jobs, key: hashOf(settingsFingerprint(input), strings, facts, shown) };
}

function routeAt(site: Site, url: string): Route {
  const route = site.byUrl.get(url);
  if (!route) throw new Error(`The feed has an entry at ${url}, where there is no page`);
  return route;
}

/** The text alone is rendered, so what is around it does not count. */
function withoutLayout(props: PageJob['props']): PageJob['props'] {
  if ('target' in props) return props;
  return { ...props, announcements: [], navbar: null, sidebar: null, footer: null };
}

function describeFeed(site: Site, { title, description, locale, url }: Feed): Omit<FeedContent, 'entries'> {
  const context = createLocaleContext(site, locale, null);
  const { config } = site;
  const home = absoluteUrl({ site }, url);
  return { title, description, language: locale.htmlLang, home, siteName: context.text(config.title) };
}

function describeEntry({
  entry,
  published,
  authors,
  tags,
}: FeedEntry): Omit<FeedContent['entries'][0], 'url' | 'html'> {
  const changed = entry.frontMatter.last_update?.date;
  return {
    title: entry.title,
    summary: entry.description,
    language: entry.source.locale.htmlLang,
    published,
    updated: changed === undefined ? published : Math.max(published, Date.parse(`${changed}T00:00:00Z`)),
    authors: authors.map(({ name, href }) => ({ name, href })),
    tags: tags.map(({ label }) => label),
  };
}

async function createContent(
  { site, texts: { render } }: GeneratedFilesInput,
  feed: Feed,
  { input, jobs }: FeedTexts,
): Promise<FeedContent> {
  const { strings } = localeStrings(site.content.strings, feed.locale);
  const settings = createRenderSettings(input);
  const entries: FeedContent['entries'][0][] = [];
  for (const [index, job] of jobs.entries()) {
    const entry = feed.entries[index];
    if (entry === undefined) throw new Error('A feed has more texts than entries');
    const url = absoluteUrl({ site }, entry.url);
    const html = plainHtml(await render(settings, job), url);
    const isCut =
      feed.options.content === 'excerpt' && compiledPage(input.compiled, entry.entry.source.file).hasExcerpt;
    const rest = isCut ? plainHtml(`<p><a href="${url}">${strings['theme.blog.post.readMore']}</a></p>`, url) : '';
    entries.push({ ...describeEntry(entry), url, html: html + rest });
  }
  return { ...describeFeed(site, feed), entries };
}
