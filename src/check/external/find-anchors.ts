import { Parser } from 'htmlparser2';
import { decodeComponent } from '../../shared/decode-address.ts';

/** What a page says about the ids that links ask for. */
export interface FoundAnchors {
  readonly found: ReadonlySet<string>;
  /**
   * Whether all others are missing. Not if scripts make them, or if the page was not read to its
   * end.
   */
  readonly isSure: boolean;
}

/** Bytes of a page that are read at most. */
const mostBytes = 5_000_000;
/** Letters of text that a page without scripts of its own has at least. */
const leastText = 400;

/**
 * Looks for ids, and for names of old anchors, in the bytes of an HTML page. Keeps nothing else.
 */
export async function findAnchors(
  body: AsyncIterable<Uint8Array>,
  wanted: readonly string[],
  encoding: string,
): Promise<FoundAnchors> {
  const reader = createReader(wanted);
  const decoder = createDecoder(encoding);
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) return { found: reader.found, isSure: false };
    reader.write(decoder.decode(chunk, { stream: true }));
    if (reader.found.size === wanted.length) break;
  }
  return { found: reader.found, isSure: reader.end() };
}

function createDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}

function createReader(wanted: readonly string[]) {
  const found = new Set<string>();
  let [text, scripts] = [0, 0];
  let script: string | null = null;
  let isNamedInScript = false;
  const take = (id: string | undefined): void => {
    if (id === undefined) return;
    const own = wanted.find((each) => isSame(each, id));
    if (own !== undefined) found.add(own);
  };
  const parser = new Parser({
    onopentag: (name, { id, name: anchor }) => {
      take(id);
      if (name === 'a') take(anchor);
      if (name === 'script') [script, scripts] = ['', scripts + 1];
    },
    ontext: (part) => {
      if (script === null) text += part.trim().length;
      else script += part;
    },
    onclosetag: (name) => {
      if (name !== 'script' || script === null) return;
      const code = script;
      isNamedInScript ||= wanted.some((id) => !found.has(id) && code.includes(id));
      script = null;
    },
  });
  return {
    found,
    write: (part: string) => parser.write(part),
    /**
     * Returns whether the page itself has all its ids: scripts neither write its text nor name one.
     */
    end: (): boolean => {
      parser.end();
      return !isNamedInScript && !(scripts > 0 && text < leastText);
    },
  };
}

/** GitHub writes a prefix before the ids of texts, and its scripts find them without it. */
const prefix = 'user-content-';

function isSame(wanted: string, id: string): boolean {
  return (
    id === wanted ||
    decodeComponent(id) === wanted ||
    (id.startsWith(prefix) && id.slice(prefix.length) === wanted.toLowerCase())
  );
}
