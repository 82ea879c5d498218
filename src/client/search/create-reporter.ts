import type { ReportTarget } from '../../shared/search-file.ts';
import { readConsent } from '../../shared/state/consent.ts';
import { longestTyped } from './read-query.ts';
import type { Answer } from './create-asker.ts';

/** A query counts once the reader has stopped typing for this time, in milliseconds. */
const settled = 1500;
/** What looks like an email address, or like a number of a person or of an account. */
const personal = /@|\d[\d\s().-]{4,}\d/;

/**
 * Returns a function that reports each query without results, once a page load. Readers who do not
 * want to be tracked, or have not consented where the site asks them, send nothing.
 */
export function createReporter(target: ReportTarget | undefined): (answer: Answer) => void {
  const sent = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (query: string, { href }: ReportTarget) => {
    if (sent.has(query)) return;
    sent.add(query);
    const { lang } = document.documentElement;
    const body = JSON.stringify({ query, lang });
    // As plain text, the request needs no permission of its receiver. Nobody waits for an answer.
    const silent = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const;
    fetch(new URL(href, location.href), { method: 'POST', body, ...silent }).catch(() => undefined);
  };
  return (answer) => {
    clearTimeout(timer);
    if (!target || answer.type !== 'results' || answer.results.total > 0) return;
    const query = answer.query.toLowerCase();
    if (query.length > longestTyped || personal.test(query)) return;
    timer = setTimeout(() => {
      if (mayReport(target)) send(query, target);
    }, settled);
  };
}

function mayReport({ asksConsent }: ReportTarget): boolean {
  const isRefused = navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
  return !isRefused && (asksConsent ? readConsent() === true : readConsent() !== false);
}
