// The tables of `docs/overrides.md`, made from the types of the theme.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { propsOf, readInterfaces } from './read-props.mjs';

/** @typedef {import('./read-props.mjs').Interface} Interface */
/** @typedef {typeof import('../src/theme/replaceable.ts')} ReplaceableModule */

const source = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Returns the page with its tables made again. Each table is between two comments with its name.
 * @param {string} page
 * @returns {Promise<string>}
 */
export async function withTables(page) {
  const tables = new Map([
    ['slots', slotsTable()],
    ['slot props', slotPropsTable()],
    ['components', await componentsTable()],
    ['component props', await componentPropsTable()],
  ]);
  return page.replace(/(<!-- table: (.*?) -->\n)[^]*?(<!-- end -->)/g, (_, start, name, end) => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`There is no table \`${name}\``);
    return `${start}\n${table}\n\n${end}`;
  });
}

/** Returns the components that a site can replace, by name. */
export async function readReplaceable() {
  const { code } = transformSync(readFileSync(`${source}theme/replaceable.ts`, 'utf8'), { loader: 'ts' });
  /** @type {ReplaceableModule} */
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.replaceable;
}

/**
 * Returns the props of a replaceable component, with the interfaces that it extends in its file.
 * @param {string} name
 * @param {string} file
 */
export function componentProps(name, file) {
  const path = `${source}theme/${file}`;
  const props = propsOf(path, name);
  if (props === null) return { fields: [], attributes: null };
  const interfaces = readInterfaces(path);
  const own = props === undefined ? undefined : interfaces.get(props);
  const parents = own === undefined ? [attributesOf(path)] : own.parents;
  const inherited = parents.flatMap((parent) => interfaces.get(parent)?.fields ?? []);
  const element = parents.map((parent) => /HTML(\w+?)Element>$/.exec(parent)?.[1]).find((each) => each !== undefined);
  return { fields: [...inherited, ...(own?.fields ?? [])], attributes: element ?? null };
}

/** @param {string} path */
function attributesOf(path) {
  return /(\w+Attributes<HTML\w+Element>)\): ReactNode/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
}

/** Returns the interfaces of the slots, by name. */
export function slotInterfaces() {
  return readInterfaces(`${source}shared/slot-props.ts`);
}

function slotsTable() {
  const rows = (slotInterfaces().get('Slots')?.fields ?? []).map(({ name, type, comment }) => [
    `\`${name}\``,
    comment,
    `\`${type}\``,
  ]);
  return table(['Slot', 'Where', 'Props'], rows);
}

function slotPropsTable() {
  const interfaces = [...slotInterfaces().values()].filter(({ name }) => name.endsWith('SlotProps'));
  return table(
    ['Props', 'Field', 'Type', 'What it is'],
    interfaces.flatMap(({ name, parents, fields }) => [
      ...parents.map((parent) => [`\`${name}\``, `those of \`${parent}\``, '', '']),
      ...fields.map((field) => [`\`${name}\``, `\`${field.name}\``, `\`${field.type}\``, field.comment]),
    ]),
  );
}

async function componentsTable() {
  const rows = Object.entries(await readReplaceable()).map(([name, { contract, safety, about }]) => [
    `\`${name}\``,
    about,
    safety,
    String(contract),
  ]);
  return table(['Component', 'What it renders', 'Safety', 'Contract'], rows);
}

async function componentPropsTable() {
  const rows = Object.entries(await readReplaceable()).flatMap(([name, { file }]) => {
    const { fields, attributes } = componentProps(name, file);
    const own = fields.map((field) => [
      `\`${name}\``,
      `\`${field.name}${field.isOptional ? '?' : ''}\``,
      `\`${field.type}\``,
      field.comment,
    ]);
    const html = attributes === null ? [] : [[`\`${name}\``, 'attributes', '', 'The attributes of its HTML element.']];
    return own.length + html.length === 0 ? [[`\`${name}\``, 'none', '', '']] : [...own, ...html];
  });
  return table(['Component', 'Prop', 'Type', 'What it is'], rows);
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
