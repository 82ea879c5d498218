import { pagePath } from '../../content/read-files.ts';
import { locateKey } from '../../content/yaml-source.ts';
import { suggest } from '../../shared/nearest.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import type { Blog } from './blog.ts';
import type { Post } from './blog-set.ts';

/** The posts that a post leads to. */
export interface Neighbors {
  readonly newer: Post | null;
  readonly older: Post | null;
}

/** Returns the newer and the older neighbor of a post. Front matter overrides the order of time. */
export function neighborsOf({ posts, listedPosts }: Blog, post: Post): Neighbors {
  const index = listedPosts.indexOf(post);
  const { pagination_prev: newer, pagination_next: older } = post.frontMatter;
  const choose = (named: string | null | undefined, byTime: Post | undefined) => {
    if (named === undefined) return byTime ?? null;
    return posts.find(({ source }) => pagePath(source) === named) ?? null;
  };
  return {
    newer: choose(newer, index > 0 ? listedPosts[index - 1] : undefined),
    older: choose(older, index < 0 ? undefined : listedPosts[index + 1]),
  };
}

/** Reports the posts that front matter names as neighbors and that do not exist. */
export function unknownNeighbors(post: Post, posts: readonly Post[]): readonly Problem[] {
  return (['pagination_prev', 'pagination_next'] as const).flatMap((field): readonly Problem[] => {
    const name = post.frontMatter[field];
    if (typeof name !== 'string' || posts.some(({ source }) => pagePath(source) === name)) return [];
    const place = locateKey(post.yaml, [field]);
    if (place === null) return [];
    const title = `\`${field}\` names the post \`${name}\`, which does not exist`;
    const known = posts.map(({ source }) => pagePath(source)).toSorted();
    const hint = suggest(name, known, 'posts');
    return [asProblem({ code: 'unknown-post', title, hint, file: post.source.file, ...place })];
  });
}
