import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type LiveMessage, versionHeader } from '../../../../src/shared/live-update.ts';

/** A browser window that applies the server's messages about its page. */
export interface SoakWindow {
  /** Goes to an address of the site and follows redirects. Returns the status. */
  readonly visit: (path: string) => Promise<number>;
  /** Returns whether it shows the server's answer. */
  readonly isCurrent: () => Promise<boolean>;
  /** Returns the address that it shows. */
  readonly path: () => string;
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/** Opens a window of a development server. */
export async function openSoakWindow(origin: string): Promise<SoakWindow> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/__docsgen/socket`, { origin });
  let shown = { path: '/', version: '' };
  const load = async (path: string) => {
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    const version = response.headers.get(versionHeader) ?? '';
    return { status: response.status, page: { path: new URL(response.url).pathname, version } };
  };
  const visit = async (path: string): Promise<number> => {
    const { status, page } = await load(path);
    shown = page;
    // Only documents have the live script.
    if (page.version !== '') socket.send(JSON.stringify({ type: 'show', ...page }));
    return status;
  };
  socket.on('message', (data: Buffer) => {
    const message: LiveMessage = JSON.parse(data.toString());
    if (message.type === 'reload') visit(shown.path).catch(() => undefined);
    else if (message.type === 'page' && message.path === shown.path) {
      shown = { path: message.path, version: message.version };
    }
  });
  await once(socket, 'open');
  return {
    visit,
    isCurrent: async () => {
      const { path, version } = shown;
      if (version === '') return true;
      const { page } = await load(path);
      return page.version === version && page.path === path;
    },
    path: () => shown.path,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
  };
}
