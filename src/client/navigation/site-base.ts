import { baseMeta } from '../../shared/dom.ts';
import { beside } from '../loading/own-address.ts';

/** Returns the path under which the site is served. A site that works under any path is found by its scripts, which lie in `assets/`. */
export function siteBase(): string {
  const base = document.querySelector<HTMLMetaElement>(`meta[name=${baseMeta}]`)?.content ?? '/';
  return beside(base === './' ? '..' : base).pathname;
}
