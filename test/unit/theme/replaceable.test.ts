import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { componentProps, readPageTags, slotInterfaces } from '../../../scripts/read-components.mjs';
import { hashOf } from '../../../src/system/hash.ts';
import { replaceable } from '../../../src/theme/replaceable.ts';
import { slotNames } from '../../../src/theme/slots/slot-names.ts';

const root = join(import.meta.dirname, '../../..');
const components = Object.entries(replaceable).map(([name, { file }]) => ({ name, ...componentProps(name, file) }));

test('the list of replaceable components is what docsgen/theme/original exports', () => {
  const source = readFileSync(join(root, 'src/theme/components.ts'), 'utf8');
  const exported = [...source.matchAll(/^export \{ (\w+) \} from '\.\/(.*)';$/gm)].map(([, name, file]) => [
    name,
    file,
  ]);
  expect(exported).toStrictEqual(Object.entries(replaceable).map(([name, { file }]) => [name, file]));
});

describe('what the manual is made from', () => {
  test('every component and each of its props has a comment', () => {
    expect(Object.entries(replaceable).filter(([, { about }]) => !about.endsWith('.'))).toStrictEqual([]);
    const bare = components.flatMap(({ name, fields }) =>
      fields.filter(({ comment }) => comment === '').map((field) => `${name}.${field.name}`),
    );
    expect(bare).toStrictEqual([]);
    // The reader of the types has found them.
    expect(components.filter(({ fields, attributes }) => fields.length === 0 && attributes === null)).toMatchObject([
      { name: 'BackToTop' },
    ]);
  });

  test('every slot and each of its props has a comment', () => {
    const interfaces = [...slotInterfaces().values()];
    expect(
      slotInterfaces()
        .get('Slots')
        ?.fields.map(({ name }) => name),
    ).toStrictEqual(slotNames);
    expect(slotNames.length).toBeGreaterThan(11);
    const bare = interfaces.flatMap(({ name, comment, fields }) => [
      ...(comment === '' ? [name] : []),
      ...fields.filter((field) => field.comment === '').map((field) => `${name}.${field.name}`),
    ]);
    expect(bare).toStrictEqual([]);
  });

  test('every prop of a component that pages can use has a comment', () => {
    const props = readPageTags().map(({ tag, component, file }) => ({ tag, ...componentProps(component, file) }));
    const bare = props.flatMap(({ tag, fields }) =>
      fields.filter(({ comment }) => comment === '').map((field) => `${tag}.${field.name}`),
    );
    expect(bare).toStrictEqual([]);
    expect(props.filter(({ fields, attributes }) => fields.length === 0 && attributes === null)).toMatchObject([
      { tag: 'SectionOverview' },
      { tag: 'TOCInline' },
    ]);
  });
});

/**
 * `contracts.json` has the props of each component as they were at its contract. `UPDATE=1` writes
 * those of new contracts; to change props, raise the contract in `replaceable.ts` first.
 */
test('a component whose props have changed has a new contract', () => {
  const file = join(import.meta.dirname, 'contracts.json');
  const known = z
    .record(z.string(), z.object({ contract: z.number(), props: z.string() }))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  const now = Object.fromEntries(
    components.map(({ name, fields, attributes }) => {
      const props = fields.map((field) => `${field.name}${field.isOptional ? '?' : ''}: ${field.type}`);
      return [name, { contract: replaceable[name]?.contract ?? 0, props: hashOf(attributes ?? '', ...props) }];
    }),
  );
  const broken = Object.entries(now).filter(
    ([name, { contract, props }]) => known[name]?.contract === contract && known[name].props !== props,
  );
  expect(broken.map(([name]) => name)).toStrictEqual([]);
  if (process.env['UPDATE'] === '1') writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  expect(now).toStrictEqual(z.unknown().parse(JSON.parse(readFileSync(file, 'utf8'))));
});
