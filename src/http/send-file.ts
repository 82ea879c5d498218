import { type FileHandle, open } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { parseRange } from './byte-range.ts';
import { locateFile } from './locate-file.ts';
import { commonHeaders, contentType, type Exchange, sendText } from './respond.ts';

interface FileAnswer {
  /** The site's folder. */
  readonly root: string;
  /** Relative to it. */
  readonly file: string;
  /** In the output, which tells the type. */
  readonly path: string;
}

/** Answers with a file of the site, or with the part of it that is asked for; 404 if it is not there or lies elsewhere. */
export async function sendFile(exchange: Exchange, { root, file, path }: FileAnswer): Promise<void> {
  const real = await locateFile(root, file);
  if (real === null) return sendText(exchange, 404, 'There is no such file in the folder of the site.');
  const handle = await open(real);
  try {
    await sendOpened(exchange, handle, path);
  } finally {
    await handle.close();
  }
}

async function sendOpened({ request, response }: Exchange, handle: FileHandle, path: string): Promise<void> {
  const { size } = await handle.stat();
  // Nothing that is sent has a mark by which a browser could tell that the rest is of the same file.
  const range = request.headers['if-range'] === undefined ? parseRange(request.headers.range, size) : null;
  const headers: OutgoingHttpHeaders = {
    ...commonHeaders,
    'content-type': contentType(path),
    'accept-ranges': 'bytes',
  };
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const partial = range === null ? {} : { 'content-range': `bytes ${start}-${end}/${size}` };
  response.writeHead(range === null ? 200 : 206, { ...headers, ...partial, 'content-length': end - start + 1 });
  if (request.method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
}
