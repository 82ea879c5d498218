import { locateKey } from '../../content/yaml-source.ts';
import { suggest } from '../../shared/nearest.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import type { Post, PostAuthor } from './blog-set.ts';
import type { PostFrontMatter } from './schema.ts';

/** Returns the authors that front matter names, each once, and the ones that it names again. */
export function readAuthors({ authors = [] }: PostFrontMatter): {
  readonly authors: readonly PostAuthor[];
  readonly repeated: readonly PostAuthor[];
} {
  const isList = Array.isArray(authors);
  const written = [authors].flat().map((author, index): PostAuthor => {
    const path = isList ? ['authors', index] : ['authors'];
    if (typeof author === 'string') return { key: author, own: {}, path };
    const { key = null, ...own } = author;
    return { key, own, path };
  });
  const idOf = ({ key, own }: PostAuthor) => JSON.stringify(key ?? { name: own.name });
  const ids = written.map(idOf);
  return {
    authors: written.filter((_, index) => ids.indexOf(ids[index] ?? '') === index),
    repeated: written.filter((_, index) => ids.indexOf(ids[index] ?? '') < index),
  };
}

/**
 * Reports unknown and repeated authors of a post, and those that are not in `authors.yml`.
 * Inherited authors are reported only at the original. `known` is null if `authors.yml` cannot be
 * read.
 */
export function checkAuthors(post: Post, known: readonly string[] | null): readonly Problem[] {
  const { file } = post.source;
  const placeOf = ({ path }: PostAuthor) => locateKey(post.yaml, path);
  const repeated = readAuthors(post.frontMatter).repeated.flatMap((author): readonly Problem[] => {
    const place = placeOf(author);
    if (place === null) return [];
    const title = `The author \`${author.key ?? author.own.name}\` is named twice`;
    const hint = 'Remove one of them. The post shows the author once, as defined first.';
    return [asProblem({ code: 'duplicate-author', title, hint, file, ...place })];
  });
  const others = post.authors.flatMap((author): readonly Problem[] => {
    const { key, own } = author;
    const place = placeOf(author);
    if (place === null) return [];
    if (key === null) {
      const title = `The author \`${own.name}\` is not in authors.yml`;
      const hint = 'Add the author there, and use the key here, so that all posts say the same.';
      return [asProblem({ code: 'inline-author', title, hint, file, ...place })];
    }
    if (known === null || known.includes(key)) return [];
    const title = `The author \`${key}\` is not in authors.yml`;
    const hint = suggest(key, known, 'known authors');
    return [asProblem({ code: 'unknown-author', title, hint, file, ...place })];
  });
  return [...repeated, ...others];
}
