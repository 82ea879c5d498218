import { isExternal } from './is-external.ts';

/**
 * The sources from which a page may load content, by directive of the Content-Security-Policy. Each
 * directive is explicit: none falls back to another.
 */
export const contentSources = {
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'", 'https:'],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Directive = keyof typeof contentSources;

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
const attributes: Readonly<Record<string, readonly (readonly [name: string, directive: Directive])[]>> = {
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

const hints: Readonly<Record<Directive, string>> = {
  'img-src': 'Write `https:`, or put the picture beside the page.',
  'media-src': 'Write `https:`, or put the file beside the page.',
  'frame-src': 'Frames show pages of the site itself only. Link to this one, `[Title](address)`.',
  'object-src':
    'Show a picture with `<img>`, a film with `<video>`, a document of the site with `<iframe>`, or link to it.',
  'form-action': 'Forms send to the site itself only. Link to the page that has the form.',
};

/**
 * Returns the addresses of one element that the policy blocks. `read` returns the value of an
 * attribute. `origin` is the origin of the site, whose files are allowed.
 */
export function findBlockedAddresses(
  tagName: string,
  read: (attribute: string) => string | undefined,
  origin: string,
): readonly BlockedContent[] {
  // A frame with `srcdoc` does not load its `src`.
  if (tagName === 'iframe' && read('srcdoc') !== undefined) return [];
  const places = Object.hasOwn(attributes, tagName) ? (attributes[tagName] ?? []) : [];
  return places.flatMap(([name, directive]) => {
    const value = read(name)?.trim() ?? '';
    const addresses = name === 'srcset' ? value.split(/[\s,]+/) : [value];
    const blocked = addresses.find((address) => address !== '' && !isAllowed(directive, address, origin));
    if (blocked === undefined) return [];
    const use = directive === 'form-action' ? 'use' : 'see';
    const shown = blocked.length > longestShown ? `${blocked.slice(0, longestShown)}…` : blocked;
    const title = `Readers cannot ${use} this <${tagName}>: the Content-Security-Policy of the pages blocks \`${shown}\`.`;
    return [{ subject: `<${tagName}> ${blocked}`, title, hint: hints[directive] }];
  });
}

/** Maximum length of an address in a message: a picture may be encoded in its address. */
const longestShown = 100;

function isAllowed(directive: Directive, address: string, origin: string): boolean {
  const sources: readonly string[] = contentSources[directive];
  if (!URL.canParse(address, origin)) return true;
  const url = new URL(address, origin);
  if (url.protocol === 'about:' || sources.includes(url.protocol)) return true;
  return sources.includes("'self'") && url.origin === new URL(origin).origin;
}

/** The settings of a page that decide what its policy allows. */
export interface PagePolicy {
  /** Origin of the site. */
  readonly origin: string;
  readonly inlineStyles: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Returns what the policy blocks in one element: addresses, styles and scripts. */
export function findBlocked(
  name: string,
  attributes: Attributes,
  { origin, inlineStyles }: PagePolicy,
): readonly BlockedContent[] {
  return [
    ...findBlockedAddresses(name, (attribute) => attributes[attribute], origin),
    ...findScripts(name, attributes),
    ...(inlineStyles ? [] : findStyles(name, attributes)),
    ...findHeadElements(name, attributes),
  ];
}

function findStyles(name: string, { style }: Attributes): readonly BlockedContent[] {
  if (name !== 'style' && style === undefined) return [];
  const what = name === 'style' ? 'a <style> element' : `the style attribute of <${name}>`;
  const title = `Browsers do not apply ${what}: the Content-Security-Policy of the pages blocks it.`;
  const hint =
    'Use a class, with its rules in the style sheet that `styles` names in the configuration; `security.inlineStyles: true` allows such styles.';
  return [{ subject: what, title, hint }];
}

function findScripts(name: string, attributes: Attributes): readonly BlockedContent[] {
  const { src, type } = attributes;
  const isCode = type === undefined || type === '' || /^module$|javascript/i.test(type);
  const isScript = name === 'script' && isCode && (src === undefined || isExternal(src));
  const handlers = Object.keys(attributes).filter((attribute) => /^on[a-z]/.test(attribute));
  const hint =
    "Pages run no scripts of their own. Put the code into a component in a file that begins with 'use client'.";
  return [
    ...(isScript ? ['this <script>'] : []),
    ...handlers.map((handler) => `the ${handler} attribute of <${name}>`),
  ].map((what) => ({
    subject: what,
    title: `Browsers do not run ${what}: the Content-Security-Policy of the pages blocks it.`,
    hint,
  }));
}

/** Elements of the head that also have an effect in the body. */
function findHeadElements(name: string, { rel = '', href = '' }: Attributes): readonly BlockedContent[] {
  const isSheet = name === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(rel) && isExternal(href);
  if (name !== 'base' && !isSheet) return [];
  const what = isSheet ? `the style sheet \`${href}\`` : 'this <base>';
  const title = `Browsers do not apply ${what}: the Content-Security-Policy of the pages blocks it.`;
  const hint = isSheet
    ? 'Put the rules into the style sheet that `styles` names in the configuration.'
    : 'Set `base` in the configuration.';
  return [{ subject: what, title, hint }];
}
