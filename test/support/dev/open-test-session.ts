import { onTestFinished } from 'vitest';
import { openDesk } from '../../../src/workers/open-desk.ts';
import type { DevSession } from '../../../src/dev/session/dev-session.ts';
import { openSettings } from '../../../src/dev/session/settings-reader.ts';
import { openSession } from '../../../src/dev/session/open-session.ts';

/** Opens the session of the site in a folder for one test. */
export async function openTestSession(root: string, onNews = () => {}): Promise<DevSession> {
  const desk = openDesk();
  const session = await openSession(root, {
    desk,
    readSettings: await openSettings(root, desk),
    turn: () => Promise.resolve(),
    onNews,
  });
  onTestFinished(async () => {
    await session.close();
    await desk.close();
  });
  return session;
}
