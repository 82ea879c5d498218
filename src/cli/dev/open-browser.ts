import { spawn } from 'node:child_process';

/**
 * Opens a URL in the user's default browser. Rejects if the system has no command for this, or if
 * the command fails.
 */
export function openBrowser(url: string): Promise<void> {
  const [command, ...args] = commandFor(process.platform, url);
  return new Promise((done, fail) => {
    // The browser keeps running after docsgen exits, and must not write to this terminal.
    const child = spawn(command, args, { stdio: 'ignore', detached: true });
    child
      .once('error', fail)
      .once('exit', (code) => (code === 0 ? done() : fail(new Error(`${command} ended with ${code}`))));
    child.unref();
  });
}

/** Returns the command that opens a URL on a platform, with its arguments. */
export function commandFor(platform: NodeJS.Platform, url: string): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open', url];
  // `start` is a shell command, and the shell would interpret characters of the URL. This program
  // does the same without a shell.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  return ['xdg-open', url];
}
