/** Returns the Content-Security-Policy in a page, in the form of a header value; null for none. */
export function policyInHtml(html: string): string | null {
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  return content?.replaceAll('&#x27;', "'") ?? null;
}
