import { baseMeta } from '../../shared/dom.ts';
import { beside } from '../loading/own-address.ts';

/**
 * Returns the base path of the site. For a site that works under any path, it is computed from the
 * address of the early script, which is in `assets/`.
 */
export function siteBase(): string {
  const base = document.querySelector<HTMLMetaElement>(`meta[name=${baseMeta}]`)?.content ?? '/';
  return beside(base === './' ? '..' : base).pathname;
}
