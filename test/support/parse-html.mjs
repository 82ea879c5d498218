export { fromHtml as parseHtml } from 'hast-util-from-html';
