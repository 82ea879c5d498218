/**
 * A component was used incorrectly. The message says how, and the hint says what to write instead.
 */
export class UsageError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = 'UsageError';
    this.hint = hint;
  }
}
