/** Exit codes of the process. */
export const exitCode = {
  /** Done. There may be warnings. */
  done: 0,
  /** The site has errors, or the command cannot do its job. */
  siteErrors: 1,
  /**
   * The command line is wrong: an unknown command or option, a missing argument, or a value that
   * does not fit the site.
   */
  usage: 2,
  /** docsgen itself has a bug. */
  fault: 70,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
