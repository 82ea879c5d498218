import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listen } from './listen.mjs';

/** @import { OutgoingHttpHeaders } from 'node:http' */

/** @type {Partial<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.mjs': 'text/javascript; charset=utf-8',
};

/**
 * @typedef {object} ServeOptions
 * @property {boolean} keepScripts
 * @property {readonly string[]} hashed
 */

/**
 * Serves a built folder on a free port of the loopback address, as a good host would: Brotli level
 * 11, hashed files cached forever, the policy of the pages as a header. `keepScripts: false`
 * removes the scripts from the pages. Each requested file is compressed once and kept in memory;
 * `warm` does this in advance. `hashed` has the prefixes of the addresses of hashed files.
 *
 * @param {string} folder
 * @param {Partial<ServeOptions>} [options]
 */
export async function serveBrotli(folder, { keepScripts = true, hashed = ['/assets/'] } = {}) {
  /** @type {Map<string, ReturnType<typeof makeAnswer>>} */
  const answers = new Map();
  const answer = (/** @type {string} */ path) => {
    const known = answers.get(path);
    const found = known === undefined ? makeAnswer(folder, path, { keepScripts, hashed }) : known;
    answers.set(path, found);
    return found;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // Browsers request it by themselves. A missing icon is not an error of the page.
    if (pathname === '/favicon.ico')
      return response.writeHead(200, { 'content-type': 'image/x-icon', 'content-length': 0 }).end();
    const found = answer(pathname);
    if (!found) return response.writeHead(404, { 'content-type': 'text/plain', 'content-length': 9 }).end('Not found');
    return response.writeHead(200, found.headers).end(found.body);
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    warm: (/** @type {readonly string[]} */ paths) => paths.forEach(answer),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/**
 * Returns the headers and the compressed body for an address, or null if there is no such file.
 *
 * @param {string} folder
 * @param {string} path
 * @param {ServeOptions} options
 */
function makeAnswer(folder, path, { keepScripts, hashed }) {
  const file = findFile(folder, decodeURIComponent(path));
  if (file === null) return null;
  const type = types[extname(file)];
  const isPage = extname(file) === '.html';
  const bytes = readFileSync(file);
  const text = isPage && !keepScripts ? withoutScripts(bytes.toString()) : bytes;
  const body = type ? compress(text) : bytes;
  const policy = isPage ? readPolicy(bytes.toString()) : null;
  /** @type {OutgoingHttpHeaders} */
  const headers = {
    'content-type': type ?? 'application/octet-stream',
    'content-length': body.length,
    'cache-control': hashed.some((start) => path.startsWith(start))
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...(type && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    ...(policy !== null && { 'content-security-policy': policy }),
  };
  return { headers, body };
}

/**
 * Returns the file for an address: the file itself, or the index of the folder.
 *
 * @param {string} folder
 * @param {string} path
 */
function findFile(folder, path) {
  const file = join(folder, normalize(path));
  const isFile = (/** @type {string} */ name) => existsSync(name) && statSync(name).isFile();
  return [file, join(file, 'index.html')].find(isFile) ?? null;
}

/** @param {string | Buffer} bytes */
function compress(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/**
 * Removes all scripts and their preloads.
 *
 * @param {string} html
 */
function withoutScripts(html) {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}

/**
 * Returns the policy in a page's meta element.
 *
 * @param {string} html
 */
function readPolicy(html) {
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];
  return content?.replaceAll('&#x27;', "'") ?? null;
}
