/** How the choices of readers are stored, such as the color mode. */
export interface StorageFields {
  /** With `session`, the choices are forgotten when the browser tab is closed. Default: `local`. */
  type?: 'local' | 'session' | undefined;
  /**
   * Prefix of the names of all stored values. Sites on one origin share these values only if they
   * have the same namespace. Default: a name made from `url` and `base`.
   */
  namespace?: string | undefined;
}
