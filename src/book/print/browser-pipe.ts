import type { Readable, Writable } from 'node:stream';
import * as z from 'zod';

/** A connection to a browser, which speaks the Chrome DevTools Protocol. */
export interface BrowserPipe {
  /**
   * Sends a command and returns its result. Throws the error of the connection if the browser
   * refuses it.
   */
  readonly send: (method: string, parameters?: object, sessionId?: string) => Promise<unknown>;
  /** Calls back for the next event of a name. */
  readonly on: (event: string, then: () => void) => void;
  /** Lets all commands fail that have no answer. */
  readonly fail: (reason: string) => void;
}

const messageSchema = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Returns the connection over two streams, in which each message ends with a zero byte. */
export function openPipe(input: Writable, output: Readable, errorOf: (reason: string) => Error): BrowserPipe {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (() => void)[]>();
  let failure: Error | null = null;
  let count = 0;
  const parts: string[] = [];
  const receive = (text: string) => {
    const { id, method, result, error } = messageSchema.parse(JSON.parse(text));
    if (method !== undefined) for (const then of listeners.get(method)?.splice(0) ?? []) then();
    const answered = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !answered) return;
    waiting.delete(id);
    if (error) answered.reject(errorOf(error.message));
    else answered.resolve(result);
  };
  const fail = (reason: string) => {
    failure ??= errorOf(reason);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  output.setEncoding('utf8').on('data', (text: string) => {
    const [rest = '', ...ends] = text.split('\0').toReversed();
    // A document is large: its parts are joined once.
    for (const end of ends.toReversed()) receive([...parts.splice(0), end].join(''));
    if (rest !== '') parts.push(rest);
  });
  // A browser that ends closes its side first.
  for (const stream of [input, output]) stream.on('error', () => undefined);
  return {
    send: (method, parameters = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        count += 1;
        waiting.set(count, { resolve, reject });
        input.write(`${JSON.stringify({ id: count, method, params: parameters, sessionId })}\0`);
      }),
    on: (event, then) => {
      listeners.set(event, [...(listeners.get(event) ?? []), then]);
    },
    fail,
  };
}
