/** @import { Server } from 'node:net' */

/**
 * Makes a server listen on a free port of the loopback address. Returns the port.
 *
 * @param {Server} server
 */
export async function listen(server) {
  await new Promise((done, fail) => {
    server.once('error', fail).listen(0, '127.0.0.1', () => done(null));
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port.');
  return address.port;
}
