/**
 * The preview of `docsgen dev` and `docsgen serve` on machines that need more than the defaults.
 */
export interface DevFields {
  /**
   * Poll for changed files if the file system does not report changes: at an interval in
   * milliseconds, or once a second with `true`. Default: only on file systems that are known not to
   * report changes, such as network drives.
   */
  poll?: boolean | number | undefined;
  /**
   * Host names under which a proxy or a cloud workspace shows the preview:
   * `preview.example.com`, or `.example.com` for all names below it. Default: none.
   */
  allowedHosts?: string[] | undefined;
}
