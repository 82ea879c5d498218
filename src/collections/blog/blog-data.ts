import { absoluteUrl } from '../../site/graph/absolute-url.ts';
import type { ArticleFacts, StructuredNode } from '../../site/graph/page-facts.ts';
import type { PageContext } from '../../site/graph/site.ts';
import { tagsOf } from '../../site/tags/tags.ts';
import { authorsOf, type BlogAuthor } from './blog-authors.ts';
import { postUrl } from './blog.ts';
import type { BlogListRoute, BlogPostRoute } from './blog-routes.ts';
import type { Post } from './blog-set.ts';

/** Returns when and by whom a post was written. */
export function describePostAsArticle(context: PageContext, { blog, post }: BlogPostRoute): ArticleFacts {
  return {
    published: publishedAt(post),
    authors: authorsOf(blog, post).map((author) => ({ name: author.name, url: addressOf(context, author) })),
    tags: tagsOf(blog.tags, post).map(({ label }) => label),
  };
}

/** Returns a page of the list of posts for search engines: the blog, and the posts of the page. */
export function describeBlog(
  context: PageContext,
  { blog, page, title, description }: BlogListRoute,
): readonly StructuredNode[] {
  const blogPost = page.posts.map((post) => ({
    '@type': 'BlogPosting',
    headline: post.title,
    url: absoluteUrl(context, postUrl(blog, post)),
    datePublished: publishedAt(post),
  }));
  const node = { '@type': 'Blog', name: title, ...(description !== null && { description }) };
  return [{ ...node, url: absoluteUrl(context, blog.url), ...(blogPost.length > 0 && { blogPost }) }];
}

/** Returns the day of a post, or the moment if its date has a time of day. */
function publishedAt({ date, time }: Post): string {
  const isDay = time % 86_400_000 === 0;
  return isDay ? date : new Date(time).toISOString();
}

function addressOf(context: PageContext, { pageUrl, externalUrl }: BlogAuthor): string | null {
  if (pageUrl !== null) return absoluteUrl(context, pageUrl);
  return externalUrl !== null && /^https?:/.test(externalUrl) ? externalUrl : null;
}
