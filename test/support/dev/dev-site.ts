import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { startDocsgen } from '../docsgen.ts';
import { type EditedSite, openEditedSite } from '../edits/edited-site.ts';
import { copySite } from '../small-site.ts';

/** `docsgen dev` of a copy of a small site, run as a writer runs it. */
export interface DevSite extends EditedSite {
  /** Scheme, host and port of the last start, without a slash at the end. */
  readonly origin: () => string;
  /** What the terminal has shown since the last start. */
  readonly output: () => string;
  /** Replaces a text that a file has. */
  readonly edit: (file: string, text: string, replacement: string) => void;
  readonly stop: () => Promise<void>;
  /** Starts the server again on the port that it had. */
  readonly startAgain: () => Promise<void>;
}

interface DevSiteOptions {
  /** Folder in `test/sites`. */
  readonly name?: string;
  /** Files that are there before the start, by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the server of a site for one test, at the end of which it must leave at once with status 0. */
export async function startDevSite({ name = 'varied', files = {}, env = {} }: DevSiteOptions = {}): Promise<DevSite> {
  const root = copySite(name);
  const site = openEditedSite(root);
  for (const [file, content] of Object.entries(files)) site.write(file, content);
  let running = await startDev(root, env);
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await running.stop();
  };
  onTestFinished(async () => {
    await stop();
    await rm(root, { recursive: true, force: true });
  });
  return {
    ...site,
    origin: () => running.origin,
    output: () => running.output(),
    edit: (file, text, replacement) => {
      const content = site.read(file);
      if (!content.includes(text)) throw new Error(`${file} has no ${text}`);
      site.write(
        file,
        content.replace(text, () => replacement),
      );
    },
    stop,
    startAgain: async () => {
      running = await startDev(root, env, new URL(running.origin).port);
      isStopped = false;
    },
  };
}

interface RunningCommand {
  readonly origin: string;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts the server on a port, or on the first that is free from 3000 on. */
async function startDev(
  root: string,
  env: Readonly<Record<string, string>>,
  ...port: readonly string[]
): Promise<RunningCommand> {
  const options = ['--host', '127.0.0.1', ...port.flatMap((number) => ['--port', number])];
  const child = startDocsgen(['dev', '--root', root, ...options], env);
  let output = '';
  const status = new Promise<number | null>((done) => child.once('close', done));
  const origin = await new Promise<string>((done, fail) => {
    const read = (text: string) => {
      output += text;
      const [, address] = /Local: +(\S+)/.exec(output) ?? [];
      if (address !== undefined) done(new URL(address).origin);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    void status.then((code) => fail(new Error(`docsgen dev ended with ${code}:\n${output}`)));
  });
  return {
    origin,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await status;
      if (code !== 0) throw new Error(`docsgen dev ended with ${code}:\n${output}`);
    },
  };
}
