import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnnouncementConfig, areChosen } from '../config/announcements.ts';
import { packageFolder } from '../system/package-folder.ts';

/**
 * Returns the rules for the announcements of a site: their colors, and which of several is shown.
 * The colors are in the style sheet, because the pages' Content-Security-Policy forbids inline
 * styles.
 */
export function announcementCss(announcements: readonly AnnouncementConfig[]): string {
  if (!areChosen(announcements)) return announcements.map((only) => colors(':root', only)).join('');
  return announcements
    .map((announcement, index) => {
      const bar = regionOf(index);
      const hidden = [`[data-announcements-off~='${index}'] ${bar}`];
      if (isDated(announcement)) hidden.push(`html:not([data-announcements-off]) ${bar}`);
      // A page shows one: the first in the list.
      hidden.push(`${shown(announcement, index)}~.announcement`);
      return `${colors(bar, announcement)}${hidden.join()}{display:none}`;
    })
    .join('');
}

/**
 * Returns the rules for the sidebar below one of several announcements; empty for a site without
 * them.
 */
export async function announcedCss(announcements: readonly AnnouncementConfig[]): Promise<string> {
  if (!areChosen(announcements)) return '';
  const rules = await readFile(join(packageFolder(), 'src', 'theme', 'styles', 'extras', 'announced.css'), 'utf8');
  return rules.replaceAll(/html:not\(\[data-announcement='dismissed'\]\) \.announcement/g, () => {
    return `:is(${announcements.map(shown).join()})`;
  });
}

/** Returns the selector of an announcement while the script in the head has not hidden it. */
function shown(announcement: AnnouncementConfig, index: number): string {
  // Without scripts nobody knows the time.
  const decided = isDated(announcement) ? '[data-announcements-off]' : '';
  return `html${decided}:not([data-announcements-off~='${index}']) ${regionOf(index)}`;
}

function regionOf(index: number): string {
  return `[data-region='announcement-${index}']`;
}

function isDated({ from, to }: AnnouncementConfig): boolean {
  return (from ?? to) !== null;
}

function colors(selector: string, { backgroundColor, textColor }: AnnouncementConfig): string {
  const rules = [
    ...(backgroundColor === null ? [] : [`--announcement-background:${backgroundColor}`]),
    ...(textColor === null ? [] : [`--announcement-text:${textColor}`]),
  ];
  return rules.length === 0 ? '' : `${selector}{${rules.join(';')}}`;
}
