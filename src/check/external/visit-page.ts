import { describeFailure, mayBeOffline } from './describe-failure.ts';
import { followAddress, type FollowOptions, type LandedPage, type Landing } from './follow-address.ts';

/** What is known of a page of another site. */
export type PageState =
  | {
      readonly type: 'answers';
      /** Null if it is where links say. */
      readonly movedTo: string | null;
      /** The ids that it has of those that were asked for. */
      readonly found: readonly string[];
      /** Those that it certainly lacks. */
      readonly missing: readonly string[];
    }
  | {
      readonly type: 'broken' | 'unreachable';
      /** What happened, as the end of a sentence. */
      readonly what: string;
      readonly hint: string;
      readonly isOfHost: boolean;
      /** The time was over before anything answered. */
      readonly isTimeout: boolean;
      readonly mayBeOffline: boolean;
    };

export interface VisitTools extends Omit<FollowOptions, 'method' | 'anchors'> {
  readonly retries: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Runs a request when it is its turn among those to all hosts. */
  readonly inTurn: (request: () => Promise<Landing>) => Promise<Landing>;
}

/** In milliseconds. A host that asks for a longer break is asked in another run. */
const longestBreak = 60_000;
const firstBreak = 1000;

/**
 * Requests a page until it answers, or until it is clear that it does not. Looks for ids on it. All
 * attempts without an answer share the time of one request.
 */
export async function visitPage(address: string, anchors: readonly string[], tools: VisitTools): Promise<PageState> {
  // Only a whole page has ids.
  let method: FollowOptions['method'] = anchors.length > 0 ? 'GET' : 'HEAD';
  let left = tools.timeout;
  for (let attempt = 0; ;) {
    // A server that does not answer to `HEAD` may answer to `GET`.
    const timeout = Math.ceil(method === 'HEAD' ? tools.timeout / 2 : left);
    const landing = await tools.inTurn(async () => {
      const start = tools.now();
      const result = await followAddress(address, { ...tools, method, anchors, timeout });
      if (result.type === 'failed') left -= isTimeout(result) ? timeout : tools.now() - start;
      return result;
    });
    const wait = breakAfter(landing, attempt);
    if (landing.type === 'failed' && left <= (wait ?? 0)) return filter(landing, anchors);
    if (wait === null && method === 'HEAD' && !isGood(landing)) {
      // Many servers answer such requests wrongly, or not at all.
      method = 'GET';
      continue;
    }
    method = 'GET';
    if (wait === null || wait > longestBreak || attempt === tools.retries) return filter(landing, anchors);
    if (landing.type === 'failed') left -= wait;
    await tools.sleep(wait);
    attempt += 1;
  }
}

function isGood(landing: Landing): boolean {
  return landing.type === 'withheld' || (landing.type === 'response' && landing.status < 400);
}

function isTimeout(landing: Landing): boolean {
  return landing.type === 'failed' && describeFailure(landing.error).isTimeout;
}

/** Returns how long to wait until the next attempt, in milliseconds; null if there is none. */
function breakAfter(landing: Landing, attempt: number): number | null {
  const usual = firstBreak * 2 ** attempt;
  if (isTimeout(landing)) return null;
  if (landing.type === 'failed') return describeFailure(landing.error).isPassing ? usual : null;
  if (landing.type !== 'response' || !(landing.status === 429 || landing.status >= 500)) return null;
  // These will not change: the method is unknown, or what a bot gets.
  if (landing.status === 501 || landing.status === 999) return null;
  return landing.retryAfter ?? usual;
}

const checkByHand = 'Open it in a browser to find out. `check.external.deny` leaves it out.';

function filter(landing: Landing, anchors: readonly string[]): PageState {
  if (landing.type === 'response') return stateOfResponse(landing, anchors);
  if (landing.type === 'withheld') return { type: 'answers', movedTo: null, found: [], missing: [] };
  if (landing.type === 'lost') {
    const hint = 'Open it in a browser, and link to the page where you end up.';
    return { type: 'broken', what: landing.how, hint, isOfHost: false, isTimeout: false, mayBeOffline: false };
  }
  const { what, hint, isOfHost, isTimeout: isLate, isCertain } = describeFailure(landing.error);
  const type = isCertain ? 'broken' : 'unreachable';
  return { type, what, hint, isOfHost, isTimeout: isLate, mayBeOffline: mayBeOffline(landing.error) };
}

function stateOfResponse({ status, movedTo, anchors, retryAfter }: LandedPage, wanted: readonly string[]): PageState {
  if (status === 404 || status === 410) {
    const hint = 'Link to another page, or remove the link.';
    const what = `its host answers with ${status}`;
    return { type: 'broken', what, hint, isOfHost: false, isTimeout: false, mayBeOffline: false };
  }
  // There is something at an address that wants another method.
  if (status < 400 || status === 405) {
    const found = wanted.filter((id) => anchors?.found.has(id));
    const missing = anchors?.isSure ? wanted.filter((id) => !found.includes(id)) : [];
    return { type: 'answers', movedTo, found, missing };
  }
  const isWall = [401, 403, 407, 429, 451, 999].includes(status);
  const what = isWall ? `its host refuses programs (${status})` : `its host answers with ${status}`;
  const isOfHost = retryAfter !== null && retryAfter > longestBreak;
  return { type: 'unreachable', what, hint: checkByHand, isOfHost, isTimeout: false, mayBeOffline: false };
}
