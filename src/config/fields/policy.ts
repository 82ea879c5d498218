/**
 * Sources that pages may load from besides the site itself, by directive of the
 * Content-Security-Policy: `{ 'frame-src': ['https://www.youtube.com'] }`. A source is an origin,
 * an origin with a path, a scheme such as `data:`, a hash, or a keyword such as
 * `'wasm-unsafe-eval'`.
 */
export interface PolicyFields {
  /** URLs that scripts send requests to. */
  'connect-src'?: string[] | undefined;
  /** Scripts. Those in `scripts` are already allowed. */
  'script-src'?: string[] | undefined;
  /** Style sheets. */
  'style-src'?: string[] | undefined;
  /** Pictures. Those with `https:` and `data:` URLs are already allowed. */
  'img-src'?: string[] | undefined;
  /** Videos and sounds. Those with `https:` URLs are already allowed. */
  'media-src'?: string[] | undefined;
  /** Pages in frames. */
  'frame-src'?: string[] | undefined;
  /** URLs that forms are sent to. */
  'form-action'?: string[] | undefined;
  /** Content of `object` and `embed` elements. */
  'object-src'?: string[] | undefined;
  /** Fonts. */
  'font-src'?: string[] | undefined;
  /** Workers. */
  'worker-src'?: string[] | undefined;
  /** Web app manifests. */
  'manifest-src'?: string[] | undefined;
}
