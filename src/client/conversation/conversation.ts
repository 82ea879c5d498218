import { onPage } from '../behaviors/on-page.ts';
import { createPlayer } from './create-player.ts';
import { readSteps } from './read-steps.ts';

// Plays conversations like recordings: once when the reader sees them, and again at their button.
// Loaded by the first page with one. Everything stays as it is where nothing may move, and where
// words cannot have a color of their own.
onPage(() => {
  if (!('highlights' in CSS) || matchMedia(still).matches) return;
  for (const each of document.querySelectorAll<HTMLElement>('[data-conversation=""]')) prepare(each);
});

const still = '(prefers-reduced-motion: reduce), (forced-colors: active)';

function prepare(conversation: HTMLElement): void {
  const button = conversation.querySelector('button');
  const heard = conversation.querySelector<SVGSVGElement>('.wave-heard');
  if (!button) return;
  const player = createPlayer({
    steps: readSteps(conversation),
    heard,
    onChange: () => (button.ariaPressed = String(player.isPlaying())),
  });
  button.addEventListener('click', () => {
    if (player.isPlaying()) player.pause();
    else player.play();
    seen.disconnect();
  });
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      player.play();
    },
    { threshold: 1 },
  );
  seen.observe(button);
  conversation.dataset['conversation'] = 'ready';
}
