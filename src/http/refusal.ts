/** The answer to a request that the server refuses. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 413 | 414 | 415;
  /** What is wrong with the request and what to do, as plain text. */
  readonly text: string;
  /** Methods that the address accepts, for status 405. */
  readonly allow?: string;
}
