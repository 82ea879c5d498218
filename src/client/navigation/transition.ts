/** Runs a change of the page, blended into the view where the browser can and the reader wants motion. Settles when it is made. */
export async function transition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // A blend that the next one cuts short is no failure.
  ready.catch(() => undefined);
  await updateCallbackDone;
}
