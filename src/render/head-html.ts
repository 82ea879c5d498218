import { escapeValue } from '../shared/escape.ts';
import type { HeadTag } from '../shared/head-tag.ts';

/** Returns the HTML of tags, with escaped attributes. Scripts and styles keep their text. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ tag, attributes = {}, content = '' }) => {
      const written = Object.entries(attributes).map(([name, value]) => attributeHtml(name, value));
      const end = tag === 'script' || tag === 'style' ? `${content}</${tag}>` : '';
      return `<${tag}${written.join('')}>${end}`;
    })
    .join('');
}

/** Returns an attribute with a space before it; nothing for one that is false. */
export function attributeHtml(name: string, value: string | boolean): string {
  if (value === false) return '';
  return value === true ? ` ${name}` : ` ${name}="${escapeValue(value)}"`;
}
