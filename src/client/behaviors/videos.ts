/**
 * Makes buttons with `data-video` show the frame in the template beside them, which loads the video
 * from another site. `early` are the recorded events.
 */
export function startVideos(early: readonly Event[]): void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button[data-video]') : null;
    const template = button?.parentElement?.querySelector('template');
    const frame = template?.content.cloneNode(true).firstChild;
    if (!(frame instanceof HTMLIFrameElement)) return;
    button?.parentElement?.replaceChildren(frame);
    // A reader with a keyboard goes on in the player.
    frame.focus();
  };
  document.addEventListener('click', onClick);
  early.filter(({ type }) => type === 'click').forEach(onClick);
}
