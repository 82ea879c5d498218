import { once } from 'node:events';

/**
 * Opens a URL in the user's default browser. Rejects if the system has no command for this, or if
 * the command fails.
 */
export async function openBrowser(url: string): Promise<void> {
  const { default: open } = await import('open');
  const opener = await open(url);
  // The command ends once it has handed over the URL; the browser keeps running.
  if (opener.exitCode === null) await once(opener, 'exit');
  if (opener.exitCode !== 0) throw new Error(`${opener.spawnfile} ended with ${opener.exitCode}`);
}
