import { addressAttributes } from '../../shared/html-addresses.ts';
import type { PageElement, PageLink } from './parsed-page.ts';

const links: ReadonlySet<string> = new Set(['a', 'area']);
/** What a form is sent to decides its host. */
const unchecked: ReadonlySet<string> = new Set(['button', 'form', 'input']);
/** Relations of `<link>` whose target a browser or another program loads. */
const loaded =
  /^(?:stylesheet|(?:shortcut |apple-touch-)?icon|preload|modulepreload|prefetch|manifest|search|sitemap|alternate|mask-icon)$/i;
const none: readonly (readonly [attribute: string, kind: PageLink['kind']])[] = [];
const checked: ReadonlyMap<string, typeof none> = new Map(
  Object.entries(addressAttributes).flatMap(([name, attributes]) =>
    unchecked.has(name)
      ? []
      : [[name, attributes.map((each) => [each, links.has(name) ? 'link' : 'file'] as const)] as const],
  ),
);

/** Returns the attributes of an element that have addresses to check, each with their kind. */
export function addressesOf({ name, attributes }: PageElement): typeof none {
  if (name === 'link') {
    const isLoaded = loaded.test(attributes['rel'] ?? '') && attributes['hreflang'] === undefined;
    return isLoaded && attributes['href'] !== undefined ? [['href', 'file']] : none;
  }
  if (name === 'meta') {
    const about = attributes['property'] ?? attributes['name'] ?? '';
    return /^(?:og:image|twitter:image)(?::url)?$/.test(about) ? [['content', 'file']] : none;
  }
  const known = checked.get(name);
  if (known === undefined) return none;
  return known.every(([attribute]) => attributes[attribute] !== undefined)
    ? known
    : known.filter(([attribute]) => attributes[attribute] !== undefined);
}

const controls: ReadonlySet<string> = new Set(['button', 'input', 'select', 'textarea', 'summary', 'option', 'label']);
const roles = /^(?:button|link|checkbox|switch|tab|menuitem)$/i;

/**
 * Returns whether an element takes clicks, but no keys: people without a mouse cannot use it. A
 * link with a script as its address or without an address is no control either.
 */
export function isFakeControl({ name, attributes }: PageElement): boolean {
  const { role = '', href } = attributes;
  const isFocusable = attributes['tabindex'] !== undefined;
  if (controls.has(name) || name === 'body' || name === 'html') return false;
  if (name === 'a' || name === 'area') {
    if (href === undefined) return attributes['onclick'] !== undefined || (roles.test(role) && !isFocusable);
    return /^\s*javascript:/i.test(href) || (href.trim() === '#' && attributes['onclick'] !== undefined);
  }
  return !isFocusable && (attributes['onclick'] !== undefined || (roles.test(role) && !isDisabled(attributes)));
}

function isDisabled(attributes: PageElement['attributes']): boolean {
  return attributes['aria-disabled'] === 'true' || attributes['contenteditable'] !== undefined;
}
