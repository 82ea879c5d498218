import type { Config } from '../../config/config.ts';
import type { FeedFields } from '../../config/fields/feed.ts';
import { localize } from '../../config/localize.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import type { Feed, FeedEntry } from '../graph/feed.ts';

/** What a collection gives for its feed in one language. */
export interface FeedSource extends Pick<Feed, 'collection' | 'locale' | 'url' | 'options'> {
  /** Title and description of the collection. */
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  /** All entries that its list shows, newest first. */
  readonly entries: readonly FeedEntry[];
}

/**
 * Returns the feeds of a collection, with the entries that each of them shows. The problems contain
 * what fails in `filter`, once for each collection.
 */
export function createFeeds(config: Config, sources: readonly FeedSource[]): Outcome<readonly Feed[]> {
  const problems = new Map<string, Problem>();
  const feeds = sources.map((source): Feed => {
    const { collection, locale, url, options } = source;
    const text = (localized: LocalizedText) => localize(localized, locale);
    const published = source.entries.filter(({ entry }) => !entry.draft && !entry.unlisted);
    const isChosen = (candidate: FeedEntry) => {
      const answer = options.filter ? ask(options.filter, source, candidate) : true;
      if (typeof answer === 'boolean') return answer;
      const { key } = collection;
      if (!problems.has(key)) problems.set(key, filterProblem(config, key, candidate, answer));
      return true;
    };
    const siteTitle = text(config.title);
    const ownTitle = text(source.title);
    const defaultTitle = ownTitle === siteTitle ? siteTitle : `${ownTitle} | ${siteTitle}`;
    const title = options.title === null ? defaultTitle : text(options.title);
    const description = options.description ?? source.description ?? config.tagline;
    return {
      collection,
      locale,
      url,
      options,
      title,
      // RSS demands a description.
      description: text(description) || title,
      entries: published.filter(isChosen).slice(0, options.limit ?? undefined),
    };
  });
  return { value: feeds, problems: [...problems.values()] };
}

type Mistake = Pick<Problem, 'code' | 'title' | 'hint'>;

/** Returns the answer of the site's `filter`, or what is wrong with it. */
function ask(
  filter: NonNullable<FeedFields['filter']>,
  { locale }: FeedSource,
  { entry, published, tags, authors }: FeedEntry,
): boolean | Mistake {
  try {
    const answer: unknown = filter({
      locale: locale.name,
      file: entry.source.relativePath,
      title: entry.title,
      date: new Date(published).toISOString().slice(0, 10),
      tags: tags.map(({ key }) => key),
      authors: authors.flatMap(({ key }) => key ?? []),
      custom: entry.frontMatter.custom ?? {},
    });
    if (typeof answer === 'boolean') return answer;
    const what = answer instanceof Promise ? 'a promise' : answer === undefined ? 'nothing' : `a ${typeof answer}`;
    const hint = 'Return true for an entry that the feed shows, and false for others.';
    return { code: 'invalid-config-value', title: `returns ${what}`, hint };
  } catch (cause) {
    const hint = 'It gets `locale`, `file`, `title`, `date`, `tags`, `authors` and `custom`.';
    return { code: 'config-failed', title: `fails: ${cause instanceof Error ? cause.message : String(cause)}`, hint };
  }
}

function filterProblem({ file, locate }: Config, key: string, { entry }: FeedEntry, mistake: Mistake): Problem {
  const path = ['collections', key, 'feed', 'filter'];
  const title = `\`${path.join('.')}\` ${mistake.title} (for ${entry.source.file})`;
  return asProblem({ ...mistake, title, file, ...locate(path) });
}
