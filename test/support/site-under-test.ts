/** One build of the real site: its folder and its address. */
export interface SiteUnderTest {
  readonly folder: string;
  readonly base: string;
  readonly origin: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The real site as it is configured. */
    readonly plainSite: SiteUnderTest;
    /** The same site built for a path below the root of its host. */
    readonly nestedSite: SiteUnderTest;
    readonly browserEndpoint: string;
    /** A folder for what the files of tests share; it is removed after the run. */
    readonly sharedFolder: string;
  }
}
