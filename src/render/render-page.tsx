import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { convertCommand } from '../markdown/tabs/convert-command.ts';
import type { PageProps, RedirectProps } from '../shared/page-props.ts';
import type { RenderFragment } from '../theme/context/CachedFragment.tsx';
import { Document, type PageAssets } from './document.tsx';
import { RedirectDocument } from './redirect-document.tsx';
import type { Theme } from './theme.ts';

interface RenderPageOptions {
  readonly props: PageProps | RedirectProps;
  /** Rendered Markdown by the key of each `ContentProps`. */
  readonly contents: Readonly<Record<string, ReactNode>>;
  readonly theme: Theme;
  readonly renderFragment: RenderFragment;
  readonly assets: PageAssets;
  readonly colorMode: 'light' | 'dark';
}

/** Returns the complete HTML document of a page. */
export function renderPage({ props, contents, theme, renderFragment, assets, colorMode }: RenderPageOptions): string {
  const { Page, mainComponents, renderHead } = theme;
  const html = renderToString(
    'target' in props ? (
      <RedirectDocument {...props} policy={assets.policy} />
    ) : (
      <Document locale={props.locale} head={props.head} assets={assets} colorMode={colorMode} tags={renderHead(props)}>
        <Page
          props={props}
          contents={contents}
          mainComponents={mainComponents}
          renderFragment={renderFragment}
          convertCommand={convertCommand}
        />
      </Document>
    ),
  );
  return `<!doctype html>${html}\n`;
}
