import type { LocalizedText } from '../shared/localized-text.ts';
import type { AnnouncementFields } from './fields/announcement.ts';

/** An announcement with all defaults filled in. */
export interface AnnouncementConfig {
  readonly id: string;
  readonly content: LocalizedText;
  readonly backgroundColor: string | null;
  readonly textColor: string | null;
  readonly isCloseable: boolean;
  /**
   * When it is shown, as browsers read it: without a time zone it is the reader's. Null for no
   * beginning or no end; the end does not belong to the time.
   */
  readonly from: string | null;
  readonly to: string | null;
  /** Addresses without base and locale; null for all pages. */
  readonly paths: readonly string[] | null;
  /** Its path in the configuration. */
  readonly path: readonly PropertyKey[];
}

/** A configured announcement, and its path in the configuration. */
interface Written<T> {
  readonly fields: T;
  readonly path: readonly PropertyKey[];
}

/** Returns the announcements of a configuration, which has one, a list or none. */
export function listAnnouncements<T>(announcement: T | readonly T[] | undefined): readonly Written<T>[] {
  if (announcement === undefined) return [];
  if (!isList(announcement)) return [{ fields: announcement, path: ['announcement'] }];
  return announcement.map((fields, index) => ({ fields, path: ['announcement', index] }));
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/** Returns an announcement with all defaults filled in. */
export function resolveAnnouncement({ fields, path }: Written<AnnouncementFields>): AnnouncementConfig {
  const { from, to, paths } = fields;
  return {
    id: fields.id ?? 'announcement',
    content: fields.content,
    backgroundColor: fields.backgroundColor ?? null,
    textColor: fields.textColor ?? null,
    isCloseable: fields.isCloseable ?? true,
    from: from === undefined ? null : startOf(from),
    to: to === undefined ? null : endOf(to),
    paths: paths ?? null,
    path,
  };
}

/**
 * Returns whether browsers choose what is shown: there are several announcements, or one that not
 * all pages show at all times.
 */
export function areChosen(announcements: readonly AnnouncementConfig[]): boolean {
  return announcements.length > 1 || announcements.some(({ from, to, paths }) => (from ?? to ?? paths) !== null);
}

function startOf(time: string): string {
  return time.includes('T') ? time : `${time}T00:00`;
}

/** A day is over when the next one begins. */
function endOf(time: string): string {
  if (time.includes('T')) return time;
  const next = new Date(time);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOf(next.toISOString().slice(0, 10));
}
