import { createCookies } from './chain-cookies.ts';
import { findAnchors, type FoundAnchors } from './find-anchors.ts';
import { type LookUpHost, type PageResponse, requestPage, WithheldAddress } from './request-page.ts';
import { readRetryAfter } from './retry-after.ts';
import { withoutUser } from './without-user.ts';

/** Where an address led. */
export type Landing =
  | LandedPage
  /** The redirects are wrong. */
  | { readonly type: 'lost'; readonly how: string }
  /** It, or a redirect, leads to an address that is not requested. */
  | { readonly type: 'withheld' }
  | { readonly type: 'failed'; readonly error: unknown };

/** The response at the end of all redirects. */
export interface LandedPage {
  readonly type: 'response';
  readonly status: number;
  /** In milliseconds; null if the server does not ask to wait. */
  readonly retryAfter: number | null;
  /**
   * The address that the page has for good, without the fragment that was asked for; null if it is
   * the same.
   */
  readonly movedTo: string | null;
  /** Null if they were not asked for, or if nobody can know. */
  readonly anchors: FoundAnchors | null;
}

export interface FollowOptions {
  readonly method: 'HEAD' | 'GET';
  /** Ids to look for. */
  readonly anchors: readonly string[];
  /** In milliseconds, for all redirects together. */
  readonly timeout: number;
  readonly mayRequest: (url: URL) => boolean;
  /** Judges an address that the name of the host leads to. */
  readonly mayConnect: (url: URL, address: string) => boolean;
  readonly lookUpHost: LookUpHost;
  readonly userAgent: string;
  readonly now: () => number;
}

const mostRedirects = 10;

/** Requests an address and follows its redirects. Never sends anything that identifies the user. */
export async function followAddress(address: string, options: FollowOptions): Promise<Landing> {
  const signal = AbortSignal.timeout(options.timeout);
  const cookies = createCookies();
  const visited = new Set<string>();
  let url = new URL(address);
  let [movedTo, isPermanent]: [string | null, boolean] = [null, true];
  try {
    for (;;) {
      const cookie = cookies.headerFor(url);
      const visit = `${url.href} ${cookie}`;
      if (visited.has(visit)) return { type: 'lost', how: 'its redirects form a loop' };
      if (visited.size > mostRedirects) return { type: 'lost', how: `it redirects more than ${mostRedirects} times` };
      visited.add(visit);
      const response = await request(url, { ...options, cookie, signal });
      const location = redirects.has(response.status) ? response.headers.location : undefined;
      if (location === undefined) return await land(response, movedTo, options);
      response.body.destroy();
      if (!URL.canParse(location, url)) return { type: 'lost', how: 'it redirects to something that is not a URL' };
      cookies.add(url, response.headers['set-cookie'] ?? []);
      url = withoutUser(new URL(location, url));
      if (!options.mayRequest(url)) return { type: 'withheld' };
      isPermanent &&= response.status === 301 || response.status === 308;
      if (isPermanent) movedTo = url.href;
    }
  } catch (error) {
    return error instanceof WithheldAddress ? { type: 'withheld' } : { type: 'failed', error };
  }
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

interface RequestOptions extends Pick<FollowOptions, 'method' | 'userAgent' | 'mayConnect' | 'lookUpHost'> {
  readonly cookie: string;
  readonly signal: AbortSignal;
}

function request(url: URL, { userAgent, cookie, mayConnect, ...options }: RequestOptions): Promise<PageResponse> {
  const headers = {
    'user-agent': userAgent,
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    ...(cookie === '' ? {} : { cookie }),
  };
  return requestPage(url, { ...options, headers, mayConnect: (address) => mayConnect(url, address) });
}

async function land(response: PageResponse, movedTo: string | null, options: FollowOptions): Promise<LandedPage> {
  const { status, headers, body } = response;
  const retryAfter = readRetryAfter(headers['retry-after'] ?? null, options.now());
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const isPage = status >= 200 && status < 300 && ['text/html', 'application/xhtml+xml'].includes(type.trim());
  let anchors: FoundAnchors | null = null;
  if (isPage && options.anchors.length > 0 && options.method === 'GET') {
    const encoding = /charset="?([\w-]+)/.exec(parameters.join(';'))?.[1] ?? 'utf-8';
    // A page that ends too early answers nevertheless: only what is on it is unknown.
    anchors = await findAnchors(body, options.anchors, encoding).catch(() => null);
  }
  // Nobody reads the rest, which may never end.
  body.destroy();
  return { type: 'response', status, retryAfter, movedTo, anchors };
}
