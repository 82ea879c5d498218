/** The final form of a reference in the rendered page. */
export interface FinalReference {
  readonly address: string;
  /** Size of a picture in pixels. */
  readonly width: number | null;
  readonly height: number | null;
  /** The mistake of a broken reference. A build refuses it; dev mode shows it in the page. */
  readonly broken?: string;
  /** Copies of a picture that browsers choose from. */
  readonly sources?: readonly PictureSource[] | undefined;
}

/** Copies of a picture in one format. */
export interface PictureSource {
  /** Media type; null for copies in the picture's own format. */
  readonly type: string | null;
  /** Sorted by width, narrowest first. */
  readonly candidates: readonly PictureCandidate[];
}

export interface PictureCandidate {
  readonly address: string;
  /** In pixels. */
  readonly width: number;
}
