import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { startDocsgen } from '../docsgen.ts';
import { type EditedSite, openEditedSite, type Snapshot } from '../edits/edited-site.ts';
import { copySite } from '../small-site.ts';
import { findPort } from './find-port.ts';

/** `docsgen dev` for a copy of a small site, run like a writer runs it. */
export interface DevSite extends EditedSite {
  /** Scheme, host and port, without a slash at the end; the same after each start. */
  readonly origin: () => string;
  /** The output of the terminal since the last start. */
  readonly output: () => string;
  /** Replaces a text in a file. */
  readonly edit: (file: string, text: string, replacement: string) => void;
  readonly stop: () => Promise<void>;
  /** Starts the server again on the same port. */
  readonly startAgain: () => Promise<void>;
}

interface DevSiteOptions {
  /** Folder in `test/sites`. */
  readonly name?: string;
  /** Files to write before the start, by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts the server of a site for one test. At its end the server must exit at once with status 0.
 */
export async function startDevSite(options: DevSiteOptions = {}): Promise<DevSite> {
  const { site, close } = await openDevSite(options);
  onTestFinished(close);
  return site;
}

/**
 * Starts the server of a site once for the tests of a file. Each test finds the sources as they
 * were at first: what the one before has changed is put back when its windows are closed, and the
 * server has taken that in. Tests that change the configuration start a server of their own.
 */
export function shareDevSite(options: DevSiteOptions = {}): () => DevSite {
  let opened: OpenedDevSite | undefined;
  let sources: Snapshot;
  let count = 0;
  beforeAll(async () => {
    opened = await openDevSite({ ...options, files: { ...options.files, [signal.file]: signal.text(count) } });
    sources = await opened.site.snapshot();
    await waitForSignal(opened.site, count);
  });
  beforeEach(async () => {
    if (!opened || !(await putBack(opened.site, sources))) return;
    count += 1;
    await giveSignal(opened.site, count);
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('The server has not started.');
    return opened.site;
  };
}

/** Writes what differs, and removes what has come. Returns whether there was anything. */
async function putBack(site: EditedSite, sources: Snapshot): Promise<boolean> {
  const present = await site.files(/./);
  const added = present.filter((file) => !sources.has(file));
  for (const file of added) site.remove(file);
  const changed = [...sources].filter(
    ([file, bytes]) => file !== signal.file && !(present.includes(file) && site.bytes(file).equals(bytes)),
  );
  for (const [file, bytes] of changed) site.write(file, bytes);
  return added.length + changed.length > 0;
}

/**
 * A page beside the others. When the server shows a change of it, it has taken in what was written
 * before. This needs a page that was requested before: of any other, the server reads the file, and
 * takes in that change at once, before those that the watcher has still to report.
 */
const signal = {
  file: 'content/en/pages/signal.md',
  path: '/signal',
  text: (count: number) => `---\nunlisted: true\n---\n\n# Signal ${count}\n`,
};

async function giveSignal(site: DevSite, count: number): Promise<void> {
  site.write(signal.file, signal.text(count));
  await waitForSignal(site, count);
}

async function waitForSignal(site: DevSite, count: number): Promise<void> {
  const shown = async () => (await fetch(site.origin() + signal.path)).text();
  await vi.waitFor(async () => expect(await shown()).toContain(`Signal ${count}`), { timeout: 20_000, interval: 20 });
}

interface OpenedDevSite {
  readonly site: DevSite;
  readonly close: () => Promise<void>;
}

async function openDevSite({ name = 'varied', files = {}, env = {} }: DevSiteOptions): Promise<OpenedDevSite> {
  const root = copySite(name);
  const site = openEditedSite(root);
  for (const [file, content] of Object.entries(files)) site.write(file, content);
  const port = await findPort();
  let running = await startDev(root, port, env);
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await running.stop();
  };
  const close = async () => {
    await stop();
    await rm(root, { recursive: true, force: true });
  };
  const opened: DevSite = {
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
      running = await startDev(root, port, env);
      isStopped = false;
    },
  };
  return { site: opened, close };
}

interface RunningCommand {
  readonly origin: string;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

async function startDev(root: string, port: number, env: Readonly<Record<string, string>>): Promise<RunningCommand> {
  const child = startDocsgen(['dev', '--root', root, '--host', '127.0.0.1', '--port', String(port)], env);
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
