/** Exit codes of the process. */
export const exitCode = {
  done: 0,
  /** The site has errors. */
  siteErrors: 1,
  /** The command line is wrong. */
  usage: 2,
  /** A fault of docsgen itself. */
  fault: 70,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
