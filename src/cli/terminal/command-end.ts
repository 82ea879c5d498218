import type { ExitCode } from './exit-code.ts';

/** Ends a command that has reported everything itself with an exit code. */
export class CommandEnd extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode) {
    super(`The command ends with the exit code ${exitCode}`);
    this.name = 'CommandEnd';
    this.exitCode = exitCode;
  }
}
