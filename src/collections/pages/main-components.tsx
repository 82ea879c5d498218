import type { ReactNode } from 'react';
import type { HomeMain } from '../../shared/home-props.ts';
import type { PageMain, WideMain } from '../../shared/main-props.ts';
import type { MainComponentProps, MainComponents } from '../../theme/MainArea.tsx';
import { Home } from '../../theme/pages/Home.tsx';
import { MarkdownPage } from '../../theme/pages/MarkdownPage.tsx';
import { WidePage } from '../../theme/pages/WidePage.tsx';

function Page({ main, contents }: MainComponentProps & { readonly main: PageMain }): ReactNode {
  return <MarkdownPage main={main} content={contents[main.content.key]} />;
}

function Wide({ main, contents }: MainComponentProps & { readonly main: WideMain }): ReactNode {
  return <WidePage main={main} content={contents[main.content.key]} />;
}

function HomePage({ main, contents }: MainComponentProps & { readonly main: HomeMain }): ReactNode {
  return <Home main={main} contents={contents} />;
}

/** The components of single pages and of landing pages. */
export const mainComponents: MainComponents = { page: Page, wide: Wide, blank: Wide, home: HomePage };
