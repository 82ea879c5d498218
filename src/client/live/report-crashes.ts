import { type Crash, crashEvent, type CrashReport } from '../../shared/crash-report.ts';
import { liveFolder } from '../../shared/live-update.ts';
import { messagesOf } from '../page/crash.ts';

/**
 * Reports each crash in this window to the server once, because the author of a component looks at
 * the terminal.
 */
export function reportCrashes(): void {
  const told = new Set<string>();
  const tell = ({ island, error }: Crash) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const report: CrashReport = { island, path: location.pathname, messages: messagesOf(error), stack };
    const body = JSON.stringify(report);
    if (told.has(body)) return;
    told.add(body);
    const headers = { 'content-type': 'application/json' };
    // Ignore a failure: the server may be gone.
    fetch(`${liveFolder}crash`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  };
  document.addEventListener(crashEvent, (event) => {
    if (event instanceof CustomEvent) tell(event.detail);
  });
  // Errors of browser extensions are not reported.
  const isOwn = (error: unknown) => error instanceof Error && error.stack?.includes(`${location.origin}/`) === true;
  addEventListener('error', ({ error }) => isOwn(error) && tell({ island: null, error }));
  addEventListener('unhandledrejection', ({ reason }) => isOwn(reason) && tell({ island: null, error: reason }));
}
