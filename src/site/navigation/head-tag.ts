import { findBlocked } from '../../shared/content-policy.ts';
import type { HeadTag } from '../../shared/head-tag.ts';
import { isExternal } from '../../shared/is-external.ts';
import type { LocaleContext } from '../graph/site.ts';
import { findInside, LinkError, missingPage, resolveFile } from './site-link.ts';

/**
 * Returns a tag with the final address in its `href` or `src`. Throws a `LinkError` for a broken
 * one.
 */
export function resolveTag(context: LocaleContext, tag: HeadTag): HeadTag {
  const name = tag.tag === 'link' ? 'href' : 'src';
  const address = tag.attributes?.[name];
  refuseBlocked(context, tag);
  if (typeof address !== 'string' || isExternal(address) || /^[#?]/.test(address) || address === '') return tag;
  return { ...tag, attributes: { ...tag.attributes, [name]: resolveAddress(context, tag, address) } };
}

function resolveAddress(context: LocaleContext, { tag, attributes }: HeadTag, address: string): string {
  const found = findInside(context, address);
  if (found !== null) return found;
  const isPage = tag === 'link' && /^(?:next|prev|author|help|license|alternate)$/.test(String(attributes?.['rel']));
  if (isPage) throw missingPage(context, address);
  return resolveFile(context, address);
}

/** Throws a `LinkError` for a script or a style sheet that the policy of the pages blocks. */
function refuseBlocked({ site: { config } }: LocaleContext, { tag, attributes = {}, content }: HeadTag): void {
  if (content !== undefined) return;
  const texts = Object.entries(attributes).filter((each): each is [string, string] => typeof each[1] === 'string');
  const policy = { origin: config.url, policy: config.policy, inlineStyles: true };
  const [blocked] = findBlocked(tag, Object.fromEntries(texts), policy);
  if (blocked) throw new LinkError('blocked-content', blocked.title, blocked.hint);
}
