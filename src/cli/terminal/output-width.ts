/** Returns the number of characters in a line of a terminal; undefined for a file or a pipe. */
export function outputWidth({ isTTY, columns }: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>): number | undefined {
  return isTTY && columns > 0 ? columns : undefined;
}
