import pc from 'picocolors';

/** Prints to standard error that the command waits for another process. */
export function reportWait(folder: string, holder: string): void {
  process.stderr.write(`${pc.yellow(`Another docsgen (${holder}) is at work in ${folder}. Waiting for it to end.`)}\n`);
}
