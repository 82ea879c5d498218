import { describeElement, type PageRule } from './page-rule.ts';

/** Reports headings that are more than one level below the heading before them. */
export const checkHeadings: PageRule = ({ page, output }) => {
  // What is above the first heading is the page itself.
  let level = 1;
  return page.headings.flatMap((heading) => {
    const before = level;
    level = heading.level;
    if (heading.level <= before + 1) return [];
    const title = `The heading "${heading.text}" is of level ${heading.level}, after one of level ${before}`;
    return [
      {
        code: 'heading-jump',
        title,
        hint: `Make it a heading of level ${before + 1}. People who use a screen reader go from level to level.`,
        output,
        element: describeElement(heading.element),
        clues: [`${'#'.repeat(heading.level)} ${heading.text}`, heading.text],
        target: heading.text,
      } as const,
    ];
  });
};
