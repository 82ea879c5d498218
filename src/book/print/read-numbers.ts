/**
 * Returns the numbers of the pages on which the ids of a document are, and the number of all pages.
 * It reads what Chromium writes: a PDF without object streams, whose catalog lists the places that
 * links in the document lead to. Throws if it is anything else.
 */
export function readNumbers(pdf: Uint8Array): {
  readonly numbers: ReadonlyMap<string, number>;
  readonly pages: number;
} {
  const text = Buffer.from(pdf).toString('latin1');
  const objects = readObjects(text);
  const object = (reference: string | undefined): string => {
    const found = reference === undefined ? undefined : objects.get(reference);
    if (found === undefined) throw new Error("The PDF does not have the form of Chromium's");
    return found;
  };
  const catalog = object(/\/Root (\d+) 0 R/.exec(text)?.[1]);
  const pages: string[] = [];
  const walk = (reference: string | undefined): void => {
    const node = object(reference);
    const kids = /\/Kids \[([^\]]*)\]/.exec(node)?.[1];
    if (kids === undefined) pages.push(reference ?? '');
    else for (const [, kid] of kids.matchAll(/(\d+) 0 R/g)) walk(kid);
  };
  walk(/\/Pages (\d+) 0 R/.exec(catalog)?.[1]);
  const numberOf = new Map(pages.map((reference, index) => [reference, index + 1]));
  const places = /\/Dests (\d+) 0 R/.exec(catalog)?.[1];
  const numbers = new Map<string, number>();
  for (const [, id = '', page = ''] of places ? object(places).matchAll(/\/([\w-]+) \[(\d+) 0 R/g) : []) {
    const number = numberOf.get(page);
    if (number !== undefined) numbers.set(id, number);
  }
  return { numbers, pages: pages.length };
}

/** Returns the objects of a PDF by their numbers, as its table of places says. */
function readObjects(text: string): ReadonlyMap<string, string> {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? Number.NaN);
  const table = /^xref\s+0 (\d+)\s+/.exec(text.slice(start, start + 40));
  if (!table) return new Map();
  const rows = text.slice(start + table[0].length, start + table[0].length + Number(table[1]) * 20);
  const objects = new Map<string, string>();
  for (const [index, [, place = '', kind]] of [...rows.matchAll(/(\d{10}) \d{5} ([nf])/g)].entries()) {
    if (kind !== 'n') continue;
    const from = Number(place);
    objects.set(String(index), text.slice(from, text.indexOf('endobj', from)));
  }
  return objects;
}
