/** An element in the head of pages. */
export interface HeadTag {
  /** Name of the element. */
  tag: 'meta' | 'link' | 'script' | 'style';
  /**
   * Attributes as in HTML; `true` for one without a value: `{ name: 'theme-color', content: '#fff'
   * }`.
   */
  attributes?: Record<string, string | boolean> | undefined;
  /** Text of a `script` or a `style` element. */
  content?: string | undefined;
}

/** Names of the elements that may be added. */
export const headTagNames = ['meta', 'link', 'script', 'style'] as const satisfies readonly HeadTag['tag'][];

/** A mistake in a tag: the path of the wrong value, and what was expected. */
export interface HeadTagMistake {
  readonly path: readonly string[];
  readonly expected: string;
}

/** Attributes of `meta` elements that docsgen alone may write, each with what to set instead. */
const reserved: ReadonlyMap<string, string> = new Map([
  ['charset', 'nothing: pages are always UTF-8'],
  ['content-security-policy', 'the sources in `policy` in the configuration'],
  ['viewport', 'nothing: docsgen writes the viewport'],
]);

/** Returns every mistake in a tag whose fields have the right types. */
export function findHeadTagMistakes({ tag, attributes = {}, content }: HeadTag): readonly HeadTagMistake[] {
  const mistakes: HeadTagMistake[] = [];
  const hasText = tag === 'script' || tag === 'style';
  for (const name of Object.keys(attributes)) {
    const path = ['attributes', name];
    if (/^on/i.test(name)) mistakes.push({ path, expected: 'no event handler: put the code into a script' });
    else if (!/^[a-z][a-z\d:_.-]*$/i.test(name)) mistakes.push({ path, expected: 'the name of an HTML attribute' });
  }
  if (content !== undefined && !hasText) mistakes.push({ path: ['content'], expected: `no text: <${tag}> has none` });
  if (content !== undefined && /<\/(?:script|style)|<!--/i.test(content))
    mistakes.push({ path: ['content'], expected: 'a text without `</script`, `</style` and `<!--`' });
  const { name, charset, 'http-equiv': equiv } = attributes;
  for (const value of [charset === undefined ? undefined : 'charset', equiv, name]) {
    const instead = tag === 'meta' && typeof value === 'string' ? reserved.get(value.toLowerCase()) : undefined;
    if (instead !== undefined) mistakes.push({ path: ['attributes'], expected: instead });
  }
  return mistakes;
}

/**
 * Returns what a tag describes, such as `meta name description`: a page has one tag for it. Null
 * for a tag of which a page may have several.
 */
export function headTagSubject({ tag, attributes = {} }: HeadTag): string | null {
  if (tag === 'link') return attributes['rel'] === 'canonical' ? 'link rel canonical' : null;
  if (tag !== 'meta') return null;
  const name = ['name', 'property', 'http-equiv'].find((each) => attributes[each] !== undefined);
  // A page may have several pictures, and a color for each color mode.
  const value = name === undefined || attributes['media'] !== undefined ? undefined : attributes[name];
  return typeof value === 'string' && !/:image|:video|:audio|article:/.test(value) ? `meta ${name} ${value}` : null;
}
