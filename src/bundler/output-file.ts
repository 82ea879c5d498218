/** A file made by the build, to be written to the output folder. */
export interface OutputFile {
  /** Relative to the output folder. */
  readonly path: string;
  readonly bytes: Uint8Array;
}
