/** Content-Security-Policy of docsgen's own documents. */
export const panelPolicy = "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'";
