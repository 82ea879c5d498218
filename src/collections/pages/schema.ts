import * as z from 'zod';
import { collectionFields } from '../../config/schema/collection.ts';
import { always, commonFields, isNotBoth, layoutFields, notBoth } from '../../content/schema/front-matter.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { PageFields } from './fields.ts';
import { cardsFields, hero, sampleFields, section } from './section-schema.ts';

/** The options of a collection of pages. */
export const pagesOptions = z.strictObject({
  type: z.literal('pages'),
  ...collectionFields,
});

const pageFrontMatterSchema = z
  .strictObject({
    ...commonFields,
    ...layoutFields,
    /** Do not show the title above the text. */
    hide_title: z.boolean().optional(),
    /** See `PageFields` for this and the fields of landing pages. */
    layout: z.enum(['page', 'home', 'wide', 'blank']).optional(),
    hero: hero.optional(),
    features: z.strictObject(cardsFields).optional(),
    integrations: z.strictObject(cardsFields).optional(),
    sample: z.strictObject(sampleFields).optional(),
    sections: z.array(section).optional(),
  })
  .refine(isNotBoth, notBoth)
  .refine((front) => front.layout !== 'home' || front.hero !== undefined, {
    message: 'a `hero` with `title` and `tagline`, which the layout `home` needs',
    path: ['hero'],
    when: always,
  })
  .refine((front) => samplesOf(front) < 2, {
    message: 'at most one place for the text of the page: `hero.sample`, `sample`, or a section of the type `sample`',
    path: ['sections'],
    when: always,
  });

function samplesOf({ hero, sample, sections }: Pick<PageFields, 'hero' | 'sample' | 'sections'>): number {
  // The list may have any values yet.
  const list: readonly unknown[] = Array.isArray(sections) ? sections : [];
  const inSections = list.filter((each) => isRecord(each) && each['type'] === 'sample').length;
  return inSections + (sample === undefined ? 0 : 1) + (hero?.sample === true ? 1 : 0);
}

/** Front matter of a page, for the scan. */
export const pageFrontMatter = { name: 'page', schema: pageFrontMatterSchema } as const;

export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>;
