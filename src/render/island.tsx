import { type ComponentType, createElement, type ReactElement, type ReactNode, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { islandTag, slotTag } from '../shared/dom.ts';
import { islandRendering } from '../shared/island-rendering.ts';
import type { SiteValue } from '../shared/site-value.ts';
import { UsageError } from '../shared/usage-error.ts';
import { ThemeContext, type ThemeValue } from '../theme/context/context.ts';
import { insideIsland, IslandContext } from '../theme/context/island-context.ts';
import { markIsland } from '../theme/context/island-mark.ts';
import { isReactObject } from './react-object.ts';

/**
 * When an island is hydrated: when a reader is about to use it, when it becomes visible, or when
 * the browser is idle.
 */
const strategies = ['intent', 'visible', 'idle'] as const;

/** One of the values of `strategy` that a file of islands may export. */
export type IslandStrategy = (typeof strategies)[number];

interface IslandProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

/**
 * Returns the server component of an island. It renders the component's HTML inside an element that
 * the browser hydrates. Props must be plain data; attributes of the element contain the props and
 * what the component has read of the UI strings and of the site. Children become static HTML.
 *
 * `strategy` is what the module of the component exports; `effects` is blank for one without
 * effects. Returns an export that is no component as it is. Throws a `UsageError` for a wrong
 * strategy.
 */
export function createIsland(
  name: string,
  exported: ComponentType<IslandProps>,
  strategy?: IslandStrategy,
): ComponentType<IslandProps>;
export function createIsland(name: string, exported: unknown, strategy: unknown, effects: string): unknown;
export function createIsland(name: string, exported: unknown, strategy?: unknown, effects = ''): unknown {
  const chosen = checkStrategy(strategy);
  if (!isComponent(exported)) return exported;
  const Component = exported;
  return markIsland(function Island({ children, ...props }: IslandProps) {
    const { isInside, placeholder } = use(IslandContext);
    if (isInside) return <Component {...props}>{children}</Component>;
    const theme = use(ThemeContext);
    // Unique per page: `useId` depends on the island's position in the tree of the page.
    const prefix = useId();
    const tracked = theme === null ? null : trackReads(theme);
    const value = tracked?.theme ?? null;
    const slotOf = (content: ReactNode) => <Slot html={renderSlot(content, theme, `${prefix}s`)} />;
    const slot = children === undefined ? undefined : slotOf(children);
    const rendered =
      placeholder === null
        ? renderIsland(<Component {...props}>{slot}</Component>, value, prefix)
        : renderInside(slotOf(placeholder.content), value, prefix);
    const html = rendered ?? (slot === undefined ? '' : renderInside(slot, value, prefix));
    const isClientOnly = placeholder !== null || rendered === null;
    // Nothing to aim at is there yet, so an island of the browser alone does not wait for intent.
    const isVisible = isClientOnly || effects.trim() !== '' || isUnfinished(html);
    const when = chosen ?? (isVisible ? 'visible' : 'intent');
    return createElement(islandTag, {
      name,
      prefix,
      strategy: when === 'intent' ? undefined : when,
      // What is inside it until then: a fallback, or the children that it gets.
      'client-only': placeholder !== null ? '' : rendered === null ? 'children' : undefined,
      props: Object.keys(props).length === 0 ? undefined : serialize(props),
      strings: tracked?.strings(),
      site: tracked?.site(),
      dangerouslySetInnerHTML: { __html: html },
    });
  });
}

function checkStrategy(strategy: unknown): IslandStrategy | null {
  if (strategy === undefined) return null;
  const known = strategies.find((each) => each === strategy);
  if (known !== undefined) return known;
  throw new UsageError(
    `\`strategy\` is ${JSON.stringify(strategy) ?? `a ${typeof strategy}`}, which is not one of the three ways to start an island.`,
    "Write `export const strategy = 'intent'`, `'visible'` or `'idle'`, or leave it out.",
  );
}

/**
 * Returns whether an export is a component: a function, or what `memo`, `forwardRef` or `lazy`
 * return.
 */
function isComponent(value: unknown): value is ComponentType<IslandProps> {
  if (typeof value !== 'function') {
    const isObject = typeof value === 'object' && value !== null && '$$typeof' in value;
    return isObject && /\.(?:memo|forward_ref|lazy)\)$/.test(String(value.$$typeof));
  }
  const isClass = /^class\b/.test(Function.prototype.toString.call(value));
  return !isClass || 'isReactComponent' in value.prototype;
}

/**
 * Returns whether the browser has something to show that the server had not: everything, or what a
 * `Suspense` waits for.
 */
function isUnfinished(html: string): boolean {
  return html.includes('<!--$!-->') || html.replaceAll(/<!--.*?-->/g, '') === '';
}

const asyncPrototype: unknown = Object.getPrototypeOf(async () => undefined);

/** Returns the HTML of an island; null if it waits for something that comes in the browser only. */
function renderIsland(node: ReactElement, theme: ThemeValue | null, prefix: string): string | null {
  try {
    return renderInside(node, theme, prefix);
  } catch (error) {
    // An async component waits for ever, in the browser too.
    const isWaiting =
      error instanceof Error && /^Minified React error #426\b|^A component suspended/.test(error.message);
    if (isWaiting && Object.getPrototypeOf(node.type) !== asyncPrototype) return null;
    throw error;
  }
}

const rendering = Symbol.for(islandRendering);

/** Holds children as static HTML, which React in the browser does not change. */
function Slot({ html }: { readonly html: string }): ReactNode {
  return createElement(slotTag, { dangerouslySetInnerHTML: { __html: html } });
}

/**
 * Returns the HTML of an island, rendered with its own React root, so that the browser can hydrate
 * it alone. A new root has no context, so the theme is passed in.
 */
function renderInside(node: ReactNode, theme: ThemeValue | null, identifierPrefix: string): string {
  Reflect.set(globalThis, rendering, true);
  try {
    return renderSlot(<IslandContext value={insideIsland}>{node}</IslandContext>, theme, identifierPrefix);
  } finally {
    Reflect.deleteProperty(globalThis, rendering);
  }
}

/** Returns the HTML of what is not a part of the island around it, such as its children. */
function renderSlot(node: ReactNode, theme: ThemeValue | null, identifierPrefix: string): string {
  return renderToString(<ThemeContext value={theme}>{node}</ThemeContext>, { identifierPrefix });
}

/**
 * Records what a component reads of the strings and of the site, so that only that is sent to the
 * browser.
 */
function trackReads(theme: ThemeValue) {
  const strings = recordReads(theme.strings);
  const custom = recordReads(theme.site.custom);
  const site = recordReads<SiteValue>({ ...theme.site, custom: custom.value });
  return {
    theme: { ...theme, strings: strings.value, site: site.value, page: null },
    strings: () => attributeOf(strings.read),
    // The object `custom` itself is the recorder; it is sent as the values that were read.
    site: () => attributeOf(site.read, custom.read),
  };
}

function attributeOf(read: ReadonlyMap<string, unknown>, custom?: ReadonlyMap<string, unknown>): string | undefined {
  if (read.size === 0) return undefined;
  const values = Object.fromEntries(read);
  return JSON.stringify(custom && read.has('custom') ? { ...values, custom: Object.fromEntries(custom) } : values);
}

/** Returns an object like the given one, and its properties that were read of it. */
function recordReads<T extends object>(target: T): { readonly value: T; readonly read: ReadonlyMap<string, unknown> } {
  const read = new Map<string, unknown>();
  const value = new Proxy(target, {
    get(object, key, receiver) {
      const found: unknown = Reflect.get(object, key, receiver);
      if (typeof key === 'string' && found !== undefined) read.set(key, found);
      return found;
    },
  });
  return { value, read };
}

function serialize(props: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(props, (key, value: unknown) => {
    const isElement = isReactObject(value);
    if (typeof value !== 'function' && typeof value !== 'symbol' && !isElement) return value;
    const what = isElement ? 'a React element' : `a ${typeof value}`;
    throw new UsageError(
      `the prop \`${key}\` of an island is ${what}, which cannot be sent to the browser.`,
      "Pass plain data, or move the code that needs it into a file that begins with 'use client'.",
    );
  });
}
