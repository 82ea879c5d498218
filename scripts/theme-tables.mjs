// The tables of the manual's chapter about the theme, made from the theme's types and style sheet.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { componentProps, readIcons, readPageTags, readReplaceable, slotInterfaces } from './read-components.mjs';
import { isColor, readTokens } from './read-tokens.mjs';

/** @typedef {import('./read-props.mjs').Field} Field */

const source = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Returns the page with its tables made again. Each table is between two comments with its name.
 * @param {string} page
 * @returns {Promise<string>}
 */
export async function withTables(page) {
  const tables = new Map([
    ['colors', colorsTable()],
    ['measures', measuresTable()],
    ['slots', slotsTable()],
    ['slot props', slotPropsTable()],
    ['icons', await iconList()],
    ['components', await componentsTable()],
    ...(await componentPropsTables()),
    ...readPageTags().map(({ tag, file, component }) => /** @type {const} */ ([tag, propsTable(component, file)])),
  ]);
  return page.replace(
    /(<!--|\{\/\*)( table: (.*?) (?:-->|\*\/\}))\n[^]*?\1 end (-->|\*\/\})/g,
    (_, open, rest, name, close) => {
      const table = tables.get(name);
      if (table === undefined) throw new Error(`There is no table \`${name}\``);
      return `${open}${rest}\n\n${table}\n\n${open} end ${close}`;
    },
  );
}

/** Returns the tokens of the theme, in the order of its style sheet. */
export function themeTokens() {
  return readTokens(readFileSync(`${source}theme/styles/tokens.css`, 'utf8'));
}

function colorsTable() {
  const rows = themeTokens()
    .filter(isColor)
    .map(({ name, comment, light, dark }) => {
      return [swatch(name), comment, dark === null ? value(light) : `${value(light)}<br />${value(dark)}`];
    });
  return table(['Token', 'What it colors', 'On light and on dark pages'], rows);
}

function measuresTable() {
  const rows = themeTokens()
    .filter((token) => !isColor(token))
    .map(({ name, comment, light, wide }) => {
      return [swatch(name), comment, wide === null ? value(light) : `${value(light)}; ${value(wide)} from 996 px`];
    });
  return table(['Token', 'What it sets', 'Value'], rows);
}

/** @param {string} name */
function swatch(name) {
  return `<Swatch token="${name}" /> \`${name}\``;
}

/** @param {string | null} text */
function value(text) {
  return text === null ? 'not set' : `\`${text.replace(/\s+/g, ' ')}\``;
}

function slotsTable() {
  const rows = (slotInterfaces().get('Slots')?.fields ?? []).map(({ name, type, comment }) => [
    `<SlotPlace slot="${name}" />`,
    `\`${name}\``,
    comment,
    `\`${type}\``,
  ]);
  return table(['Place', 'Slot', 'Where', 'Props'], rows);
}

function slotPropsTable() {
  const interfaces = [...slotInterfaces().values()].filter(({ name }) => name.endsWith('SlotProps'));
  return table(
    ['Props', 'Field', 'Type', 'What it is'],
    interfaces.flatMap(({ name, parents, fields }) => [
      ...parents.map((parent) => [`\`${name}\``, `those of \`${parent}\``, '', '']),
      ...fields.map((field) => [`\`${name}\``, ...cells(field)]),
    ]),
  );
}

async function iconList() {
  const items = (await readIcons()).map((name) => `  <li><Icon name="${name}" /> <code>${name}</code></li>`);
  return ['<ul className="icon-list">', ...items, '</ul>'].join('\n');
}

async function componentsTable() {
  const rows = Object.entries(await readReplaceable()).map(([name, { file, contract, safety, about }]) => [
    `<span id="${name.toLowerCase()}"></span>[\`${name}\`](./props/${areaOf(file)}.md#${name.toLowerCase()})`,
    about,
    safety,
    String(contract),
  ]);
  return table(['Component', 'What it renders', 'Safety', 'Contract'], rows);
}

/** Returns the sections of each page with props, by the name of its table: `props of layout`. */
async function componentPropsTables() {
  const components = Object.entries(await readReplaceable());
  return [...new Set(areas.values())].map((area) => {
    const sections = components
      .filter(([, { file }]) => areaOf(file) === area)
      .map(([name, { file, about }]) => `## ${name}\n\n${about}\n\n${propsTable(name, file)}`);
    return /** @type {const} */ ([`props of ${area}`, sections.join('\n\n')]);
  });
}

/** The page that has the props of the components in a folder of the theme. */
const areas = new Map([
  ['layout', 'layout'],
  ['search', 'layout'],
  ['docs', 'docs'],
  ['tags', 'docs'],
  ['blog', 'blog-and-pages'],
  ['pages', 'blog-and-pages'],
  ['markdown', 'texts'],
]);

/** @param {string} file */
function areaOf(file) {
  const area = areas.get(file.split('/')[0] ?? '');
  if (area === undefined) throw new Error(`No page has the props of ${file}`);
  return area;
}

/**
 * @param {string} component
 * @param {string} file
 */
function propsTable(component, file) {
  const rows = propRows(component, file);
  return rows.length === 0 ? `\`${component}\` has no props.` : table(['Prop', 'Type', 'What it is'], rows);
}

/**
 * @param {string} component
 * @param {string} file
 */
function propRows(component, file) {
  const { fields, attributes } = componentProps(component, file);
  const html = attributes === null ? [] : [['attributes', '', 'The attributes of its HTML element.']];
  // A prop that is only there to be refused is none that a page can use.
  return [...fields.filter(({ type }) => type !== 'undefined').map(cells), ...html];
}

/** @param {Field} field */
function cells({ name, isOptional, type, comment }) {
  const own = isOptional ? type.replace(/ \| undefined$/, '') : type;
  return [`\`${name}${isOptional ? '?' : ''}\``, `\`${own}\``, comment];
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ texts) =>
    `| ${texts.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
