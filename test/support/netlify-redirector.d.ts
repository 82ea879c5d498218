/** The part of Netlify's redirect engine that tests use. The package has no types. */
declare module 'netlify-redirector' {
  interface Match {
    readonly to: string;
    readonly status: number;
    /** Whether the redirect comes before a file at its address. */
    readonly force: boolean;
  }

  interface Request {
    readonly scheme: string;
    readonly host: string;
    readonly path: string;
    readonly query: string;
    readonly getHeader: () => string;
    readonly getCookie: () => string;
  }

  const redirector: {
    readonly parsePlain: (
      rules: string,
      options: object,
    ) => Promise<{ readonly match: (request: Request) => Match | null }>;
  };
  export default redirector;
}
