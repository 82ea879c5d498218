import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createConnectedClients } from '../../../../src/dev/http/connected-clients.ts';

test('a window that does not answer is disconnected, one that does stays', async () => {
  const clients = createConnectedClients(
    '.',
    async () => ({ type: 'missing' }),
    (error) => expect.unreachable(String(error)),
  );
  const server = createServer()
    .on('upgrade', (...upgrade) => void clients.accept(...upgrade))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const alive = new WebSocket(`ws://127.0.0.1:${port}`);
  const dead = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: false });
  const gone = once(dead, 'close');
  await Promise.all([once(alive, 'open'), once(dead, 'open')]);
  const pinged = Promise.all([once(alive, 'ping'), once(dead, 'ping')]);
  clients.dropDead();
  await pinged;
  // The answer to the ping comes before that to a message sent after it.
  alive.send(JSON.stringify({ type: 'show', path: '/', version: '' }));
  await once(alive, 'message');
  clients.dropDead();
  await gone;
  expect(alive.readyState).toBe(WebSocket.OPEN);
  clients.close();
  server.close();
  server.closeAllConnections();
});
