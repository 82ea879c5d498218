import { type Crash, crashEvent, type CrashReport } from '../../shared/crash-report.ts';
import { liveFolder } from '../../shared/live-update.ts';
import { messagesOf } from '../page/messages-of.ts';

/**
 * Tells the server what fails in this window, each failure once: whoever writes a component looks
 * at the terminal.
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
    // A server that is gone has nobody to tell.
    fetch(`${liveFolder}crash`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  };
  document.addEventListener(crashEvent, (event) => {
    if (event instanceof CustomEvent) tell(event.detail);
  });
  // What extensions of the browser run is none of the site's.
  const isOwn = (error: unknown) => error instanceof Error && error.stack?.includes(`${location.origin}/`) === true;
  addEventListener('error', ({ error }) => isOwn(error) && tell({ island: null, error }));
  addEventListener('unhandledrejection', ({ reason }) => isOwn(reason) && tell({ island: null, error: reason }));
}
