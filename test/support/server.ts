import { startDocsgen } from './docsgen.ts';

export interface RunningServer {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built folder by `docsgen serve` on a free port of the loopback address. Throws with the
 * output of the command if it ends early.
 */
export async function serveSite(folder: string, base = '/'): Promise<RunningServer> {
  const child = startDocsgen(['serve', '--out', folder, '--base', base, '--host', '127.0.0.1']);
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let output = '';
  const url = await new Promise<URL>((done, fail) => {
    const read = (text: string) => {
      output += text;
      const address = /http:\/\/\S+/.exec(output)?.[0];
      if (address !== undefined) done(new URL(address));
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('error', fail);
    child.once('close', (status) => fail(new Error(`docsgen serve ended with ${status}:\n${output}`)));
  });
  return {
    origin: url.origin,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
