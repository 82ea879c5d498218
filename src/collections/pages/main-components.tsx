import type { ReactNode } from 'react';
import type { HomeMain, PageMain } from '../../shared/main-props.ts';
import type { MainComponentProps, MainComponents } from '../../theme/MainArea.tsx';
import { Home } from '../../theme/pages/Home.tsx';
import { MarkdownPage } from '../../theme/pages/MarkdownPage.tsx';

function Page({ main, contents }: MainComponentProps & { readonly main: PageMain }): ReactNode {
  return <MarkdownPage main={main} content={contents[main.content.key]} />;
}

function HomePage({ main, contents }: MainComponentProps & { readonly main: HomeMain }): ReactNode {
  return <Home main={main} content={main.content === null ? null : contents[main.content.key]} />;
}

/** The components of single pages and of landing pages. */
export const mainComponents: MainComponents = { page: Page, home: HomePage };
