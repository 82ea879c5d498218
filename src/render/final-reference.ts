/** What stands in the page for a reference of the source. */
export interface FinalReference {
  readonly address: string;
  /** Size of a picture in pixels. */
  readonly width: number | null;
  readonly height: number | null;
  /** What is wrong with one that leads nowhere. A build refuses those; who works on the site sees them in the page. */
  readonly broken?: string;
  /** Copies of a picture, from which browsers choose. */
  readonly sources?: readonly PictureSource[] | undefined;
}

/** Copies of a picture in one format. */
export interface PictureSource {
  /** Media type; null for copies in the picture's own format. */
  readonly type: string | null;
  /** The narrowest first. */
  readonly candidates: readonly PictureCandidate[];
}

export interface PictureCandidate {
  readonly address: string;
  /** In pixels. */
  readonly width: number;
}
