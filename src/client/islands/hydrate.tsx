import { islands } from 'docsgen:islands';
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Island, islandTag, slotTag } from '../../shared/dom.ts';
import { ThemeContext, type ThemeValue } from '../../theme/context/context.ts';
import { insideIsland, IslandContext } from '../../theme/context/island-context.ts';
import { ClientOnly } from '../../theme/markdown/ClientOnly.tsx';
import { IslandBoundary } from './IslandBoundary.tsx';
import { isRecord } from '../../shared/is-record.ts';

/** The module that is loaded for the first island. */
export interface Hydration {
  readonly hydrate: (island: HTMLElement) => Promise<void>;
}

/**
 * When navigation changes the props of an island, React renders it again. When navigation removes
 * an island, React unmounts it. A moved island is disconnected only for a moment, so the check is
 * delayed.
 */
class IslandElement extends HTMLElement implements Island {
  static readonly observedAttributes = ['props', 'strings', 'site'];

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

/**
 * Hydrates an island. Resolves when React handles its events; rejects if its code cannot be loaded.
 */
export async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.getAttribute('name') ?? '';
  const load = islands[name];
  if (!load || !(island instanceof IslandElement)) throw new Error(`There is no island <${name}>`);
  const Component = await load();
  await new Promise<void>((done) => {
    const html = island.innerHTML;
    const slotHtml = readSlot(island);
    const draw = () => drawIsland(island, { Component, html, slotHtml, onReady: done });
    const root = hydrateRoot(island, draw(), {
      identifierPrefix: island.getAttribute('prefix') ?? '',
      onUncaughtError: () => done(),
      // What a `Suspense` waits for is left to the browser, which is no error.
      onRecoverableError: (error) => {
        if (!String(error).includes('#419')) reportError(error);
      },
    });
    island.isHydrated = true;
    island.redraw = () => root.render(draw());
    island.unmount = () => root.unmount();
  });
}

/**
 * Returns the HTML of an island's children. Inner islands are marked as not hydrated, because they
 * must be hydrated again where React renders this HTML again.
 */
function readSlot(island: HTMLElement): string | null {
  const slot = island.querySelector(slotTag)?.cloneNode(true);
  if (!(slot instanceof Element)) return null;
  for (const inner of slot.querySelectorAll(islandTag)) inner.removeAttribute('data-ready');
  return slot.innerHTML;
}

interface Drawing {
  readonly Component: ComponentType<Readonly<Record<string, unknown>>>;
  /** The server's HTML. It replaces an island of the page layout that crashes. */
  readonly html: string;
  /** Static HTML of the children; null without children. */
  readonly slotHtml: string | null;
  readonly onReady: () => void;
}

function drawIsland(island: HTMLElement, { Component, html, slotHtml, onReady }: Drawing): ReactNode {
  // React does not change the static HTML of the children. It renders this HTML again only when it
  // mounts the slot again.
  const slot =
    slotHtml === null
      ? undefined
      : createElement(slotTag, { dangerouslySetInnerHTML: { __html: slotHtml }, suppressHydrationWarning: true });
  return (
    <Ready onReady={onReady}>
      <IslandBoundary name={island.getAttribute('name') ?? ''} html={html} isFrame={island.closest('main') === null}>
        <ThemeContext value={readTheme(island)}>
          <IslandContext value={insideIsland}>
            {island.hasAttribute('client-only') ? (
              <ClientOnly fallback={slot}>
                <Component {...readProps(island)}>{island.getAttribute('client-only') ? slot : undefined}</Component>
              </ClientOnly>
            ) : (
              <Component {...readProps(island)}>{slot}</Component>
            )}
          </IslandContext>
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

/**
 * The attributes hold only what the component has read on the server. The types are those of all
 * strings, and of the whole site.
 */
function readTheme(island: HTMLElement): ThemeValue {
  const { lang, dir } = document.documentElement;
  const strings = readJson(island, 'strings');
  if (!isStrings(strings)) throw new TypeError('strings');
  const site = readJson(island, 'site');
  if (!isRecord(site)) throw new TypeError('site');
  return {
    strings,
    locale: { name: lang, htmlLang: lang, direction: dir === 'rtl' ? 'rtl' : 'ltr' },
    site: { title: '', custom: {}, ...site },
    page: null,
  };
}

function isStrings(value: unknown): value is ThemeValue['strings'] {
  return isRecord(value);
}

function readProps(island: HTMLElement): Readonly<Record<string, unknown>> {
  const props = readJson(island, 'props');
  if (!isRecord(props)) throw new TypeError('props');
  return props;
}

function readJson(island: HTMLElement, attribute: string): unknown {
  return JSON.parse(island.getAttribute(attribute) ?? '{}');
}
