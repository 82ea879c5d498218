import { createServer, type IncomingMessage } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, checkValue } from './api-checker.ts';
import { projectRoot } from './docsgen.ts';
import { findOperation, readOpenApi } from './openapi.ts';

/** A response: its status, its body and its headers. */
export type MockResponse = readonly [status: number, body?: unknown, headers?: Readonly<Record<string, string>>];

export interface MockApi {
  readonly url: string;
  /** What is wrong with the requests that came, by the OpenAPI description. */
  readonly mistakes: readonly string[];
  readonly close: () => Promise<void>;
}

/** Returns a sample of the documentation. */
export function readSample(name: string): object {
  const sample: object = JSON.parse(
    readFileSync(join(projectRoot, `content/en/concepts/app/samples/${name}.json`), 'utf8'),
  );
  return sample;
}

/** Returns the body of an error. */
export function errorBody(code: string): object {
  return { error: { code, message: 'For people', param: null, request_id: 'req_9d1xw' } };
}

/**
 * Starts a server on the loopback address that gives fixed responses, by requests such as
 * `GET /calls/call_7f3k2`. Without a key, it refuses.
 */
export async function startMockApi(responses: Readonly<Record<string, MockResponse>>): Promise<MockApi> {
  const api = readOpenApi();
  const mistakes: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const line = `${request.method} ${request.url?.split('?')[0]}`;
      const schema = bodyOf(findOperation(api, line)?.requestBody);
      const text = await readBody(request);
      if (schema) mistakes.push(...checkValue(schema, JSON.parse(text)).map((mistake) => `${line}: ${mistake}`));
      const found = responses[line] ?? [404, errorBody('not_found')];
      const [status, body, headers] = request.headers.authorization ? found : [401, errorBody('invalid_key')];
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  };
  return { url: `http://127.0.0.1:${address.port}`, mistakes, close };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
