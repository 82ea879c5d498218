const start = '<!-- lighthouse -->';
const end = '<!-- /lighthouse -->';

/**
 * Returns the section that `bench/lighthouse.mjs` wrote to the page of benchmarks, with its marks;
 * empty if there is none.
 *
 * @param {string} page
 */
export function lighthouseSection(page) {
  const [first, last] = [page.indexOf(start), page.indexOf(end)];
  return first === -1 || last === -1 ? '' : page.slice(first, last + end.length);
}

/**
 * Returns the page of benchmarks with a section of Lighthouse at its end, instead of an earlier one.
 *
 * @param {string} page
 * @param {string} section Markdown, or an earlier section with its marks.
 */
export function withLighthouse(page, section) {
  const rest = page.replace(lighthouseSection(page), '').trimEnd();
  if (section === '') return `${rest}\n`;
  const marked = section.startsWith(start) ? section : `${start}\n\n${section.trim()}\n\n${end}`;
  return `${rest}\n\n${marked}\n`;
}
