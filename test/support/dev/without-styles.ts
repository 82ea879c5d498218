/**
 * Returns HTML without what a build and the development server write in two ways: style sheets in
 * the page, which are files in the other, their hashes in the policy, and the id of the build,
 * which depends on them.
 */
export function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<link rel="stylesheet" href="[^"]*\/assets\/style-\w+\.css"\/>/g, '')
    .replace(/(?<=style-src &#x27;self&#x27;)(?: &#x27;sha256-[^;]*?&#x27;)+/, '')
    .replace(/(?<=name="docsgen-build" content=")[^"]*/, '');
}

/**
 * Returns files in base 64 with the pages among them as `withoutStyles` has them, in plain text.
 */
export function filesWithoutStyles(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    [...files].map(([path, text]) => [
      path,
      path.endsWith('.html') ? withoutStyles(Buffer.from(text, 'base64').toString()) : text,
    ]),
  );
}
