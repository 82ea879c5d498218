import { describeElement, type PageRule } from './page-rule.ts';

/** Reports ids that a page has twice. */
export const checkIds: PageRule = ({ page, output }) =>
  page.repeatedIds.map((element) => {
    const id = element.attributes['id'] ?? '';
    return {
      code: 'duplicate-id',
      title: `The page has the id \`${id}\` twice`,
      hint: 'Links and labels refer to the first one. Give the other element another id.',
      output,
      element: describeElement(element),
      clues: [`id="${id}"`, `{#${id}}`, id],
      target: id,
    };
  });

/** Reports click targets that people cannot reach with keys. */
export const checkControls: PageRule = ({ page, output }) =>
  page.fakeControls.map((element) => {
    const { name, attributes } = element;
    const { role, href } = attributes;
    const what =
      name === 'a' || name === 'area'
        ? href === undefined
          ? 'The link has no target'
          : `The address \`${href}\` of the link has no target`
        : `The element <${name}>${role === undefined ? '' : ` with the role \`${role}\``} takes clicks, but no keys`;
    return {
      code: 'fake-control',
      title: `${what}, so people without a mouse cannot use it`,
      hint: 'Use <button> for what does something, and <a> with an address for what leads somewhere.',
      output,
      element: describeElement(element),
      clues: [...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`), `<${name}`],
    };
  });

/** Reports pages that show nothing but their title. */
export const checkContent: PageRule = ({ page, output }) => {
  if (page.hasContent) return [];
  return [
    {
      code: 'empty-page',
      title: 'The page has no content',
      hint: 'Write it, make it a draft with `draft: true`, or remove it.',
      output,
      element: null,
      clues: [],
    },
  ];
};
