import * as z from 'zod';

const origin = /^(?:https?|wss?):\/\/(?:\*\.)?[a-z\d.-]+(?::(?:\d+|\*))?(?:\/[^\s;,'"]*)?$/i;
const others =
  /^(?:(?:blob|data|https|mediastream|wss):|'(?:wasm-)?unsafe-eval'|'strict-dynamic'|'sha(?:256|384|512)-[\w+/=-]+')$/;

const rule = 'a source such as `https://www.youtube.com`, `https://*.example.com`, `data:` or `"\'wasm-unsafe-eval\'"`';

const sources = z.array(z.string().refine((source) => origin.test(source) || others.test(source), rule)).optional();

/** The sources that a site adds to its Content-Security-Policy. */
export const policySchema = z
  .strictObject({
    'connect-src': sources,
    'script-src': sources,
    'style-src': sources,
    'img-src': sources,
    'media-src': sources,
    'frame-src': sources,
    'form-action': sources,
    'object-src': sources,
    'font-src': sources,
    'worker-src': sources,
    'manifest-src': sources,
  })
  .optional();
