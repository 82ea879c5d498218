import { pathText } from '../../config/validate.ts';
import type { Config } from '../../config/config.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import type { BlogCollection, Post } from './blog-set.ts';

/** The posts of a blog in one locale. */
interface UnfilteredPosts {
  readonly config: Config;
  readonly collection: BlogCollection;
  /** Name of the locale. */
  readonly locale: string;
  readonly posts: readonly Post[];
}

/** Returns the posts that `filterPosts` keeps. If it fails, all posts are kept. */
export function filterPosts({ config, collection, locale, posts }: UnfilteredPosts): Outcome<readonly Post[]> {
  const { key, filterPosts: keeps } = collection;
  if (keeps === null) return { value: posts, problems: [] };
  const path = ['collections', key, 'filterPosts'];
  const failure = (problem: Pick<Problem, 'code' | 'title' | 'hint'>): Outcome<readonly Post[]> => ({
    value: posts,
    problems: [asProblem({ ...problem, file: config.file, ...config.locate(path) })],
  });
  const kept: Post[] = [];
  for (const post of posts) {
    const { file } = post.source;
    let answer: unknown;
    try {
      answer = keeps(describePost(post, key, locale));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const title = `\`${pathText(path)}\` fails for ${file}: ${reason}`;
      return failure({ code: 'config-failed', title, hint: 'Correct the function.' });
    }
    if (typeof answer !== 'boolean') {
      const title = `\`${pathText(path)}()\` returns neither true nor false for ${file}`;
      const hint = 'Return whether the blog has the post. The function cannot be asynchronous.';
      return failure({ code: 'invalid-config-value', title, hint });
    }
    if (answer) kept.push(post);
  }
  return { value: kept, problems: [] };
}

function describePost(post: Post, collection: string, locale: string) {
  const { source, slug, title, description, time, frontMatter } = post;
  const states = { isUnlisted: post.unlisted, isFallback: post.fallback };
  return {
    file: source.file,
    slug,
    title,
    description,
    date: new Date(time),
    collection,
    locale,
    ...states,
    frontMatter,
  };
}
