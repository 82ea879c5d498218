import type { Part } from './parts.ts';

/** The source of a drawn diagram. */
export interface DiagramSource {
  /** Address of the drawing in the page, for the light color mode. */
  readonly address: string;
  /** Language of the source, such as `mermaid`. */
  readonly language: string;
  readonly source: string;
}

/** What the parts of a page are written with. */
export interface CopyContext {
  /** Returns an address of the page as an absolute one. */
  readonly address: (address: string) => string;
  readonly diagrams: readonly DiagramSource[];
  /** The heading of the page, which stands above everything else; null for none. */
  readonly heading: Part | null;
}
