import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import type { Refusal } from '../../http/refusal.ts';

const longestBody = 64 * 1024;

/** Returns what a request says in its body, or why it says nothing. Rejects if the connection breaks. */
export async function readJson<T>(
  request: IncomingMessage,
  schema: z.ZodType<T>,
): Promise<{ readonly value: T } | Refusal> {
  // No page of another site can send this type without having asked.
  if (!/^application\/json(?:$|\s*;)/i.test(request.headers['content-type'] ?? ''))
    return { status: 415, text: 'This address takes JSON: send it as application/json.' };
  const text = await readText(request);
  if (text === null) return { status: 413, text: 'This address takes 64 kB at most.' };
  const { success, data } = schema.safeParse(parseJson(text));
  return success ? { value: data } : { status: 400, text: 'This is not the JSON that this address takes.' };
}

/** Returns the value that a text holds; undefined if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns null for a body that is too long; the rest of it is not read. */
async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  if (Number(request.headers['content-length'] ?? 0) > longestBody) return null;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > longestBody) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
