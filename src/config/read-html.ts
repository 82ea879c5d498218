import * as z from 'zod';
import { codeScheme, pictureCodeScheme } from '../shared/code-scheme.ts';
import { findBlocked } from '../shared/content-policy.ts';
import { addressAttributes } from '../shared/html-addresses.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import { asProblem, type Outcome, type Problem, uniqueProblems } from '../shared/problem.ts';
import { listAnnouncements } from './announcements.ts';
import type { ConfiguredHtml, HtmlAddress } from './configured-html.ts';
import type { Locate } from './key-place.ts';
import { type HtmlElement, scanHtml } from './scan-html.ts';
import { resolvePolicy } from './resolve-additions.ts';
import type { PartialConfig } from './schema/site-config.ts';
import { localizedText } from './schema/text.ts';
import { pathText } from './validate.ts';

interface HtmlField {
  readonly path: readonly PropertyKey[];
  readonly html: string;
}

/** Where the values of a configuration are written. */
interface HtmlPlace {
  readonly file: string;
  readonly locate: Locate;
  /** Returns the path that a value has in the file. */
  readonly writtenPath: (path: readonly PropertyKey[]) => readonly PropertyKey[];
}

/**
 * Returns the addresses in the configuration's HTML. It reports everything in the HTML that would
 * run code, and everything that the content security policy makes browsers refuse.
 */
export async function readHtml(
  parsed: PartialConfig,
  { file, locate, writtenPath }: HtmlPlace,
): Promise<Outcome<ConfiguredHtml>> {
  const fields = htmlFields(parsed).filter(({ html }) => html.includes('<'));
  const value = new Map<string, readonly HtmlAddress[]>();
  if (fields.length === 0) return { value, problems: [] };
  const parser = await import('htmlparser2');
  const { url: origin, security } = parsed;
  const { inlineStyles = false } = security ?? {};
  const policy = { origin: origin ?? '', policy: resolvePolicy(parsed), inlineStyles };
  const problems = fields.flatMap(({ path, html }): readonly Problem[] => {
    const elements = scanHtml(html, parser);
    value.set(html, elements.flatMap(addressesOf));
    const subject = `The HTML of \`${pathText(writtenPath(path))}\` has`;
    return elements.flatMap((element) => {
      const scheme = codeSchemeIn(element);
      // Without `url`, addresses of the site cannot be told from others. The missing `url` is
      // already reported.
      const isChecked = origin !== undefined || addressesOf(element).length === 0;
      const blocked = scheme === null && isChecked ? findBlocked(element.name, valuesOf(element), policy) : [];
      const mistakes: readonly Pick<Problem, 'code' | 'title' | 'hint'>[] =
        scheme === null
          ? blocked.map(({ title, hint }) => ({
              code: 'blocked-content',
              title: `${subject} what browsers refuse. ${title}`,
              hint,
            }))
          : [
              {
                code: 'script-address',
                title: `${subject} an address that begins with \`${scheme}\`, which has no effect here`,
                hint: codeHint,
              },
            ];
      return mistakes.map((mistake) => asProblem({ ...mistake, file, ...locate(path) }));
    });
  });
  return { value, problems: uniqueProblems(problems) };
}

const codeHint = 'Pages do not run code from URLs: name a page, a file or another URL.';
const pictures: ReadonlySet<string> = new Set(['src', 'data']);
const links: ReadonlySet<string> = new Set(['href', 'action', 'formaction', 'xlink:href']);

function codeSchemeIn({ attributes }: HtmlElement): string | null {
  const schemes = attributes.map(({ name, value }) =>
    links.has(name) ? codeScheme(value) : pictures.has(name) ? pictureCodeScheme(value) : null,
  );
  return schemes.find((scheme) => scheme !== null) ?? null;
}

function valuesOf({ attributes }: HtmlElement): Readonly<Record<string, string>> {
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

/** Elements whose addresses are links to pages, except in `src`. All other elements load a file. */
const linkElements: ReadonlySet<string> = new Set(['a', 'area', 'form', 'button', 'input']);

function addressesOf({ name: element, attributes }: HtmlElement): readonly HtmlAddress[] {
  const names = Object.hasOwn(addressAttributes, element) ? (addressAttributes[element] ?? []) : [];
  return attributes
    .filter(({ name }) => names.includes(name))
    .map((attribute) => {
      const isLink = element === 'iframe' || (linkElements.has(element) && attribute.name !== 'src');
      return { ...attribute, kind: isLink ? 'link' : 'file' };
    });
}

function htmlFields({ announcement, collections, footer, navbar }: PartialConfig): readonly HtmlField[] {
  const fields: HtmlField[] = [];
  const add = (path: readonly PropertyKey[], html: LocalizedText) => {
    if (typeof html === 'string') fields.push({ path, html });
    else for (const [locale, text] of Object.entries(html)) fields.push({ path: [...path, locale], html: text });
  };
  for (const { fields: each, path } of listAnnouncements(announcement)) add([...path, 'content'], each.content);
  if (footer?.copyright !== undefined) add(['footer', 'copyright'], footer.copyright);
  const lists = [
    { path: ['footer', 'links'], items: footer?.links ?? [] },
    ...(footer?.columns ?? []).map(({ items }, index) => ({ path: ['footer', 'columns', index, 'items'], items })),
  ];
  for (const { path, items } of lists) {
    for (const [index, item] of items.entries()) if ('html' in item) add([...path, index, 'html'], item.html);
  }
  for (const [index, item] of (navbar?.items ?? []).entries()) {
    const path = ['navbar', 'items', index];
    if ('value' in item) add([...path, 'value'], item.value);
    for (const [place, child] of 'items' in item ? item.items.entries() : [])
      if ('value' in child) add([...path, 'items', place, 'value'], child.value);
  }
  for (const { path, html } of htmlItems(collections, ['collections'])) add(path, html);
  return fields;
}

interface HtmlItem {
  readonly path: readonly PropertyKey[];
  readonly html: LocalizedText;
}

/**
 * Returns the HTML of the items of type `html` anywhere in a value, such as those of sidebars. The
 * types of collections have checked their own fields; here they are only found.
 */
function htmlItems(value: unknown, path: readonly PropertyKey[]): readonly HtmlItem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { data } = htmlItem.safeParse(value);
  if (data) return [{ path: [...path, 'value'], html: data.value }];
  return Object.entries(value).flatMap(([key, child]) =>
    htmlItems(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const htmlItem = z.object({ type: z.literal('html'), value: localizedText });
