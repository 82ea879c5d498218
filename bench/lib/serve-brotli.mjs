import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

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
 * Serves a built folder on a free port of the loopback address, as a good host would: Brotli level
 * 11, hashed files cached forever, the policy of the pages as a header. `keepScripts: false`
 * removes the scripts from the pages. Each requested file is compressed once and kept in memory;
 * `warm` does this in advance. `hashed` has the prefixes of the addresses of hashed files.
 */
export async function serveBrotli(folder, { keepScripts = true, hashed = ['/assets/'] } = {}) {
  const answers = new Map();
  const answer = (path) => {
    if (!answers.has(path)) answers.set(path, makeAnswer(folder, path, { keepScripts, hashed }));
    return answers.get(path);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // Browsers request it by themselves. A missing icon is no fault of the page.
    if (pathname === '/favicon.ico')
      return response.writeHead(200, { 'content-type': 'image/x-icon', 'content-length': 0 }).end();
    const found = answer(pathname);
    if (!found) return response.writeHead(404, { 'content-type': 'text/plain', 'content-length': 9 }).end('Not found');
    return response.writeHead(200, found.headers).end(found.body);
  });
  await new Promise((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    warm: (paths) => paths.forEach(answer),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Returns the headers and the compressed body for an address, or null if there is no such file. */
function makeAnswer(folder, path, { keepScripts, hashed }) {
  const file = findFile(folder, decodeURIComponent(path));
  if (file === null) return null;
  const type = types[extname(file)];
  const isPage = extname(file) === '.html';
  const bytes = readFileSync(file);
  const text = isPage && !keepScripts ? withoutScripts(bytes.toString()) : bytes;
  const body = type ? compress(text) : bytes;
  const policy = isPage ? readPolicy(bytes.toString()) : null;
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

/** Returns the file for an address: the file itself, or the index of the folder. */
function findFile(folder, path) {
  const file = join(folder, normalize(path));
  const isFile = (name) => existsSync(name) && statSync(name).isFile();
  return [file, join(file, 'index.html')].find(isFile) ?? null;
}

function compress(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** Removes all scripts and their preloads. */
function withoutScripts(html) {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}

/** Returns the policy in a page's meta element. */
function readPolicy(html) {
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];
  return content?.replaceAll('&#x27;', "'") ?? null;
}
