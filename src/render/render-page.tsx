import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { convertCommand } from '../markdown/tabs/convert-command.ts';
import type { PageProps, RedirectProps } from '../shared/page-props.ts';
import type { Strings } from '../shared/strings/en.ts';
import type { SiteValue } from '../shared/site-value.ts';
import type { RenderFragment } from '../theme/context/CachedFragment.tsx';
import { addBaseNotice } from './base-notice.ts';
import { Document, type PageAssets } from './document.tsx';
import { headHtml } from './head-html.ts';
import { styleTags, themeStyleTags } from './page-styles.ts';
import { RedirectDocument } from './redirect-document.tsx';
import type { Theme } from './theme.ts';

interface RenderPageOptions {
  readonly props: PageProps | RedirectProps;
  /** Rendered Markdown by the key of each `ContentProps`. */
  readonly contents: Readonly<Record<string, ReactNode>>;
  readonly theme: Theme;
  /** The UI strings of the page's locale. */
  readonly strings: Strings;
  readonly renderFragment: RenderFragment;
  readonly assets: PageAssets;
  readonly colorMode: 'light' | 'dark';
  /** The values of `custom` in the configuration. */
  readonly custom: SiteValue['custom'];
}

interface RenderTextOptions extends Pick<RenderPageOptions, 'theme' | 'strings' | 'custom'> {
  readonly props: PageProps;
  /** Rendered Markdown. */
  readonly content: ReactNode;
}

/** Returns the HTML of the text of a page, without the page around it. */
export function renderTextAlone({ theme: { TextAlone }, ...text }: RenderTextOptions): string {
  return renderToStaticMarkup(<TextAlone {...text} convertCommand={convertCommand} />);
}

/** Returns the complete HTML document of a page. */
export function renderPage(options: RenderPageOptions): string {
  const { props, contents, theme, strings, renderFragment, assets, colorMode, custom } = options;
  const { Page, mainComponents, renderHead } = theme;
  const html = renderToString(
    'target' in props ? (
      <RedirectDocument {...props} policy={assets.policy} base={assets.baseNotice === undefined ? null : assets.base} />
    ) : (
      <Document
        locale={props.locale}
        head={props.head}
        marks={props.marks}
        assets={assets}
        colorMode={colorMode}
        tags={renderHead(props)}
      >
        <Page
          props={props}
          strings={strings}
          custom={custom}
          contents={contents}
          mainComponents={mainComponents}
          renderFragment={renderFragment}
          convertCommand={convertCommand}
        />
      </Document>
    ),
  );
  const styles = [...styleTags(html, assets.pageStyles), ...themeStyleTags(html, assets.themeStyles ?? [])];
  const tags = 'target' in props ? [] : [...styles, ...assets.scripts, ...props.head.tags];
  const page = tags.length === 0 ? html : html.replace('</head>', (end) => headHtml(tags) + end);
  const whole = assets.baseNotice === undefined ? page : addBaseNotice(page, assets.baseNotice);
  return `<!doctype html>${whole}\n`;
}
