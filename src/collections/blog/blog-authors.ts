import { slug } from 'github-slugger';
import { groupBy } from '../../shared/group-by.ts';
import { pageUrl } from '../../site/graph/address.ts';
import type { BlogSet, Post, PostAuthor } from './blog-set.ts';
import type { AuthorFacts } from './authors/fields.ts';
import { type Profile, profileOf } from './authors/profiles.ts';

/** An author, with what `authors.yml` and a post say. */
export interface BlogAuthor {
  /** Key of `authors.yml`; null for an author who is not there. */
  readonly key: string | null;
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly image: string | null;
  /** Address of the author's own page; null for none. */
  readonly pageUrl: string | null;
  /** Address outside the site, or of mail. */
  readonly externalUrl: string | null;
  readonly profiles: readonly AuthorProfile[];
  /** The listed posts, newest first. */
  readonly posts: readonly Post[];
}

/** A profile of an author elsewhere. */
export interface AuthorProfile extends Profile {
  /** The name of the place, as the author writes it. */
  readonly place: string;
}

/** Returns the authors of a blog, in the order of `authors.yml`. */
export function createAuthors({ collection, locale, authors }: BlogSet, posts: readonly Post[]): readonly BlogAuthor[] {
  const named = posts.flatMap((post) => post.authors.map(({ key }) => ({ key, post })));
  const postsOf = groupBy(named, ({ key }) => key);
  return [...authors].map(([key, { name, page = false, ...facts }]): BlogAuthor => {
    const permalink = typeof page === 'object' ? page.permalink : slug(key);
    const url = page === false ? null : pageUrl(locale, collection.path, collection.segments.authors, permalink);
    return {
      ...describe({ name, key, pageUrl: url, facts }),
      posts: postsOf.get(key)?.map(({ post }) => post) ?? [],
    };
  });
}

interface Described {
  readonly name: string;
  readonly key: string | null;
  readonly pageUrl: string | null;
  readonly facts: AuthorFacts;
}

function describe({ name, key, pageUrl: ownPage, facts }: Described): BlogAuthor {
  const { title = null, description = null, image = null, url, email, socials = {} } = facts;
  const mail = email === undefined ? null : `mailto:${email}`;
  const externalUrl = url ?? mail;
  const isMailLinked = ownPage === null && externalUrl === mail;
  const written = { ...(email !== undefined && !isMailLinked && { email }), ...socials };
  const profiles = Object.entries(written).flatMap(([place, value]) => {
    const profile = profileOf(place, value);
    return profile === null ? [] : [{ place, ...profile }];
  });
  return { key, name, title, description, image, pageUrl: ownPage, externalUrl, profiles, posts: [] };
}

/**
 * Returns the authors of a post, in its order, with what its front matter says of them. Authors who
 * do not exist are left out.
 */
export function authorsOf({ authors, set }: { authors: readonly BlogAuthor[]; set: BlogSet }, post: Post) {
  return post.authors.flatMap(({ key, own }: PostAuthor): readonly BlogAuthor[] => {
    const known = authors.find((author) => author.key === key);
    if (key !== null && known === undefined) return [];
    if (known && Object.keys(own).length === 0) return [known];
    const { name: knownName = '', page: _page, ...facts } = set.authors.get(key ?? '') ?? {};
    const { name = knownName, ...ownFacts } = own;
    const merged = describe({ name, key, pageUrl: known?.pageUrl ?? null, facts: { ...facts, ...ownFacts } });
    return [{ ...merged, posts: known?.posts ?? [] }];
  });
}
