import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DocsgenError } from '../shared/problem.ts';
import { isCode } from '../system/error-code.ts';

const firstPort = 3000;
const portsToTry = 100;

/**
 * Starts to listen on `port`; without a port, on 3000 or the next free one. Returns the port.
 * Throws a `DocsgenError` if the port is taken or the host is invalid.
 */
export async function listen(server: Server, host: string, port: number | undefined): Promise<number> {
  for (let candidate = port ?? firstPort; ; candidate += 1) {
    try {
      return await listenOn(server, host, candidate);
    } catch (error) {
      const isTaken = isCode(error, 'EADDRINUSE');
      if (isTaken && port === undefined && candidate < firstPort + portsToTry) continue;
      const reason = error instanceof Error ? error.message : String(error);
      const hint = isTaken
        ? 'Name another with --port, or leave --port out to take the next free one.'
        : isCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')
          ? `${host} is not an address of this machine. Write --host alone to listen on all its addresses. If a proxy uses this name, add --allow-host ${host}.`
          : 'Name another --host or --port.';
      const title = `Cannot listen on ${host}:${candidate}: ${reason}`;
      throw new DocsgenError([{ code: 'cannot-listen', title, hint }], { cause: error });
    }
  }
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail).listen(port, host, () => {
      server.removeListener('error', fail);
      done(portOf(server.address(), port));
    });
  });
}

/** For port 0 the system chooses a free port. */
function portOf(address: AddressInfo | string | null, asked: number): number {
  return typeof address === 'object' && address !== null ? address.port : asked;
}
