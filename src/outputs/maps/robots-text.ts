import type { Config } from '../../config/config.ts';
import { servedBase } from '../../site/graph/address.ts';
import { hasMaps, mapIndexFile } from '../../site/maps/site-maps.ts';
import { absoluteFileUrl } from '../../site/graph/absolute-url.ts';

type RobotsConfig = Pick<Config, 'url' | 'base' | 'trailingSlash' | 'noIndex' | 'sitemap'>;

/**
 * Returns the text of `robots.txt`; null if there is nothing to say. Crawlers read it at the root
 * of a host only, so that of a site below another path says where its lines belong.
 */
export function robotsText(site: { readonly config: RobotsConfig }): string | null {
  const { config } = site;
  const base = servedBase(config);
  const isRefused = config.noIndex;
  if (!isRefused && !hasMaps(site)) return null;
  const elsewhere = [
    `# Crawlers read this only at the root of a host. Add these lines to ${config.url}/robots.txt:`,
    '',
  ];
  const rules = ['User-agent: *', isRefused ? `Disallow: ${base}` : 'Disallow:'];
  const map = hasMaps(site) ? ['', `Sitemap: ${absoluteFileUrl(site, mapIndexFile)}`] : [];
  return `${[...(base === '/' ? [] : elsewhere), ...rules, ...map].join('\n')}\n`;
}
