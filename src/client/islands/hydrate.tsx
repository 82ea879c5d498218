import { islands } from 'docsgen:islands';
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Island, islandTag, slotTag } from '../../shared/dom.ts';
import { ThemeContext, type ThemeValue } from '../../theme/context/context.ts';
import { IslandBoundary } from './IslandBoundary.tsx';

/** What is loaded when the first island wakes up. */
export interface Hydration {
  readonly hydrate: (island: HTMLElement) => Promise<void>;
}

/** Navigation sends new props to an island that stays, and takes others away. A moved island is away only for a moment. */
class IslandElement extends HTMLElement implements Island {
  static readonly observedAttributes = ['props', 'strings'];

  isHydrated = false;
  redraw: (() => void) | null = null;
  unmount: (() => void) | null = null;

  attributeChangedCallback(): void {
    this.redraw?.();
  }

  disconnectedCallback(): void {
    setTimeout(() => {
      if (!this.isConnected) this.unmount?.();
    });
  }
}

customElements.define(islandTag, IslandElement);

/** Hydrates an island. Settles once React handles its events; rejects if its code cannot be loaded. */
export async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.getAttribute('name') ?? '';
  const load = islands[name];
  if (!load || !(island instanceof IslandElement)) throw new Error(`There is no island <${name}>`);
  const Component = await load();
  await new Promise<void>((done) => {
    const html = island.innerHTML;
    const slotHtml = readSlot(island);
    const draw = () => drawIsland(island, { Component, html, slotHtml, onReady: done });
    const options = { identifierPrefix: island.getAttribute('prefix') ?? '', onUncaughtError: () => done() };
    const root = hydrateRoot(island, draw(), options);
    island.isHydrated = true;
    island.redraw = () => root.render(draw());
    island.unmount = () => root.unmount();
  });
}

/** Returns the HTML of an island's children, in which no island is awake: where it is printed anew, they begin anew too. */
function readSlot(island: HTMLElement): string | null {
  const slot = island.querySelector(slotTag)?.cloneNode(true);
  if (!(slot instanceof Element)) return null;
  for (const inner of slot.querySelectorAll(islandTag)) inner.removeAttribute('data-ready');
  return slot.innerHTML;
}

interface Drawing {
  readonly Component: ComponentType<Readonly<Record<string, unknown>>>;
  /** The server's HTML: it stands in for an island of the frame that crashes. */
  readonly html: string;
  /** The children's static HTML, null without children. */
  readonly slotHtml: string | null;
  readonly onReady: () => void;
}

function drawIsland(island: HTMLElement, { Component, html, slotHtml, onReady }: Drawing): ReactNode {
  // React leaves the children's static HTML alone, and prints it anew where it must begin again.
  const slot =
    slotHtml === null
      ? undefined
      : createElement(slotTag, { dangerouslySetInnerHTML: { __html: slotHtml }, suppressHydrationWarning: true });
  return (
    <Ready onReady={onReady}>
      <IslandBoundary name={island.getAttribute('name') ?? ''} html={html} isFrame={island.closest('main') === null}>
        <ThemeContext value={readTheme(island)}>
          <Component {...readProps(island)}>{slot}</Component>
        </ThemeContext>
      </IslandBoundary>
    </Ready>
  );
}

interface ReadyProps {
  readonly children: ReactNode;
  readonly onReady: () => void;
}

function Ready({ children, onReady }: ReadyProps): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}

/** The strings are those that the component has read on the server, under the type that it reads them by. */
function readTheme(island: HTMLElement): ThemeValue {
  const { lang, dir } = document.documentElement;
  const strings: ThemeValue['strings'] = JSON.parse(island.getAttribute('strings') ?? '{}');
  return {
    strings,
    locale: { name: lang, htmlLang: lang, direction: dir === 'rtl' ? 'rtl' : 'ltr' },
    page: null,
  };
}

function readProps(island: HTMLElement): Readonly<Record<string, unknown>> {
  const props: Readonly<Record<string, unknown>> = JSON.parse(island.getAttribute('props') ?? '{}');
  return props;
}
