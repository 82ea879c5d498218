import type { Root } from 'hast';

/**
 * Returns a document as a tree. The package's own types are kept out: they make a field required on
 * every element of the project that their parser alone fills in.
 */
export function parseHtml(html: string, options?: { readonly fragment?: boolean }): Root;
