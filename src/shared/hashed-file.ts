/**
 * Regular expression for the path of a file whose name changes with its content, after the base of
 * the site.
 */
export const hashedFile = String.raw`assets/(?:.*-(?:[0-9A-Z]{8}|[0-9a-f]{8})|search/.*/[0-9a-f]{12})\.[a-z0-9]+`;
