import pc from 'picocolors';

/** Says on standard error whom a command waits for. */
export function sayWait(folder: string, holder: string): void {
  process.stderr.write(`${pc.yellow(`Another docsgen (${holder}) is at work in ${folder}. Waiting for it to end.`)}\n`);
}
