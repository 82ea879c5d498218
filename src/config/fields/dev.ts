/**
 * The preview of `docsgen dev` and `docsgen serve` on machines that need more than the defaults.
 */
export interface DevFields {
  /**
   * Compare all files with the disk again and again, because the file system reports no changes:
   * every so many milliseconds, or once a second with `true`. Default: only on file systems that
   * are known to report none, such as network drives.
   */
  poll?: boolean | number | undefined;
  /**
   * Names under which a proxy or a cloud workspace shows the preview: `preview.example.com`, or
   * `.example.com` for all names below it. Default: none.
   */
  allowedHosts?: string[] | undefined;
}
