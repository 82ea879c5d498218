import { expect, test } from 'vitest';
import { areChosen, listAnnouncements, resolveAnnouncement } from '../../../src/config/announcements.ts';
import type { AnnouncementFields } from '../../../src/config/fields/announcement.ts';

function resolve(announcement: AnnouncementFields | AnnouncementFields[] | undefined) {
  return listAnnouncements(announcement).map(resolveAnnouncement);
}

test('a day begins and ends by the clock of the reader, a moment is the same for all', () => {
  const [days, moments] = resolve([
    { content: 'A', from: '2026-12-31', to: '2026-12-31' },
    { content: 'B', from: '2026-12-31T10:00Z', to: '2027-01-01T10:00+01:00' },
  ]);
  expect(days).toMatchObject({ from: '2026-12-31T00:00', to: '2027-01-01T00:00', path: ['announcement', 0] });
  expect(moments).toMatchObject({ from: '2026-12-31T10:00Z', to: '2027-01-01T10:00+01:00' });
});

test('browsers choose among several, or when one has a time or a place', () => {
  const content = 'A';
  for (const chosen of [{ content, from: '2026-12-31' }, { content, paths: ['/'] }, [{ content }, { content }]])
    expect(areChosen(resolve(chosen))).toBe(true);
  for (const simple of [undefined, { content }, [{ content }], []]) expect(areChosen(resolve(simple))).toBe(false);
});
