/** Content-Security-Policy of the documents that are docsgen's own. */
export const panelPolicy = "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'";
