/** A service that counts visits, or a script of the site that may run only with consent. */
export type Service =
  | { readonly type: 'plausible'; readonly host: string; readonly domain: string }
  | { readonly type: 'umami'; readonly host: string; readonly websiteId: string }
  | { readonly type: 'matomo'; readonly url: string; readonly siteId: string; readonly cookies: boolean }
  | { readonly type: 'ga4'; readonly measurementId: string }
  | { readonly type: 'script'; readonly src: string; readonly attributes: Readonly<Record<string, string | boolean>> };

/** Returns whether a service may be loaded only after the reader has consented. */
export function needsConsent(service: Service): boolean {
  switch (service.type) {
    case 'plausible':
    case 'umami':
      return false;
    case 'matomo':
      return service.cookies;
    case 'ga4':
    case 'script':
      return true;
  }
}
