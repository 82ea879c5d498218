import { resolveFeed } from '../../config/resolve-feed.ts';
import { tagsKind } from '../../content/tags/tag-files.ts';
import type { PageIndexEntry } from '../../shared/page-index.ts';
import type { Outcome } from '../../shared/problem.ts';
import { createFeeds } from '../../site/feeds/create-feeds.ts';
import type { CollectionType, GraphSite } from '../../site/collection-type.ts';
import type {
  CollectionGraph,
  FrontMatterReference,
  LocaleContext,
  PageContext,
  SearchDescription,
} from '../../site/graph/site.ts';
import { localeStrings } from '../../strings/locale-strings.ts';
import { authorsOf } from './blog-authors.ts';
import { type Blog, createBlog, inListOrder, postUrl } from './blog.ts';
import {
  createBlogArchiveMain,
  createBlogAuthorMain,
  createBlogAuthorsMain,
  createBlogListMain,
  createBlogPostMain,
  createBlogTagMain,
  createBlogTagsMain,
} from './blog-main.ts';
import {
  type BlogAuthorRoute,
  type BlogKinds,
  type BlogListRoute,
  type BlogPostRoute,
  type BlogRoute,
  blogRoutes,
} from './blog-routes.ts';
import type { BlogCollection, BlogSet } from './blog-set.ts';
import { describeBlog, describePostAsArticle } from './blog-data.ts';
import { createBlogSidebar } from './blog-sidebar.ts';
import type { BlogCollectionConfig } from './fields.ts';
import { feedSource } from './feed-source.ts';
import { isBlogMetadata, scanBlog } from './scan-blog.ts';
import { authorsSchema } from './authors/schema.ts';
import { blogOptions, postFrontMatter } from './schema.ts';

/** Posts by date, with tags and authors. */
export const blogType: CollectionType = {
  name: 'blog',
  options: blogOptions,
  navbarItems: [],
  components: 'src/collections/blog/main-components.tsx',
  frontMatter: postFrontMatter,
  isMetadataFile: isBlogMetadata,
  metadataKinds: [{ name: 'authors', files: ['authors.yml'], schema: authorsSchema }, tagsKind],
  ignoredKinds: [
    {
      isOfKind: (name) => /^(?:authors|tags)\.(?:yaml|json|toml)$/.test(name),
      why: 'a blog reads `authors.yml` and `tags.yml`',
      hint: 'Rename it.',
    },
  ],
  resolve: resolveCollection,
  scan: scanBlog,
  createGraph,
};

function resolveCollection(key: string, options: BlogCollectionConfig): BlogCollection {
  const {
    path = key,
    head,
    title = 'Blog',
    description = null,
    postsPerPage = 10,
    order,
    readingTime = true,
    futurePosts = false,
  } = options;
  const { tags = 'tags', authors = 'authors', archive = 'archive' } = options.segments ?? {};
  const { count = 5, title: sidebarTitle = null, groupByYear = true } = options.sidebar ?? {};
  return {
    ...{ type: blogType.name, key, path, head, folders: [key], versions: [] },
    title,
    description,
    futurePosts,
    postsPerPage,
    isOldestFirst: order === 'oldest-first',
    readingTime,
    segments: { tags, authors, archive },
    sidebar: { count: count === 'all' ? Infinity : count, title: sidebarTitle, groupByYear },
    filterPosts: options.filterPosts ?? null,
    feed: resolveFeed(options.feed),
  };
}

/** A list is in its own language if one of its posts is. */
const hasOwnPosts = ({ page }: BlogListRoute) => page.posts.some((post) => !post.fallback);
const hasOwnListedPosts = ({ blog }: BlogRoute) => blog.listedPosts.some((post) => !post.fallback);

/** The pictures of authors without a page; the others are checked with theirs. */
function picturesOfAuthors({ blog, page }: BlogListRoute): readonly FrontMatterReference[] {
  const file = blog.set.files.authors;
  if (page.number > 1 || file === null) return [];
  return blog.authors.flatMap(({ key, image, pageUrl }) =>
    image === null || pageUrl !== null ? [] : [{ path: [key ?? '', 'image'], picture: image, file }],
  );
}

const kinds: BlogKinds = {
  post: {
    name: 'blog-post',
    articleType: 'BlogPosting',
    describeArticle: describePostAsArticle,
    showsReadingTime: true,
    showsTitle: true,
    createMain: createBlogPostMain,
    createSidebar: createBlogSidebar,
    describeForSearch: describePost,
    references: ({ post }: BlogPostRoute) =>
      post.authors.flatMap(({ own: { image }, path }) =>
        image === undefined ? [] : [{ path: [...path, 'image'], picture: image }],
      ),
  },
  list: {
    name: 'blog-list',
    describeData: describeBlog,
    createMain: createBlogListMain,
    createSidebar: createBlogSidebar,
    isInOwnLanguage: hasOwnPosts,
    references: picturesOfAuthors,
  },
  archive: { name: 'blog-archive', createMain: createBlogArchiveMain, isInOwnLanguage: hasOwnListedPosts },
  tags: { name: 'blog-tags', createMain: createBlogTagsMain, isInOwnLanguage: hasOwnListedPosts },
  tag: {
    name: 'blog-tag',
    createMain: createBlogTagMain,
    createSidebar: createBlogSidebar,
    isInOwnLanguage: hasOwnPosts,
  },
  authors: { name: 'blog-authors', createMain: createBlogAuthorsMain, isInOwnLanguage: hasOwnListedPosts },
  author: {
    name: 'blog-author',
    createMain: createBlogAuthorMain,
    createSidebar: createBlogSidebar,
    isInOwnLanguage: hasOwnPosts,
    references: ({ author: { image } }: BlogAuthorRoute) =>
      image === null ? [] : [{ path: ['image'], picture: image }],
  },
};

/**
 * Returns how the search shows a post. Its authors and tags are indexed as keywords, not as part of
 * the text.
 */
function describePost(context: LocaleContext, { blog, post }: BlogPostRoute): SearchDescription {
  const authors = authorsOf(blog, post);
  const tags = blog.tags.all.filter(({ entries }) => entries.includes(post));
  return {
    group: 'blog',
    trail: [context.text(blog.collection.title)],
    keywords: [...authors.map(({ name }) => name), ...tags.map(({ label }) => label)],
  };
}

function createGraph(
  { config, strings }: GraphSite,
  collection: BlogCollection,
  sets: readonly BlogSet[],
): Outcome<CollectionGraph> {
  const blogs = sets.map((set) => createBlog(set, localeStrings(strings, set.locale).strings));
  const listPages = (context: PageContext) =>
    listPosts(context, blogs.find(({ locale }) => locale.name === context.locale.name) ?? null);
  const routes = blogs.flatMap((blog) => blogRoutes(blog, kinds));
  const feeds = createFeeds(
    config,
    blogs.flatMap((blog) => feedSource(config, blog) ?? []),
  );
  return { value: { collection, routes, listPages, feeds: feeds.value }, problems: feeds.problems };
}

function listPosts({ text, to }: PageContext, blog: Blog | null): PageIndexEntry {
  if (!blog) return { label: '', href: null, items: [] };
  return {
    label: text(blog.collection.title),
    href: to.page(blog.url),
    items: inListOrder(blog, blog.listedPosts).map((post) => ({
      label: post.title,
      href: to.page(postUrl(blog, post)),
      items: [],
    })),
  };
}
