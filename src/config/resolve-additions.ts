import { createHash } from 'node:crypto';
import { needsConsent, type Service } from '../shared/analytics.ts';
import { isExternal } from '../shared/is-external.ts';
import { type PolicyAdditions, policyDirectives } from '../shared/policy-sources.ts';
import type { PageAdditions, ScriptConfig, StorageConfig } from './config.ts';
import type { AnalyticsFields } from './fields/analytics.ts';
import type { ScriptFields } from './fields/scripts.ts';
import type { SearchFields } from './fields/site-config.ts';
import type { PartialConfig } from './schema/site-config.ts';

/** Returns what a site adds to its pages, with all defaults filled in. */
export function resolveAdditions(parsed: Omit<PartialConfig, 'frontMatter'>): PageAdditions {
  const { head = [], styles = [], analytics = {} } = parsed;
  const services = resolveServices(analytics);
  const scripts = (parsed.scripts ?? []).map(resolveScript);
  return {
    head,
    styles: typeof styles === 'string' ? [styles] : styles,
    font: parsed.font ?? null,
    scripts,
    services,
    asksConsent: services.some(needsConsent) || scripts.some(({ consent }) => consent),
    privacyLink: parsed.consent?.privacy ?? null,
    policy: resolvePolicy(parsed),
    storage: resolveStorage(parsed),
  };
}

/**
 * Returns the sources that a site adds to its policy: those of `policy`, and those that the search,
 * the scripts and the services need.
 */
export function resolvePolicy({ policy = {}, search, scripts = [], analytics = {} }: PartialConfig): PolicyAdditions {
  const needed: readonly PolicyAdditions[] = [
    { 'connect-src': search ? searchSources(search) : [] },
    policy,
    { 'script-src': scripts.map(resolveScript).flatMap(({ src }) => (isExternal(src) ? [new URL(src).origin] : [])) },
    ...resolveServices(analytics).map(sourcesOfService),
  ];
  return Object.fromEntries(
    policyDirectives.flatMap((directive) => {
      const sources = new Set(needed.flatMap((additions) => additions[directive] ?? []));
      return sources.size === 0 ? [] : [[directive, [...sources]]];
    }),
  );
}

function searchSources({ connect = [], reportEmpty = '' }: SearchFields): readonly string[] {
  return isExternal(reportEmpty) ? [...connect, new URL(reportEmpty).origin] : connect;
}

function resolveScript(script: string | ScriptFields): ScriptConfig {
  if (typeof script === 'string') return { src: script, consent: false, attributes: { defer: true } };
  const { src, async = false, defer = !async, type, attributes = {}, consent = false } = script;
  const own = { ...(async ? { async } : {}), ...(defer ? { defer } : {}), ...(type === undefined ? {} : { type }) };
  return { src, consent, attributes: { ...own, ...attributes } };
}

const umamiCloud = 'https://cloud.umami.is';

function resolveServices({ plausible, umami, matomo, ga4 }: AnalyticsFields): readonly Service[] {
  const services: Service[] = [];
  if (plausible)
    services.push({ type: 'plausible', domain: plausible.domain, host: hostOf(plausible, 'https://plausible.io') });
  if (umami) services.push({ type: 'umami', websiteId: umami.websiteId, host: hostOf(umami, umamiCloud) });
  if (matomo) {
    const { url, siteId, cookies = false } = matomo;
    services.push({ type: 'matomo', url: url.endsWith('/') ? url : `${url}/`, siteId, cookies });
  }
  if (ga4) services.push({ type: 'ga4', measurementId: ga4.measurementId });
  return services;
}

function hostOf({ host }: { readonly host?: string | undefined }, cloud: string): string {
  return (host ?? cloud).replace(/\/$/, '');
}

/** Returns the sources that a service loads its script from and sends to. */
function sourcesOfService(service: Service): PolicyAdditions {
  switch (service.type) {
    case 'plausible':
      return { 'script-src': [service.host], 'connect-src': [service.host] };
    case 'umami':
      return {
        'script-src': [service.host],
        'connect-src': service.host === umamiCloud ? ['https://*.umami.is', 'https://*.umami.dev'] : [service.host],
      };
    case 'matomo': {
      const { origin } = new URL(service.url);
      return { 'script-src': [origin], 'connect-src': [origin] };
    }
    case 'ga4':
      return {
        'script-src': ['https://www.googletagmanager.com'],
        'connect-src': [
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ],
      };
    case 'script':
      return {};
  }
}

function resolveStorage({ url = '', base = '/', storage = {} }: PartialConfig): StorageConfig {
  return { type: storage.type ?? 'local', namespace: storage.namespace ?? storageNamespace(url, base) };
}

/**
 * Returns the default namespace of the stored values of a site. It does not depend on the machine.
 */
export function storageNamespace(url: string, base: string): string {
  const place = `${url.replace(/\/$/, '')} ${base}`;
  return `docsgen-${createHash('sha256').update(place).digest('hex').slice(0, 6)}`;
}
