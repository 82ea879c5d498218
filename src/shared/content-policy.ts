import { isExternal } from './is-external.ts';
import {
  type ContentDirective,
  matchesSource,
  type PolicyAdditions,
  type PolicyDirective,
  sourcesOf,
} from './policy-sources.ts';

/** Content of a page that browsers block, described for a writer. */
export interface BlockedContent {
  /** The element or attribute, and its blocked address. Equal for the same content. */
  readonly subject: string;
  readonly title: string;
  readonly hint: string;
}

/**
 * Attributes with addresses that a browser loads automatically or submits to, by element. Names are
 * as in HTML.
 */
const attributes: Readonly<Record<string, readonly (readonly [name: string, directive: ContentDirective])[]>> = {
  audio: [['src', 'media-src']],
  button: [['formaction', 'form-action']],
  embed: [['src', 'object-src']],
  form: [['action', 'form-action']],
  iframe: [['src', 'frame-src']],
  image: [
    ['href', 'img-src'],
    ['xlink:href', 'img-src'],
  ],
  img: [
    ['src', 'img-src'],
    ['srcset', 'img-src'],
  ],
  input: [
    ['src', 'img-src'],
    ['formaction', 'form-action'],
  ],
  object: [['data', 'object-src']],
  source: [
    ['src', 'media-src'],
    ['srcset', 'img-src'],
  ],
  track: [['src', 'media-src']],
  video: [
    ['src', 'media-src'],
    ['poster', 'img-src'],
  ],
};

const hints: Readonly<Record<ContentDirective, string>> = {
  'img-src': 'Write `https:`, or put the picture next to the page.',
  'media-src': 'Write `https:`, or put the file next to the page.',
  'frame-src': 'Frames can show only pages of the site itself. Link to this one, `[Title](address)`.',
  'object-src':
    'Show a picture with `<img>`, a video with `<video>`, a document of the site with `<iframe>`, or link to it.',
  'form-action': 'Forms can send only to the site itself. Link to the page that has the form.',
};

/** What the addresses of pages are compared with. */
export interface AllowedAddresses {
  /** Origin of the site, whose own files are allowed. */
  readonly origin: string;
  /** The sources that the site adds to its policy. */
  readonly policy: PolicyAdditions;
}

/**
 * Returns the addresses of one element that the policy blocks. `read` returns the value of an
 * attribute.
 */
export function findBlockedAddresses(
  tagName: string,
  read: (attribute: string) => string | undefined,
  allowed: AllowedAddresses,
): readonly BlockedContent[] {
  // A frame with `srcdoc` does not load its `src`.
  if (tagName === 'iframe' && read('srcdoc') !== undefined) return [];
  const places = Object.hasOwn(attributes, tagName) ? (attributes[tagName] ?? []) : [];
  return places.flatMap(([name, directive]) => {
    const value = read(name)?.trim() ?? '';
    const addresses = name === 'srcset' ? value.split(/[\s,]+/) : [value];
    const blocked = addresses.find((address) => address !== '' && !isAllowed(directive, address, allowed));
    if (blocked === undefined) return [];
    const use = directive === 'form-action' ? 'use' : 'see';
    const shown = blocked.length > longestShown ? `${blocked.slice(0, longestShown)}…` : blocked;
    const title = `Readers cannot ${use} this <${tagName}>: the pages' Content-Security-Policy blocks \`${shown}\`.`;
    const hint = hints[directive] + permission(directive, blocked, allowed);
    return [{ subject: `<${tagName}> ${blocked}`, title, hint }];
  });
}

/** Maximum length of an address in a message: a picture may be encoded in its address. */
const longestShown = 100;

function isAllowed(directive: PolicyDirective, address: string, { origin, policy }: AllowedAddresses): boolean {
  if (!URL.canParse(address, origin)) return true;
  const sources = sourcesOf(directive, policy);
  const url = new URL(address, origin);
  if (url.protocol === 'about:' || sources.some((source) => matchesSource(source, url))) return true;
  return sources.includes("'self'") && url.origin === new URL(origin).origin;
}

/**
 * Returns what to write into the configuration to allow an address, as a sentence after a hint;
 * empty for an address that browsers would block nevertheless.
 */
function permission(directive: PolicyDirective, address: string, { origin, policy }: AllowedAddresses): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (url?.protocol !== 'https:' || url.origin === new URL(origin).origin) return '';
  const known = policy[directive] ?? [];
  const line = `'${directive}': [${[...known, url.origin].map((source) => `'${source.replaceAll("'", "\\'")}'`).join(', ')}]`;
  return ` To allow it, write \`${line}\` in \`policy\` in the configuration.`;
}

/** The settings of a page that decide what its policy allows. */
export interface PagePolicy extends AllowedAddresses {
  readonly inlineStyles: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Returns what the policy blocks in one element: addresses, styles and scripts. */
export function findBlocked(name: string, attributes: Attributes, allowed: PagePolicy): readonly BlockedContent[] {
  return [
    ...findBlockedAddresses(name, (attribute) => attributes[attribute], allowed),
    ...findScripts(name, attributes, allowed),
    ...(allowed.inlineStyles ? [] : findStyles(name, attributes)),
    ...findHeadElements(name, attributes, allowed),
  ];
}

function findStyles(name: string, { style }: Attributes): readonly BlockedContent[] {
  if (name !== 'style' && style === undefined) return [];
  const what = name === 'style' ? 'a <style> element' : `the style attribute of <${name}>`;
  const title = `Browsers do not apply ${what}: the pages' Content-Security-Policy blocks it.`;
  const hint =
    'Use a class, with its rules in the style sheet that `styles` names in the configuration; `security.inlineStyles: true` allows such styles.';
  return [{ subject: what, title, hint }];
}

function findScripts(name: string, attributes: Attributes, allowed: AllowedAddresses): readonly BlockedContent[] {
  const { src, type } = attributes;
  const isAddress = src !== undefined && src !== '';
  const isBlocked = isAddress ? !isAllowed('script-src', src, allowed) : src === undefined;
  const handlers = Object.keys(attributes).filter((attribute) => /^on[a-z]/.test(attribute));
  const blocked = [
    ...(name === 'script' && isCode(type) && isBlocked ? ['this <script>'] : []),
    ...handlers.map((handler) => `the ${handler} attribute of <${name}>`),
  ];
  return blocked.map((what) => ({
    subject: what,
    title: `Browsers do not run ${what}: the pages' Content-Security-Policy blocks it.`,
    hint:
      what === 'this <script>'
        ? `Name the script in \`scripts\` in the configuration, or put the code into a component in a file that begins with 'use client'.${permission('script-src', src ?? '', allowed)}`
        : "Put the code into a component in a file that begins with 'use client'.",
  }));
}

/** Returns whether a script of a type is code, and not data such as JSON-LD. */
export function isCode(type: string | undefined): boolean {
  return type === undefined || type === '' || /^(?:module|importmap|speculationrules)$|javascript/i.test(type);
}

/** Elements of the head that also have an effect in the body. */
function findHeadElements(
  name: string,
  { rel = '', href = '' }: Attributes,
  allowed: AllowedAddresses,
): readonly BlockedContent[] {
  const isSheet = name === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(rel) && isExternal(href);
  if (name !== 'base' && (!isSheet || isAllowed('style-src', href, allowed))) return [];
  const what = isSheet ? `the style sheet \`${href}\`` : 'this <base>';
  const title = `Browsers do not apply ${what}: the pages' Content-Security-Policy blocks it.`;
  const hint = isSheet
    ? `Put the rules into the style sheet that \`styles\` names in the configuration.${permission('style-src', href, allowed)}`
    : 'Set `base` in the configuration.';
  return [{ subject: what, title, hint }];
}
