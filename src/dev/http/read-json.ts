import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import type { Refusal } from '../../http/gate.ts';
import { parseJson } from '../../system/parse-json.ts';

const longestBody = 64 * 1024;

/**
 * Returns the JSON value in the body of a request, or a refusal if it is invalid. Rejects if the
 * connection breaks.
 */
export async function readJson<T>(
  request: IncomingMessage,
  schema: z.ZodType<T>,
): Promise<{ readonly value: T } | Refusal> {
  // A page of another site cannot send this content type without a CORS preflight request.
  if (!/^application\/json(?:$|\s*;)/i.test(request.headers['content-type'] ?? ''))
    return { status: 415, text: 'This address accepts JSON: send it as application/json.' };
  const text = await readText(request);
  if (text === null) return { status: 413, text: 'This address takes 64 kB at most.' };
  const { success, data } = schema.safeParse(parseJson(text));
  return success ? { value: data } : { status: 400, text: 'This is not the JSON that this address accepts.' };
}

/** Returns the body as text; null if it is too long. The rest is not read then. */
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
