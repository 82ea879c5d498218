import type { BrowserContext, ConsoleMessage, Response } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/**
 * Fails the test, when it ends, for whatever went wrong in any page of a reader: errors, what the policy forbids, what did not come,
 * documents without the policy. `provoked` describes what the test brings about on purpose. The reader's windows are closed.
 */
export async function watch(context: BrowserContext, provoked: readonly RegExp[] = []): Promise<void> {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!provoked.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  await context.addInitScript(reportViolations);
  context.on('weberror', (error) => note(String(error.error())));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message)) note(message.text());
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page had not finished loading when the next one was opened.
    if (reason !== 'net::ERR_ABORTED') note(`${request.url()}: ${reason}`);
  });
  context.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isDocument) note(`${response.url()}: ${response.status()}`);
    if (isDocument && !isPoliced(response)) note(`${response.url()}: no policy`);
  });
  onTestFinished(async () => {
    // What a page has said before this answer has been heard when it comes.
    await Promise.allSettled(context.pages().map((page) => page.title()));
    await context.close();
    expect(problems).toEqual([]);
  });
}

/** Logs what the policy forbids. Runs in every document, before its own scripts. */
export function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Policy violation: ${effectiveDirective} forbids ${blockedURI}`),
  );
}

/** An unknown address is answered with 404 on purpose; a browser asks for an icon by itself where a page has none. */
function isExpected(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return url.endsWith('/favicon.ico') || (url === message.page()?.url() && /status of 404/.test(message.text()));
}

function isPoliced(response: Response): boolean {
  const isRedirect = response.status() >= 300 && response.status() < 400;
  return isRedirect || 'content-security-policy' in response.headers();
}
