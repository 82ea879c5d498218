/**
 * Returns the names of the stores of pages and of files of the site in a scope: sites on one host
 * have stores of their own.
 */
export function storeNames(scope: string): { readonly pages: string; readonly files: string } {
  return { pages: `docsgen-pages ${scope}`, files: `docsgen-files ${scope}` };
}
