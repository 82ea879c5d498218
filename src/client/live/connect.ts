import { liveFolder, type LiveMessage, type ShowMessage } from '../../shared/live-update.ts';

/** How long the first wait for a server that is gone takes, and the longest, in milliseconds. */
const firstWait = 100;
const longestWait = 2000;

/** How long the server may be away before the reader is told, in milliseconds. */
const patience = 1000;

interface ConnectionListener {
  readonly onMessage: (message: LiveMessage) => void;
  /** The server hears what this window sends. */
  readonly onOpen: () => void;
  /** The server has been away for a while. */
  readonly onLost: () => void;
}

/** Keeps a connection to the server, however often it goes. Returns the function that sends a message, which is lost while there is none. */
export function connect({ onMessage, onOpen, onLost }: ConnectionListener): (message: ShowMessage) => void {
  const address = new URL(`${liveFolder}socket`, location.origin.replace(/^http/, 'ws'));
  let socket: WebSocket;
  let wait = firstWait;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    clearTimeout(retry);
    socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      clearTimeout(telling);
      telling = undefined;
      wait = firstWait;
      onOpen();
    });
    socket.addEventListener('message', ({ data }) => {
      const message: LiveMessage = JSON.parse(String(data));
      onMessage(message);
    });
    socket.addEventListener('close', () => {
      telling ??= setTimeout(onLost, patience);
      // A browser writes each try on the console: a window that nobody sees waits until somebody does.
      if (!document.hidden) retry = setTimeout(open, wait);
      wait = Math.min(wait * 2, longestWait);
    });
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && socket.readyState === WebSocket.CLOSED) open();
  });
  open();
  return (message) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
}
