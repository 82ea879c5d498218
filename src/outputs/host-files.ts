import type { HostName } from '../config/fields/redirects.ts';
import { type GeneratedFile, type GeneratedFilesInput, textFile } from './generated-file.ts';
import { caddyFile } from './hosts/caddy.ts';
import { createHostRules, type HostRules } from './hosts/host-rules.ts';
import { nginxFile } from './hosts/nginx.ts';
import { cloudflareRedirects, headersFile, netlifyRedirects, vercelFile } from './hosts/redirect-files.ts';

type WriteFile = (rules: HostRules) => string;

/** The files of each host, with what writes them. */
const filesOf: Readonly<Record<HostName, Readonly<Record<string, WriteFile>>>> = {
  netlify: { _redirects: netlifyRedirects, _headers: headersFile },
  cloudflare: { _redirects: cloudflareRedirects, _headers: headersFile },
  vercel: { 'vercel.json': vercelFile },
  'github-pages': { '.nojekyll': () => '' },
  nginx: { '.hosts/nginx.conf': nginxFile },
  caddy: { '.hosts/Caddyfile': caddyFile },
};

/** Yields the files that the configured hosts read. None of them is a page. */
export function* hostFiles({ site }: Pick<GeneratedFilesInput, 'site'>): Generator<GeneratedFile> {
  for (const host of site.config.hosts) {
    for (const [path, write] of Object.entries(filesOf[host])) {
      // An empty file of the site does the same.
      if (path === '.nojekyll' && site.staticFiles.has(path)) continue;
      yield textFile(path, null, () => write(createHostRules(site)));
    }
  }
}
