import * as z from 'zod';
import type { PageNumbers } from '../html/fill-numbers.ts';
import { type Chromium, openChromium } from './open-chromium.ts';
import { readNumbers } from './read-numbers.ts';

/** A printed book. */
export interface PrintedBook {
  readonly pdf: Uint8Array;
  /** Number of pages. */
  readonly pages: number;
}

/**
 * Wide numbers may break a line in another place, and so move what follows. It settles after the
 * second time at most, unless a line wavers between two pages.
 */
const mostPrints = 4;

/**
 * Prints a document with Chromium. Browsers cannot write the number of another page, so it is
 * printed once to find the pages of all ids, and again with their numbers, until none has moved.
 * Throws a `DocsgenError` if Chromium is missing or fails.
 */
export async function printBook(html: (numbers: PageNumbers) => string): Promise<PrintedBook> {
  const chromium = await openChromium();
  try {
    const page = await openPage(chromium);
    let numbers: ReadonlyMap<string, number> = new Map();
    for (let count = 1; ; count += 1) {
      const pdf = await page.print(html(numbers));
      const read = readNumbers(pdf);
      if (count === mostPrints || isSame(numbers, read.numbers)) return { pdf, pages: read.pages };
      numbers = read.numbers;
    }
  } finally {
    await chromium.close();
  }
}

function isSame(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): boolean {
  return before.size === after.size && [...after].every(([id, page]) => before.get(id) === page);
}

interface BrowserPage {
  readonly print: (html: string) => Promise<Uint8Array>;
}

const target = z.object({ targetId: z.string() });
const attached = z.object({ sessionId: z.string() });
const frames = z.object({ frameTree: z.object({ frame: z.object({ id: z.string() }) }) });
const printed = z.object({ stream: z.string() });
const chunk = z.object({ data: z.string(), base64Encoded: z.boolean(), eof: z.boolean() });

/** Pictures of other sites may never come, in milliseconds. */
const mostWait = 30_000;
/** A4, in inches. A style sheet may say otherwise. */
const sheet = { paperWidth: 8.27, paperHeight: 11.69 };

async function openPage({ send, on }: Chromium): Promise<BrowserPage> {
  const { targetId } = target.parse(await send('Target.createTarget', { url: 'about:blank' }));
  const { sessionId } = attached.parse(await send('Target.attachToTarget', { targetId, flatten: true }));
  const call = (method: string, parameters: object = {}) => send(method, parameters, sessionId);
  await call('Page.enable');
  await call('Emulation.setScriptExecutionDisabled', { value: true });
  const { frameTree } = frames.parse(await call('Page.getFrameTree'));
  return {
    print: async (html) => {
      const loaded = new Promise<void>((done) => on('Page.loadEventFired', done));
      await call('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
      await withPatience(loaded);
      const { stream } = printed.parse(
        await call('Page.printToPDF', {
          ...sheet,
          preferCSSPageSize: true,
          printBackground: true,
          generateTaggedPDF: true,
          generateDocumentOutline: true,
          transferMode: 'ReturnAsStream',
        }),
      );
      const chunks: Buffer[] = [];
      for (let isEnd = false; !isEnd;) {
        const { data, base64Encoded, eof } = chunk.parse(await call('IO.read', { handle: stream }));
        chunks.push(Buffer.from(data, base64Encoded ? 'base64' : 'utf8'));
        isEnd = eof;
      }
      await call('IO.close', { handle: stream });
      return Buffer.concat(chunks);
    },
  };
}

async function withPatience(loaded: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, mostWait);
  });
  await Promise.race([loaded, late]);
  clearTimeout(timer);
}
