import type { Exchange } from './exchange-file.ts';
import { readJson, writeJson } from './json.ts';
import { readPo, writePo } from './po.ts';
import { readXliff, writeXliff } from './xliff.ts';

const writers = { xliff: writeXliff, po: writePo, json: writeJson } as const;

/** Returns texts for translators in a format. */
export function writeExchange(exchange: Exchange, format: keyof typeof writers): string {
  return writers[format](exchange);
}

/** Returns the texts of a file with an extension; null for a file of no known form. */
export function readExchange(text: string, extension: string): Exchange | null {
  const read = { '.po': readPo, '.json': readJson, '.xlf': readXliff, '.xliff': readXliff }[extension.toLowerCase()];
  return read ? read(text.replace(/^\uFEFF/, '')) : null;
}
