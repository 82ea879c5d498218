/** How links to other sites are checked. */
export interface ExternalFields {
  /**
   * Patterns of URLs that are requested although they are examples or in private networks:
   * `['http://intranet.example.com/**']`. Default: none.
   */
  allow?: string[] | undefined;
  /** Patterns of URLs that are never requested. Default: none. */
  deny?: string[] | undefined;
  /**
   * Days for which a good response counts, so that the URL is not requested again. Default:
   * 7.
   */
  maxAge?: number | undefined;
  /**
   * Seconds after which a page that does not respond is given up, over all attempts. Default: 20.
   */
  timeout?: number | undefined;
  /** Number of simultaneous requests to one host. Default: 2. */
  perHost?: number | undefined;
  /** Number of simultaneous requests. Default: 16. */
  concurrency?: number | undefined;
  /**
   * How often a request is retried if it fails because of the network or a busy host. Default: 2.
   */
  retries?: number | undefined;
}
