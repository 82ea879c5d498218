import type { ConfiguredText } from '../../config/map-texts.ts';
import { isRecord } from '../../shared/is-record.ts';

/** Returns where readers see a text of the configuration: `navbar, link to /pricing`. */
export function describeText({ path, holder }: Pick<ConfiguredText, 'path' | 'holder'>): string {
  const names = path.map(String);
  const [first = '', second = ''] = names;
  const top = topTexts[first];
  if (top !== undefined && names.length === 1) return top;
  if (first === 'markdown') return second === 'variables' ? `variable ${names[2]}` : `title of :::${names[2]}`;
  const area = first === 'collections' ? describeCollection(names) : (areas[first] ?? first);
  return `${area}, ${describeRole(names.at(-1) ?? '', holder, names.length === 2)}`;
}

const topTexts: Readonly<Record<string, string>> = {
  title: 'title of the site',
  titleTemplate: 'titles in browser tabs',
  tagline: 'tagline of the site',
};

const areas: Readonly<Record<string, string>> = {
  announcement: 'announcement bar',
  consent: 'consent bar',
  pageDetails: 'actions of a page',
};

function describeCollection([, key = '', part = '', name = '']: readonly string[]): string {
  if (part === 'versions') return `versions of ${key}`;
  if (part === 'sidebars') return `sidebar ${name} of ${key}`;
  return part === 'sidebarTabs' ? `tabs above the sidebar of ${key}` : `collection ${key}`;
}

/** Names of the fields that hold what a text leads to. */
const targets = ['to', 'href', 'doc', 'sidebar', 'collection'];

function describeRole(field: string, holder: unknown, isOfArea: boolean): string {
  if (field === 'html' || field === 'value' || field === 'content') return 'HTML';
  if (field === 'alt') return 'alternative text of the logo';
  if (!isRecord(holder)) return field;
  // The title of the navbar itself is none of a menu.
  if (Array.isArray(holder['items']) && !isOfArea)
    return field === 'label' || field === 'title' ? 'menu or group' : field;
  const target = targets.map((name) => holder[name]).find((value) => typeof value === 'string');
  if (field === 'label' && target !== undefined) return `link to ${target}`;
  return typeof holder['name'] === 'string' ? `${field} of ${holder['name']}` : field;
}
