import { createHash } from 'node:crypto';
import { isCode } from '../shared/content-policy.ts';
import type { HeadTag } from '../shared/head-tag.ts';

/** Returns the hashes of the inline scripts and styles of some tags, as a policy lists them. */
export function hashesOfTags(tags: readonly HeadTag[]) {
  return {
    scripts: tags.filter((tag) => isScript(tag) && tag.attributes?.['src'] === undefined).map(hashOfTag),
    styles: tags.filter(({ tag }) => tag === 'style').map(hashOfTag),
  };
}

/** Returns whether a tag is a script that runs, and not data such as JSON-LD. */
export function isScript({ tag, attributes }: HeadTag): boolean {
  const type = attributes?.['type'];
  return tag === 'script' && isCode(typeof type === 'string' ? type : undefined);
}

function hashOfTag({ content = '' }: HeadTag): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
