import type { Docs } from '../../src/collections/docs/graph/docs.ts';
import type { DocsGraph } from '../../src/collections/docs/graph/docs-graph.ts';
import type { CollectionGraph, Site } from '../../src/site/graph/site.ts';

/** Returns the docs of a collection in all versions and locales. */
export function docsIn(site: Site, collection: string): readonly Docs[] {
  const graph = site.collections.get(collection);
  if (!graph || !isDocsGraph(graph)) throw new Error(`\`${collection}\` is no collection of docs`);
  return graph.all;
}

function isDocsGraph(graph: CollectionGraph): graph is DocsGraph {
  return graph.collection.type === 'docs';
}
