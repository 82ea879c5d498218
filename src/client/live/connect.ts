import { liveFolder, type LiveMessage, type ShowMessage } from '../../shared/live-update.ts';
import { hasFields } from '../../shared/has-fields.ts';

/** Delay before the first reconnection, and the maximum delay, in milliseconds. */
const firstWait = 100;
const longestWait = 2000;

/** Time without a server before the reader is informed, in milliseconds. */
const patience = 1000;

interface ConnectionListener {
  readonly onMessage: (message: LiveMessage) => void;
  /** Called when the connection is open. */
  readonly onOpen: () => void;
  /** Called when the server has been away for a while. */
  readonly onLost: () => void;
}

/**
 * Keeps a connection to the server and reconnects when it is lost. Returns a function that sends a
 * message. Without a connection, the message is dropped.
 */
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
      const message: unknown = JSON.parse(String(data));
      if (hasFields<LiveMessage>(message, 'type')) onMessage(message);
    });
    socket.addEventListener('close', () => {
      telling ??= setTimeout(onLost, patience);
      // Browsers log each failed try in the console, so a hidden window waits until it is visible.
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
