import * as z from 'zod';
import { isRecord } from '../shared/is-record.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import { localizedText, titleTemplate } from './schema/text.ts';

/** A text of a configuration that may differ between languages. */
export interface ConfiguredText {
  readonly path: readonly PropertyKey[];
  readonly text: LocalizedText;
  /** The object that has the text as a field. */
  readonly holder: unknown;
}

/** Returns what is in the place of a text. */
type ChangeText = (text: ConfiguredText) => LocalizedText;

/**
 * Returns a configuration with other texts in the places where the schema allows one for each
 * language. What the schema does not allow stays as it is. The value itself is not changed.
 */
export function mapTexts(schema: z.ZodType, input: unknown, change: ChangeText): unknown {
  return visit(schema, input, { path: [], holder: null, change });
}

interface Place {
  readonly path: readonly PropertyKey[];
  readonly holder: unknown;
  readonly change: ChangeText;
}

function visit(schema: unknown, value: unknown, place: Place): unknown {
  if (value === undefined || value === null) return value;
  if (schema === localizedText || schema === titleTemplate) {
    const { data: text } = localizedText.safeParse(value);
    return text === undefined ? value : place.change({ path: place.path, text, holder: place.holder });
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) return visit(schema.unwrap(), value, place);
  if (schema instanceof z.ZodPipe) return visitPipe(schema, value, place);
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((each) => z.safeParse(each, value).success);
    return option === undefined ? value : visit(option, value, place);
  }
  if (schema instanceof z.ZodArray) return Array.isArray(value) ? visitItems(schema.element, value, place) : value;
  if (schema instanceof z.ZodObject) return visitFields((name) => schema.shape[name], value, place);
  return schema instanceof z.ZodRecord ? visitFields(() => schema.valueType, value, place) : value;
}

/** What is written may lack a field that the schema then adds. */
function visitPipe({ in: first, out }: z.ZodPipe, value: unknown, place: Place): unknown {
  if (!(first instanceof z.ZodTransform)) return visit(first, value, place);
  const { data: made } = first.safeParse(value);
  const changed = visit(out, made, place);
  return changed === made ? value : changed;
}

function visitItems(schema: unknown, items: readonly unknown[], place: Place): unknown {
  const changed = items.map((item, index) => visit(schema, item, { ...place, path: [...place.path, index] }));
  return changed.some((item, index) => item !== items[index]) ? changed : items;
}

function visitFields(schemaOf: (name: string) => unknown, holder: unknown, place: Place): unknown {
  if (!isRecord(holder) || Array.isArray(holder)) return holder;
  const changed = Object.entries(holder).map(([name, value]): [string, unknown] => [
    name,
    visit(schemaOf(name), value, { ...place, path: [...place.path, name], holder }),
  ]);
  return changed.some(([name, value]) => value !== holder[name]) ? Object.fromEntries(changed) : holder;
}
