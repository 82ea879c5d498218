/** Why a request is not answered. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 413 | 414 | 415;
  /** What is wrong with the request and what to do, as plain text. */
  readonly text: string;
  /** The methods that the address takes, where that is what is wrong. */
  readonly allow?: string;
}
