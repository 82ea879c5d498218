import { get } from 'node:http';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findProgram, installByApt } from './programs.ts';
import type { RunningServer } from './server.ts';

/** Where a web server gets its files from, and where it may write. */
interface ServerOptions {
  /**
   * The site's folder, with the files of `docsgen init --ci nginx,caddy` and a built site in it.
   */
  readonly root: string;
  /** The block of the site, as those files have it. Default: what they contain. */
  readonly block?: string;
  /** The folder that is served. Default: `build` in the site's folder. */
  readonly served?: string;
  /** An empty folder for the server's own files. */
  readonly folder: string;
}

/** A web server that serves a site with the file that `docsgen init` writes for it. */
export interface WebServer {
  readonly name: string;
  /** Starts the server. It listens when the promise is fulfilled. */
  readonly start: (options: ServerOptions) => Promise<RunningServer>;
}

const nginx: WebServer = {
  name: 'nginx',
  start: async ({ root, folder, served = join(root, 'build'), block }) => {
    const port = await findPort();
    const site = (block ?? readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace(/^.*listen \[::\].*\n/m, '')
      .replace('root /srv/docs', `root ${served}`);
    const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const folders = names.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
    // Its workers are another user otherwise, who cannot read temporary folders.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const around = `${user}
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${folders}
${site}}
`;
    writeFileSync(join(folder, 'nginx.conf'), around);
    // The command ends when the server listens.
    await run('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]);
    return running(port, join(folder, 'pid'));
  },
};

const caddy: WebServer = {
  name: 'caddy',
  start: async ({ root, folder, served = join(root, 'build'), block }) => {
    const port = await findPort();
    const site = (block ?? readFileSync(join(root, 'deploy/Caddyfile'), 'utf8'))
      .replace('docs.example.com {', `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`)
      .replace('root * /srv/docs', `root * ${served}`);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    // The command ends when the server listens.
    await run('caddy', ['start', '--config', file, '--adapter', 'caddyfile', '--pidfile', join(folder, 'pid')], env);
    return running(port, join(folder, 'pid'));
  },
};

/** The servers for which `docsgen init` writes a file. */
export const webServers = [nginx, caddy];

/** Returns whether the program of a server is installed. */
export function isInstalled({ name }: WebServer): boolean {
  return findProgram([name]) !== null;
}

/**
 * Runs a command that leaves a server behind. The server would keep pipes open that it inherits, so
 * it gets none.
 */
function run(program: string, args: readonly string[], env = process.env): Promise<void> {
  const child = spawn(program, args, { env, stdio: 'ignore' });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (status) => (status === 0 ? done() : fail(new Error(`${program} ended with ${status}`))));
  });
}

async function running(port: number, pidFile: string): Promise<RunningServer> {
  // Caddy writes the file a moment after it listens.
  while (!existsSync(pidFile)) await new Promise((done) => setTimeout(done, 20));
  const id = Number(readFileSync(pidFile, 'utf8'));
  return { origin: `http://127.0.0.1:${port}`, close: () => Promise.resolve(void process.kill(id)) };
}

/** Returns a port that nothing listens on. Neither server can say which one it has taken itself. */
function findPort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

/** An answer of a server, as it came. */
export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/**
 * Asks a server for a path. `fetch` would normalize the address, and follow redirects.
 */
export async function askRaw(origin: string, path: string, encoding = 'identity'): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    get({ hostname, port, path, headers: { 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
      response.on('error', fail);
    }).on('error', fail);
  });
}

/** Installs the web servers that this computer lacks, if it may. */
export async function installWebServers(): Promise<void> {
  const lacking = webServers.filter((server) => !isInstalled(server)).map(({ name }) => name);
  if (lacking.length > 0) await installByApt(lacking);
}
