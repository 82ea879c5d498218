import { type ConvertCommand, ThemeContext, type ThemeValue } from './context/context.ts';
import { TextLanguageContext } from './context/text-language.ts';
import { Dock } from './docs/Dock.tsx';
import { Sidebar } from './docs/Sidebar.tsx';
import { SidebarToggle } from './docs/SidebarToggle.tsx';
import { AnnouncementBar } from './layout/AnnouncementBar.tsx';
import { ConsentBanner } from './layout/ConsentBanner.tsx';
import { Footer } from './layout/Footer.tsx';
import { Navbar } from './layout/Navbar.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { Templates } from './layout/Templates.tsx';
import { MainArea, type MainComponents } from './MainArea.tsx';
import { type RenderFragment, RenderFragmentContext } from './context/CachedFragment.tsx';
import { fillSlot, surround } from './slots/fill-slot.ts';
import { slotPage } from './slots/slot-page.ts';
import type { ReactNode } from 'react';
import { hintId, writeTranslations } from '../shared/language-hint.ts';
import type { MainProps } from '../shared/main-props.ts';
import type { PageProps } from '../shared/page-props.ts';
import type { Strings } from '../shared/strings/en.ts';
import type { SiteValue } from '../shared/site-value.ts';

export interface PageComponentProps {
  readonly props: PageProps;
  /** The UI strings of the page's locale. */
  readonly strings: Strings;
  /** The values of `custom` in the configuration. */
  readonly custom?: SiteValue['custom'];
  /** Rendered Markdown, by the `key` of each `ContentProps`. */
  readonly contents: Readonly<Record<string, ReactNode>>;
  /** A component for each kind of main area that types of collections add. */
  readonly mainComponents: MainComponents;
  /** Renders parts that several pages share. Without it, the page renders these parts itself. */
  readonly renderFragment?: RenderFragment | null;
  /** Converts the commands in components. Without it, they stay npm commands. */
  readonly convertCommand?: ConvertCommand;
}

const asWritten: ConvertCommand = (line) => line;
const noValues: SiteValue['custom'] = {};

type ThemeParts = Pick<PageComponentProps, 'props' | 'strings' | 'custom' | 'convertCommand'>;

/** Returns what the components of a page read. */
function createTheme({ props, strings, custom = noValues, convertCommand = asWritten }: ThemeParts): ThemeValue {
  const { locale, head, main, values = {}, pluginValues = {} } = props;
  const { toc = [], textLanguage, nearCards: cards = null, overview = [] } = main;
  const site = { title: head.siteName, custom };
  const slot = slotPage(props);
  const page = { values, pluginValues, toc, textLanguage, cards, overview, convertCommand, slot };
  return { strings, locale, site, page };
}

export interface TextAloneProps extends ThemeParts {
  /** Rendered Markdown. */
  readonly content: ReactNode;
}

/** Renders the text of a page without anything around it, for files that are no pages. */
export function TextAlone({ content, ...parts }: TextAloneProps): ReactNode {
  return (
    <ThemeContext value={createTheme(parts)}>
      <TextLanguageContext value={parts.props.main.textLanguage ?? null}>{content}</TextLanguageContext>
    </ThemeContext>
  );
}

/** The kinds of pages that have the whole width for themselves. */
const freeKinds: ReadonlySet<string> = new Set(['home', 'wide', 'blank', 'not-found', 'offline']);

/** Returns whether a page without a sidebar has its own layout instead of the grid of texts. */
function isFree({ kind, isWide }: MainProps): boolean {
  return isWide === true || freeKinds.has(kind);
}

/** Renders everything inside `<body>`. */
export function Page(page: PageComponentProps): ReactNode {
  const { props, contents, mainComponents, renderFragment = null } = page;
  const { navbar, sidebar, main, footer, privacyLink = null, translations } = props;
  const slot = slotPage(props);
  return (
    <ThemeContext value={createTheme(page)}>
      <RenderFragmentContext value={renderFragment}>
        <SkipLink href={props.skipTo} />
        {translations && <div id={hintId} aria-live="polite" data-translations={writeTranslations(translations)} />}
        {props.announcements.map((announcement) => (
          <AnnouncementBar key={announcement.id} announcement={announcement} />
        ))}
        {surround('Navbar', navbar !== null && <Navbar navbar={navbar} hasSidebar={sidebar !== null} />, slot)}
        <div
          className={sidebar === null && isFree(main) ? 'shell' : 'shell shell-grid'}
          data-no-navbar={navbar === null ? '' : undefined}
        >
          {sidebar?.isHideable && <SidebarToggle />}
          {sidebar !== null && <Sidebar sidebar={sidebar} navbar={navbar} />}
          <main
            id="main"
            tabIndex={-1}
            className={main.isWide ? `main main-${main.kind} wide` : `main main-${main.kind}`}
            data-region="main"
          >
            <Dock items={main.toc ?? []} hasSidebar={sidebar !== null} />
            <MainArea main={main} contents={contents} components={mainComponents} />
          </main>
        </div>
        {surround('Footer', footer !== null && <Footer footer={footer} />, slot)}
        {props.asksConsent && (fillSlot('Consent', { ...slot, privacyLink }) ?? <ConsentBanner link={privacyLink} />)}
        <Templates />
      </RenderFragmentContext>
    </ThemeContext>
  );
}
