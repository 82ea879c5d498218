/** What stands in the page for a reference of the source. */
export interface FinalReference {
  readonly address: string;
  /** Size of a picture in pixels. */
  readonly width: number | null;
  readonly height: number | null;
}
