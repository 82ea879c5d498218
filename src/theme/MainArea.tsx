import { BlogArchive } from './blog/BlogArchive.tsx';
import { BlogAuthor } from './blog/BlogAuthor.tsx';
import { BlogAuthors } from './blog/BlogAuthors.tsx';
import { BlogList } from './blog/BlogList.tsx';
import { BlogPost } from './blog/BlogPost.tsx';
import { BlogTag } from './blog/BlogTag.tsx';
import { BlogTags } from './blog/BlogTags.tsx';
import { CategoryPage } from './docs/CategoryPage.tsx';
import { DocPage } from './docs/DocPage.tsx';
import { Home } from './pages/Home.tsx';
import { MarkdownPage } from './pages/MarkdownPage.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { SearchPage } from './search/SearchPage.tsx';
import type { ReactNode } from 'react';
import type { MainProps } from '../shared/main-props.ts';

export interface MainAreaProps {
  readonly main: MainProps;
  readonly contents: Readonly<Record<string, ReactNode>>;
}

/** Renders the content of `<main>` for the kind of the page. */
export function MainArea({ main, contents }: MainAreaProps): ReactNode {
  switch (main.kind) {
    case 'doc':
      return <DocPage main={main} content={contents[main.content.key]} />;
    case 'category':
      return <CategoryPage main={main} />;
    case 'page':
      return <MarkdownPage main={main} content={contents[main.content.key]} />;
    case 'home':
      return <Home main={main} content={main.content === null ? null : contents[main.content.key]} />;
    case 'blog-list':
      return <BlogList main={main} contents={contents} />;
    case 'blog-post':
      return <BlogPost main={main} content={contents[main.post.content.key]} />;
    case 'blog-archive':
      return <BlogArchive main={main} />;
    case 'blog-authors':
      return <BlogAuthors main={main} />;
    case 'blog-author':
      return <BlogAuthor main={main} contents={contents} />;
    case 'blog-tags':
      return <BlogTags main={main} />;
    case 'blog-tag':
      return <BlogTag main={main} contents={contents} />;
    case 'not-found':
      return <NotFound main={main} />;
    case 'search':
      return <SearchPage main={main} />;
  }
}
