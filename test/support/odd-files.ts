import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a FIFO. A program that opens it waits forever, because nothing writes to it. */
export function makeFifo(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  execFileSync('mkfifo', [path]);
}

/** Makes a socket. It is removed at the end of the test. */
export async function makeSocket(path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const server = createServer();
  await new Promise<void>((done, fail) => void server.on('error', fail).listen(path, done));
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
}

/** Makes a link with this target, relative to its folder. */
export function makeLink(path: string, target: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** Writes a file and creates its folders. */
export function makeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes a file whose name begins with some text and ends with a byte that is not UTF-8. */
export function makeLatinFile(folder: string, start: string, end: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(Buffer.concat([Buffer.from(join(folder, start)), Buffer.from([0xe9]), Buffer.from(end)]), '# x\n');
}
