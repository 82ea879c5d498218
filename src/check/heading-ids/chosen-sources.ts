import { pageFormat } from '../../content/page-file.ts';
import { createTextParser } from '../../markdown/text-parser.ts';
import { readSiteText } from '../../pipeline/problem-filter/create-problem-filter.ts';
import type { Site } from '../../site/graph/site.ts';
import { withoutHeadingIds } from '../fix/heading-id-fix.ts';
import { type WrittenHeading, writtenHeadings } from '../fix/written-headings.ts';

/** The texts of a site, and the headings of those that may be written. */
export interface Sources {
  /** The files that may be written. */
  readonly chosen: ReadonlySet<string>;
  readonly text: (file: string) => string | null;
  readonly headings: (file: string) => readonly WrittenHeading[];
  /** Returns a text without the ids that are written in it. */
  readonly bare: (file: string) => string;
}

/** Returns the texts of a site. Each is read once. */
export function createSources({ config, content }: Site, chosen: ReadonlySet<string>): Sources {
  const parse = createTextParser(config.markdown.admonitions);
  const texts = new Map<string, string | null>();
  const headings = new Map<string, readonly WrittenHeading[]>();
  const text = (file: string): string | null => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const read = content.generated.pages.get(file)?.text ?? readSiteText(config, file);
    texts.set(file, read);
    return read;
  };
  const headingsIn = (file: string): readonly WrittenHeading[] => {
    const known = headings.get(file);
    if (known) return known;
    const format = pageFormat(file);
    const isText = chosen.has(file) && format !== 'component';
    const found = isText ? writtenHeadings(text(file) ?? '', format, parse) : [];
    headings.set(file, found);
    return found;
  };
  return { chosen, text, headings: headingsIn, bare: (file) => withoutHeadingIds(text(file) ?? '', headingsIn(file)) };
}
