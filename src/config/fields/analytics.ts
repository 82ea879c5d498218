/**
 * Services that count visits. A page view is sent when a page is shown, also after navigation
 * without a reload. Their hosts are added to the content policy.
 */
export interface AnalyticsFields {
  /** Plausible, which needs no consent. */
  plausible?: PlausibleFields | undefined;
  /** Umami, which needs no consent. */
  umami?: UmamiFields | undefined;
  /** Matomo. With `cookies` it is loaded only after the reader has consented. */
  matomo?: MatomoFields | undefined;
  /** Google Analytics 4. It is loaded only after the reader has consented. */
  ga4?: Ga4Fields | undefined;
}

/** Plausible Analytics. */
export interface PlausibleFields {
  /** The site's name in Plausible: `docs.example.com`. */
  domain: string;
  /** Origin of your own instance. Default: `https://plausible.io`. */
  host?: string | undefined;
}

/** Umami. */
export interface UmamiFields {
  /** The site's id in Umami. */
  websiteId: string;
  /** Origin of your own instance. Default: Umami Cloud. */
  host?: string | undefined;
}

/** Matomo. */
export interface MatomoFields {
  /** URL of the instance, up to `matomo.php`: `https://example.matomo.cloud/`. */
  url: string;
  /** The site's id in Matomo: `'1'`. */
  siteId: string;
  /** Recognize readers with cookies. Default: false. */
  cookies?: boolean | undefined;
}

/** Google Analytics 4. */
export interface Ga4Fields {
  /** Id of the data stream: `G-XXXXXXXXXX`. */
  measurementId: string;
}
