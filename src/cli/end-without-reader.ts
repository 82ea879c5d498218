/** Has the process end once nobody reads what it says: `docsgen routes | head` wants no more, and a server without its terminal has nobody to work for. */
export function endWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A pipe that is closed, a terminal that is gone.
      if (error.code === 'EPIPE' || error.code === 'EIO') process.exit();
      throw error;
    });
  }
}
