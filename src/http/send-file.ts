import { type FileHandle, open } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { parseRange } from './byte-range.ts';
import { evaluateConditions, mayContinue } from './conditions.ts';
import { locateFile } from './locate-file.ts';
import { commonHeaders, contentType, type Exchange } from './respond.ts';
import { isCode } from '../system/error-code.ts';

interface FileAnswer {
  /** The folder whose files may be sent. */
  readonly root: string;
  /** Path of the file, relative to `root`. */
  readonly file: string;
  /** Path whose extension gives the content type. */
  readonly path: string;
  /** Added to the common headers. */
  readonly headers?: OutgoingHttpHeaders;
  /**
   * For a file that is sent in place of a missing one. Conditional headers and ranges are ignored
   * then.
   */
  readonly status?: 404;
}

/**
 * Sends a file, or the range of it that is requested. Returns false, and sends nothing, if the file
 * is missing or outside `root`.
 */
export async function sendFile(exchange: Exchange, answer: FileAnswer): Promise<boolean> {
  const real = await locateFile(answer.root, answer.file);
  const handle = real && (await openIfThere(real));
  if (!handle) return false;
  try {
    await sendOpened(exchange, handle, answer);
    return true;
  } finally {
    await handle.close();
  }
}

async function sendOpened(exchange: Exchange, handle: FileHandle, answer: FileAnswer): Promise<void> {
  const { request, response } = exchange;
  const { size, ino, ctimeMs, mtimeMs } = await handle.stat();
  const headers = { ...commonHeaders, 'content-type': contentType(answer.path), ...answer.headers };
  if (answer.status !== undefined) {
    response.writeHead(answer.status, { ...headers, 'content-length': size });
    return sendBytes(exchange, handle, { start: 0, end: size - 1 });
  }
  const etag = `"${[ino, size, Math.trunc(ctimeMs * 1000)].map((number) => number.toString(36)).join('-')}"`;
  const validators = { etag, modifiedMs: mtimeMs };
  const marks = { etag, 'last-modified': new Date(mtimeMs).toUTCString(), 'accept-ranges': 'bytes' };
  const ending = evaluateConditions(request.headers, validators);
  if (ending !== null) {
    response.writeHead(ending, { ...headers, ...marks }).end();
    return;
  }
  const isPartial = request.method === 'GET' && mayContinue(request.headers['if-range'], validators);
  const range = isPartial ? parseRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, ...marks, 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const part = range === null ? {} : { 'content-range': `bytes ${start}-${end}/${size}` };
  response.writeHead(range === null ? 200 : 206, { ...headers, ...marks, ...part, 'content-length': end - start + 1 });
  await sendBytes(exchange, handle, { start, end });
}

interface Bytes {
  readonly start: number;
  /** The last byte; smaller than `start` for an empty range. */
  readonly end: number;
}

async function sendBytes({ request, response }: Exchange, handle: FileHandle, { start, end }: Bytes): Promise<void> {
  if (request.method === 'HEAD' || end < start) {
    response.end();
    return;
  }
  const stream = handle.createReadStream({ start, end, autoClose: false });
  await pipeline(stream, response, { end: false });
  // If the file was truncated meanwhile, abort the connection, so that the client does not take
  // this for a complete answer.
  if (stream.bytesRead === end - start + 1) response.end();
  else response.destroy();
}

/** Returns null for a file that is not readable, or that was removed since it was located. */
async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (isCode(error, 'EACCES', 'EPERM', 'ENOENT')) return null;
    throw error;
  }
}
