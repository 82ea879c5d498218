import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pc from 'picocolors';
import type { Config } from '../../config/config.ts';
import { servedBase } from '../../site/graph/address.ts';

/** Where a published branch is served, and what the site must say to be right there. */
export interface ServedAddress {
  /** Address with a slash at the end; null if nobody but the host knows it. */
  readonly address: string | null;
  /** What `base` of the configuration must be there, if it is something else. */
  readonly base: string | null;
}

interface Publication {
  /** The folder that is published. */
  readonly folder: string;
  /** Address of the git remote. */
  readonly remote: string;
  /** Null if only the folder is known. */
  readonly config: Pick<Config, 'url' | 'base'> | null;
}

/** Returns where the host of a git remote serves a branch with this folder. */
export function servedAddress({ folder, remote, config }: Publication): ServedAddress {
  const domain = ownDomain(folder);
  const address = domain === null ? gitHubAddress(remote) : `https://${domain}/`;
  if (address === null || config === null || config.base === './') return { address, base: null };
  const { pathname } = new URL(address);
  return { address, base: pathname === servedBase(config) ? null : pathname };
}

/** Returns what to tell about the address of a published site. */
export function addressText({ config, ...publication }: Publication): string {
  const { address, base } = servedAddress({ config, ...publication });
  const built = config && config.url + servedBase(config);
  if (address === null) return built === null ? '' : pc.dim(`  Built for ${built}\n`);
  const there = pc.dim(`  GitHub Pages serves this branch at ${address}\n`);
  if (config === null || built === address) return there;
  const wrong = [
    ...(new URL(address).origin === config.url.toLowerCase() ? [] : [`url: '${new URL(address).origin}'`]),
    ...(base === null ? [] : [`base: '${base}'`]),
  ];
  if (wrong.length === 0) return there;
  const remedy = `write ${wrong.map((field) => `\`${field}\``).join(' and ')}`;
  const { host } = new URL(config.url);
  const mayBeOwn = ownDomain(publication.folder) === null && !host.endsWith('.github.io');
  const other = mayBeOwn ? `, or \`${host}\` into static/CNAME if that is its domain` : '';
  return `${there}${pc.yellow('!')} The site is built for ${built}: ${remedy} in its configuration${other}\n`;
}

/** Returns the domain that a built site asks for. */
function ownDomain(folder: string): string | null {
  const file = join(folder, 'CNAME');
  const domain = existsSync(file) ? readFileSync(file, 'utf8').trim().toLowerCase() : '';
  return /^[a-z\d.-]+$/.test(domain) ? domain : null;
}

/** Returns the address of GitHub Pages for a repository there; null for another remote. */
function gitHubAddress(remote: string): string | null {
  const [, owner = '', name = ''] =
    /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?(?:www\.|ssh\.)?github\.com(?::\d+\/|[:/])([^/]+)\/([^/]+?)(?:\.git)?\/?$/i.exec(
      remote,
    ) ?? [];
  if (name === '') return null;
  const domain = `${owner.toLowerCase()}.github.io`;
  return `https://${domain}/${name.toLowerCase() === domain ? '' : `${name}/`}`;
}
