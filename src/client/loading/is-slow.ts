declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * Returns whether the reader saves data or has a slow connection, so that nothing should be loaded
 * in advance.
 */
export function isSlow(): boolean {
  const { connection } = navigator;
  return !!connection && (!!connection.saveData || !!connection.effectiveType?.includes('2g'));
}
