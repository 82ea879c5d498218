import { spawn } from 'node:child_process';

/** Opens an address in the browser of whoever sits there. Rejects if the system has no command for it, or none that can. */
export function openBrowser(url: string): Promise<void> {
  const [command, ...args] = commandFor(process.platform, url);
  return new Promise((done, fail) => {
    // The browser outlives docsgen, and says nothing in its terminal.
    const child = spawn(command, args, { stdio: 'ignore', detached: true });
    child
      .once('error', fail)
      .once('exit', (code) => (code === 0 ? done() : fail(new Error(`${command} ended with ${code}`))));
    child.unref();
  });
}

/** Returns the command that opens an address on a system, with its arguments. */
export function commandFor(platform: NodeJS.Platform, url: string): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open', url];
  // `start` is part of the shell, which would read an address; this is the program behind it.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  return ['xdg-open', url];
}
