import { type ConvertCommand, ThemeContext } from './context/context.ts';
import { Sidebar } from './docs/Sidebar.tsx';
import { AnnouncementBar } from './layout/AnnouncementBar.tsx';
import { Footer } from './layout/Footer.tsx';
import { Navbar } from './layout/Navbar.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { Templates } from './layout/Templates.tsx';
import { MainArea, type MainComponents } from './MainArea.tsx';
import { type RenderFragment, RenderFragmentContext } from './context/CachedFragment.tsx';
import { surround } from './slots/fill-slot.ts';
import { slotPage } from './slots/slot-page.ts';
import { stringsFor } from './strings/strings.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../shared/page-props.ts';

export interface PageComponentProps {
  readonly props: PageProps;
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

/** Renders everything inside `<body>`. */
export function Page(page: PageComponentProps): ReactNode {
  const { props, contents, mainComponents, renderFragment = null, convertCommand = asWritten } = page;
  const { locale, sidebar, main, footer } = props;
  const { toc = [], nearCards: cards = null } = main;
  const hasToc = toc.length > 0;
  const slot = slotPage(props);
  const theme = { strings: stringsFor(locale.htmlLang), locale, page: { toc, cards, convertCommand, slot } };
  return (
    <ThemeContext value={theme}>
      <RenderFragmentContext value={renderFragment}>
        <SkipLink href={props.skipTo} />
        {props.announcement !== null && <AnnouncementBar announcement={props.announcement} />}
        {surround('Navbar', <Navbar navbar={props.navbar} hasSidebar={sidebar !== null} />, slot)}
        <div className={sidebar === null ? 'shell' : `shell shell-${sidebar.kind}`}>
          {sidebar !== null && <Sidebar sidebar={sidebar} navbar={props.navbar} />}
          <main
            id="main"
            tabIndex={-1}
            className={hasToc ? `main main-${main.kind} with-toc` : `main main-${main.kind}`}
            data-region="main"
          >
            <MainArea main={main} contents={contents} components={mainComponents} />
          </main>
        </div>
        {surround('Footer', footer !== null && <Footer footer={footer} />, slot)}
        <Templates />
      </RenderFragmentContext>
    </ThemeContext>
  );
}
