/**
 * Key of the global symbol that is set while the server renders an island. Code of packages reads
 * it.
 */
export const islandRendering = 'docsgen.island-rendering';
