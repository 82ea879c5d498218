import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

interface Watching {
  /** Describes what the test brings about on purpose. */
  readonly provoked?: readonly RegExp[] | undefined;
  /** Closes the windows of the visit. */
  readonly leave: () => Promise<void>;
}

/** Logs what the policy forbids. Runs in every document, before its own scripts. */
export function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Policy violation: ${effectiveDirective} forbids ${blockedURI}`),
  );
}

/**
 * Fails the test, when it ends, for whatever went wrong in any page of a reader: errors, what the
 * policy forbids, what did not come, documents without the policy. The reader's windows are closed.
 */
export function watch(context: BrowserContext, { provoked = [], leave }: Watching): void {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!provoked.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  const onError = (error: WebError) => note(String(error.error()));
  const onMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message)) note(message.text());
  };
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests that a page had not finished when the next page was opened.
    if (reason !== 'net::ERR_ABORTED') note(`${request.url()}: ${reason}`);
  };
  const onResponse = (response: Response) => {
    const isDocument = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isDocument && !isIcon(response.url()))
      note(`${response.url()}: ${response.status()}`);
    if (isDocument && !isPoliced(response)) note(`${response.url()}: no policy`);
  };
  context.on('weberror', onError).on('console', onMessage).on('requestfailed', onFailure).on('response', onResponse);
  onTestFinished(async () => {
    // Earlier messages of the page have arrived when this answer arrives.
    await Promise.allSettled(context.pages().map((page) => page.title()));
    context.off('weberror', onError).off('console', onMessage);
    context.off('requestfailed', onFailure).off('response', onResponse);
    await leave();
    expect(problems).toEqual([]);
  });
}

/**
 * An unknown address is answered with 404 on purpose; a browser asks for an icon by itself where a
 * page has none.
 */
function isExpected(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return isIcon(url) || (url === message.page()?.url() && /status of 404/.test(message.text()));
}

function isIcon(url: string): boolean {
  return url.endsWith('/favicon.ico');
}

function isPoliced(response: Response): boolean {
  const isRedirect = response.status() >= 300 && response.status() < 400;
  return isRedirect || 'content-security-policy' in response.headers();
}
