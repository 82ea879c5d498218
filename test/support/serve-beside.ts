import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** The header that a page of a site has. */
const policy = { 'content-security-policy': "frame-ancestors 'self'" };

/** What a server answers in place of another one. */
export interface OtherAnswer {
  readonly type: string;
  readonly text: string;
  readonly control?: string;
}

/** Serves what another server has, with other answers for some paths. Returns its origin. */
export async function serveBeside(origin: string, answers: Readonly<Record<string, OtherAnswer>>): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', origin);
    const own = answers[pathname];
    const headers = own && { 'content-type': own.type, 'cache-control': own.control ?? 'no-cache', ...policy };
    if (own) return void response.writeHead(200, headers).end(own.text);
    void pass(origin + request.url, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

async function pass(address: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type, ...policy }).end(Buffer.from(await answer.arrayBuffer()));
}
