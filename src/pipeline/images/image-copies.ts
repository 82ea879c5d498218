/** A smaller or lighter copy of a picture. */
export interface ImageCopy {
  /** Its key among the images of the cache. */
  readonly key: string;
  /** Hash of the bytes. */
  readonly digest: string;
  /** Relative to the output folder. */
  readonly output: string;
  /** In pixels. */
  readonly width: number;
}

/** The copies of a picture in one format. */
export interface ImageSource {
  /** Media type; null for the picture's own. */
  readonly type: string | null;
  /** The narrowest first. */
  readonly files: readonly ImageCopy[];
}

/**
 * The copies of each picture, by the path of the picture in the output folder. The best format is
 * first.
 */
export type ImageCopies = ReadonlyMap<string, readonly ImageSource[]>;
