/** How the choices of readers are stored, such as the color mode. */
export interface StorageFields {
  /** `session` forgets the choices when the browser tab is closed. Default: `local`. */
  type?: 'local' | 'session' | undefined;
  /**
   * Begins the names of all stored values, so that sites on one origin do not share them. Sites
   * with the same namespace share them. Default: a name made of `url` and `base`.
   */
  namespace?: string | undefined;
}
