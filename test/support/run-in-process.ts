import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import type { CommandResult } from './docsgen.ts';

/** The output of one run, instead of a stream of the process. */
class Output extends Writable {
  readonly #parts: string[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#parts.push(chunk.toString());
    done();
  }

  text(): string {
    return this.#parts.join('');
  }
}

interface Streams {
  readonly stdout: Output;
  readonly stderr: Output;
}

/** Several commands may run at once in this process. Each has its own streams. */
const streamsOfRun = new AsyncLocalStorage<Streams>();
for (const name of ['stdout', 'stderr'] as const) {
  const own = process[name];
  Object.defineProperty(process, name, { configurable: true, get: () => streamsOfRun.getStore()?.[name] ?? own });
}

// Tests that replace a module run the sources, because compiled files contain their modules.
const entry = process.env['RUN_SOURCES'] === '1' ? '../../src/cli/run.ts' : '../../dist/cli.js';
const { run }: typeof import('../../src/cli/run.ts') = await import(String(new URL(entry, import.meta.url)));

/** Runs the command line in this process. Returns the exit status and the output. */
export async function runInProcess(args: readonly string[]): Promise<CommandResult> {
  const streams: Streams = { stdout: new Output(), stderr: new Output() };
  const status = await streamsOfRun.run(streams, () => run(args));
  return { status, stdout: streams.stdout.text(), stderr: streams.stderr.text() };
}
