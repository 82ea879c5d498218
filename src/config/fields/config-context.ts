/** What a configuration that is a function is told about the run. */
export interface ConfigContext {
  /** The command that reads the configuration. */
  readonly command: 'build' | 'dev' | 'routes' | 'serve';
  /** `development` in `docsgen dev`, otherwise `production`. */
  readonly mode: 'development' | 'production';
}
