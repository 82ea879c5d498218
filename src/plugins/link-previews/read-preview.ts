/** What is shown of a page. */
export interface Preview {
  readonly title: string;
  /** Empty if the page has none. */
  readonly description: string;
}

/** The head of a page that is longer is read no further, in characters. */
const longestHead = 50_000;

/**
 * Returns a function that reads the preview of a page from its head; null for an address without a
 * page of docsgen. Each page is read once. The rest of it is not loaded, unless it is prefetched.
 */
export function createPreviewReader(): (address: URL) => Promise<Preview | null> {
  const known = new Map<string, Promise<Preview | null>>();
  return ({ origin, pathname, search }) => {
    const page = origin + pathname + search;
    const preview = known.get(page) ?? readPreview(page).catch(() => null);
    known.set(page, preview);
    return preview;
  };
}

async function readPreview(page: string): Promise<Preview | null> {
  const response = await fetch(page);
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return null;
  const { head } = new DOMParser().parseFromString(await readHead(response), 'text/html');
  const contentOf = (selector: string) => head.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content ?? '';
  if (!contentOf('name=generator').startsWith('docsgen')) return null;
  const site = ` | ${contentOf('property="og:site_name"')}`;
  const whole = head.querySelector('title')?.textContent ?? '';
  const title = whole.endsWith(site) ? whole.slice(0, -site.length) : whole;
  return title === '' ? null : { title, description: contentOf('name=description') };
}

async function readHead({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let html = '';
  while (!html.includes('</head>') && html.length < longestHead) {
    const { done, value } = await reader.read();
    if (done) break;
    html += value;
  }
  await reader.cancel();
  return html;
}
