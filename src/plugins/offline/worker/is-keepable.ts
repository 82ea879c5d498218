/**
 * Returns whether the response of an address is the whole of what the site has there, so that it
 * can be kept. While half of a build is at a host, the host may answer with a page in place of a
 * script.
 */
export function isKeepable(address: string, { status, type, redirected, headers }: Response): boolean {
  // A browser refuses a redirected response for a navigation.
  if (status !== 200 || type !== 'basic' || redirected) return false;
  const isPrivate = /(?:^|,)\s*(?:no-store|private)\s*(?:[,=]|$)/i.test(headers.get('cache-control') ?? '');
  return !isPrivate && typeFor(address).test(headers.get('content-type') ?? '');
}

/** Returns the content types that the file of an address may have. */
function typeFor(address: string): RegExp {
  const name = address.replace(/[?#].*$/s, '').toLowerCase();
  const [, ending = ''] = /\.(\w+)$/.exec(name.slice(name.lastIndexOf('/') + 1)) ?? [];
  return types.find(([endings]) => endings.test(ending))?.[1] ?? page;
}

const page = /^(?:text\/html|application\/xhtml\+xml)\b/i;
/** Many hosts do not know the types of fonts and of new kinds of pictures. */
const types: readonly (readonly [RegExp, RegExp])[] = [
  [/^[cm]?js$/, /^(?:text|application)\/(?:x-)?(?:javascript|ecmascript)\b/i],
  [/^css$/, /^text\/css\b/i],
  [/^(?:json|map|webmanifest)$/, /^(?:text|application)\/(?:[\w.-]+\+)?json\b/i],
  [/^svg$/, /^image\/svg\+xml\b/i],
  [/^(?:png|jpe?g|gif|webp|avif|ico|bmp)$/, /^(?:image\/|application\/octet-stream\b)/i],
  [/^(?:woff2?|ttf|otf|eot)$/, /^(?:font\/|application\/(?:x-)?(?:font|vnd\.ms-fontobject|octet-stream)\b)/i],
  [/^txt$/, /^(?:text\/plain|application\/octet-stream)\b/i],
  [/^bin$/, /^(?!text\/html)./i],
];
