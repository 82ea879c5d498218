import { attributeHtml } from './head-html.ts';

/**
 * Returns the HTML of a page with a notice, which readers see if the early script cannot be
 * loaded. The text is in an attribute, so that text browsers and readers of the HTML do not see it,
 * and browsers show the element as marked without any style sheet.
 */
export function addBaseNotice(html: string, text: string): string {
  return html.replace('<body>', (start) => `${start}<p${attributeHtml('data-base-notice', text)}><mark></mark></p>`);
}
