import { isRecord } from '../shared/is-record.ts';

/**
 * Returns the data of a file, without the key `$schema` if it is a JSON file: there it tells
 * editors what the file may contain. YAML files say that in a comment.
 */
export function withoutSchemaKey(file: string, data: unknown): unknown {
  if (!file.endsWith('.json') || !isRecord(data) || typeof data['$schema'] !== 'string') return data;
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== '$schema'));
}
