import { lookup } from 'node:dns';
import { setTimeout } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Config } from '../../config/config.ts';
import type { Problem } from '../../shared/problem.ts';
import { packageVersion } from '../../system/package-version.ts';
import { createPatterns } from './address-patterns.ts';
import { createPublicHosts } from './is-public-host.ts';
import { type LinkedPage, listPages } from './linked-pages.ts';
import { openLinkCache } from './link-cache.ts';
import { type LinkPlace, problemOf } from './link-problems.ts';
import { offlineProblem } from './offline-problem.ts';
import type { LookUpHost } from './request-page.ts';
import { type PageState, visitPage, type VisitTools } from './visit-page.ts';

export interface ExternalCheck {
  /** Absolute addresses with their fragments, and where each is linked to. */
  readonly links: ReadonlyMap<string, readonly LinkPlace[]>;
  readonly config: Pick<Config, 'check'>;
  /** Absolute path of the folder that keeps answers between runs. */
  readonly cacheFolder: string;
  /** Is called with the number of pages that have been checked. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Returns the milliseconds since 1970. */
  readonly now?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
  readonly lookUpHost?: LookUpHost;
}

const day = 86_400_000;
/** In milliseconds, after each page of a host. */
const courtesy = 100;

/**
 * Requests the pages of other sites that a site links to, and returns what is wrong with the links.
 * A page that has answered lately is not requested again.
 */
export async function checkExternal(check: ExternalCheck): Promise<readonly Problem[]> {
  const { links, cacheFolder, onProgress, now = Date.now, sleep = setTimeout, lookUpHost = lookup } = check;
  const { allow, deny, maxAge, timeout, perHost, concurrency, retries } = check.config.check.external;
  const filter = createFilter(allow, deny);
  const pages = listPages(links, filter.mayRequest);
  const cache = await openLinkCache({ folder: cacheFolder, now, maxAge: maxAge * day });
  const all = new PQueue({ concurrency });
  const tools: VisitTools = {
    ...filter,
    lookUpHost,
    now,
    timeout: timeout * 1000,
    retries,
    userAgent: `docsgen/${packageVersion()} (checks links)`,
    sleep: async (milliseconds) => void (await sleep(milliseconds)),
    inTurn: (request) => all.add(request),
  };
  const hosts = new Map<string, PQueue>();
  const failed = new Map<string, PageState>();
  const answering = new Set<string>();
  let done = 0;
  const visit = async ({ page, host, anchors }: LinkedPage): Promise<PageState> => {
    const known = cache.get(page, anchors) ?? failed.get(host);
    if (known) return known;
    const visited = await visitPage(page, anchors, tools);
    const state = answering.has(host) ? visited : ofSilentHost(visited);
    cache.set(page, anchors, state);
    if (state.type === 'answers' || !state.isOfHost) answering.add(host);
    else failed.set(host, state);
    await tools.sleep(courtesy);
    return state;
  };
  const visited = await Promise.all(
    pages.map(async (page) => {
      const queue = hosts.get(page.host) ?? new PQueue({ concurrency: perHost });
      hosts.set(page.host, queue);
      const state = await queue.add(() => visit(page));
      done += 1;
      onProgress?.(done, pages.length);
      return { ...page, state };
    }),
  );
  await cache.write();
  const offline = offlineProblem(visited);
  if (offline) return [offline];
  return visited.flatMap(({ page, links: own, state }) =>
    own.flatMap((link) => problemOf({ ...link, page, state }) ?? []),
  );
}

/** Returns what is known of a page whose host has not answered before. */
function ofSilentHost(state: PageState): PageState {
  if (state.type === 'answers' || !state.isTimeout) return state;
  return { ...state, what: 'its host does not respond', isOfHost: true };
}

/** Returns which addresses may be requested, and which addresses their hosts may lead to. */
function createFilter(
  allow: readonly string[],
  deny: readonly string[],
): Pick<VisitTools, 'mayRequest' | 'mayConnect'> {
  const [isAllowed, isDenied, publicHosts] = [createPatterns(allow), createPatterns(deny), createPublicHosts()];
  return {
    mayRequest: ({ protocol, hostname, href }) => {
      if (!['http:', 'https:'].includes(protocol) || isDenied(href)) return false;
      return publicHosts.hasHost(hostname) || isAllowed(href);
    },
    mayConnect: ({ href }, address) => publicHosts.hasAddress(address) || isAllowed(href),
  };
}
