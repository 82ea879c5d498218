/** How links to other sites are checked. */
export interface ExternalFields {
  /**
   * Patterns of addresses that are requested although they belong to examples or to private
   * networks: `['http://intranet.example.com/**']`. Default: none.
   */
  allow?: string[] | undefined;
  /** Patterns of addresses that are never requested. Default: none. */
  deny?: string[] | undefined;
  /**
   * Days for which an answer without a mistake counts, so that it is not requested again. Default:
   * 7.
   */
  maxAge?: number | undefined;
  /** Seconds until a page that does not answer is given up, in all attempts. Default: 20. */
  timeout?: number | undefined;
  /** Number of requests that one host gets at the same time. Default: 2. */
  perHost?: number | undefined;
  /** Number of requests at the same time. Default: 16. */
  concurrency?: number | undefined;
  /**
   * How often a request is repeated that the network or a busy host lets fail. Default: 2.
   */
  retries?: number | undefined;
}
