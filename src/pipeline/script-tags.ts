import type { ClientBundle } from '../bundler/bundle-client.ts';
import type { Service } from '../shared/analytics.ts';
import type { HeadTag } from '../shared/head-tag.ts';
import { isExternal } from '../shared/is-external.ts';
import type { PageContext } from '../site/graph/site.ts';
import { resolveFile } from '../site/navigation/site-link.ts';

/**
 * Returns the tags of the scripts that plugins and the site add to a page: those that need no
 * consent, and the script that starts services and asks for consent, if there are any.
 */
export function scriptTags(
  context: PageContext,
  { siteScripts, servicesPath, search }: Pick<ClientBundle, 'siteScripts' | 'servicesPath' | 'search'>,
): readonly HeadTag[] {
  const { config } = context.site;
  const addressOf = (src: string): string => {
    const path = siteScripts[src];
    if (path !== undefined) return context.to.file(path);
    return isExternal(src) ? src : resolveFile(context, src);
  };
  const ofPlugins = config.pluginAssets.flatMap(({ scripts }) =>
    scripts.map((src): HeadTag => ({ tag: 'script', attributes: { defer: true, src: addressOf(src) } })),
  );
  const own = config.scripts.map(({ src, ...script }) => ({ ...script, src: addressOf(src) }));
  const asked = own
    .filter(({ consent }) => consent)
    .map(({ src, attributes }): Service => ({ type: 'script', src, attributes }));
  const services = [...config.services, ...asked];
  const diskPath = search?.diskPath ?? null;
  return [
    ...(diskPath === null
      ? []
      : [{ tag: 'script', attributes: { defer: true, src: context.to.file(diskPath) } } satisfies HeadTag]),
    ...ofPlugins,
    ...own
      .filter(({ consent }) => !consent)
      .map(({ src, attributes }): HeadTag => ({ tag: 'script', attributes: { ...attributes, src } })),
    ...(servicesPath === null ? [] : [servicesTag(context.to.file(servicesPath), services)]),
  ];
}

function servicesTag(src: string, services: readonly Service[]): HeadTag {
  return { tag: 'script', attributes: { defer: true, src, 'data-services': JSON.stringify(services) } };
}
