import { describe, expect, test } from 'vitest';
import { profileNames, profileOf } from '../../../../src/collections/blog/authors/profiles.ts';

describe('the profile of an author', () => {
  test.each([
    ['bluesky', 'ada.example.com', 'https://bsky.app/profile/ada.example.com'],
    ['email', 'ada@example.com', 'mailto:ada@example.com'],
    ['github', '@ada', 'https://github.com/ada'],
    ['gitlab', 'ada', 'https://gitlab.com/ada'],
    ['instagram', 'ada', 'https://www.instagram.com/ada'],
    ['linkedin', 'ada-example', 'https://www.linkedin.com/in/ada-example/'],
    ['mastodon', '@ada@social.example.com', 'https://social.example.com/@ada'],
    ['mastodon', 'ada', 'https://mastodon.social/@ada'],
    ['stackoverflow', '123456', 'https://stackoverflow.com/users/123456'],
    ['threads', 'ada', 'https://www.threads.net/@ada'],
    ['twitch', 'ada', 'https://www.twitch.tv/ada'],
    ['twitter', 'ada', 'https://x.com/ada'],
    ['x', '@ada', 'https://x.com/ada'],
    ['youtube', '@ada', 'https://www.youtube.com/@ada'],
  ])('at %s with the name %s is %s', (place, handle, address) => {
    expect(profileOf(place, handle)?.href).toBe(address);
    expect(profileOf(place, handle)?.icon).not.toBeNull();
  });

  test('may be an address, also at a place that docsgen does not know', () => {
    const address = 'https://example.com/ada';
    expect(profileOf('github', address)).toStrictEqual({ href: address, icon: 'github' });
    expect(profileOf('Podcast', address)).toStrictEqual({ href: address, icon: null });
  });

  test('is nothing else', () => {
    const wrong = ['ada/example', 'ada example', '', 'javascript:alert(1)', '"><b>', 'data:text/html,a'];
    for (const place of [...profileNames, 'Podcast', 'constructor', '__proto__'])
      expect([place, wrong.filter((written) => profileOf(place, written) !== null)]).toStrictEqual([place, []]);
    expect(profileOf('Podcast', 'ada')).toBeNull();
    expect(profileOf('email', 'ada')).toBeNull();
  });
});
