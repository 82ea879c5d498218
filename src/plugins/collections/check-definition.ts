import * as z from 'zod';
import { localizedText } from '../../config/schema/text.ts';
import { validate } from '../../config/validate.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { Problem } from '../../shared/problem.ts';
import type { CollectionTypeDefinition } from '../contract/collection.ts';
import { takenFields } from './type-schemas.ts';

const typeName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens');
const kindName = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a name of letters and digits, such as `list`');
const func = z.custom<unknown>((value) => typeof value === 'function', 'a function');

function fieldsSchema(taken: readonly string[]) {
  const name = z
    .string()
    .regex(/^[A-Za-z]\w*$/, 'a name of letters, digits and underscores')
    .refine((each) => !taken.includes(each), 'another name, because all have this field already');
  const field = z.strictObject({
    type: z.enum(['string', 'number', 'boolean', 'list', 'date', 'data']),
    enum: z.array(z.string().min(1)).min(1).optional(),
    required: z.boolean().optional(),
  });
  return z.record(name, field).optional();
}

const definitionSchema = z.strictObject({
  name: typeName,
  title: localizedText,
  options: fieldsSchema(takenFields.options),
  frontMatter: fieldsSchema(takenFields.frontMatter),
  components: z.record(kindName, z.string().regex(/^\.\.?\//, 'a path that begins with `./`')).optional(),
  pages: func,
  navbarItems: z.record(z.string().min(1), z.strictObject({ link: func })).optional(),
});

/** Returns whether a value defines a type of collection. */
export function isDefinition(value: unknown): value is CollectionTypeDefinition {
  return isRecord(value) && definitionSchema.safeParse(value).success;
}

/** Returns the mistakes in a definition; `name` is what their titles call it. */
export function definitionMistakes(value: unknown, name: string): readonly Pick<Problem, 'title' | 'hint'>[] {
  const codes = { unknownKey: 'invalid-plugin', invalidValue: 'invalid-plugin' } as const;
  const schema = z.object({ [name]: definitionSchema });
  return validate({ schema, input: { [name]: value }, file: '', locate: () => null, codes }).problems;
}
