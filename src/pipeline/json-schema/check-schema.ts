import * as z from 'zod';

const count = z.int().min(0);
const place = z.int().min(1);

const problem = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  title: z.string(),
  hint: z.string().optional(),
  cause: z.string().optional(),
  file: z.string().optional(),
  line: place.optional(),
  column: place.optional(),
  endColumn: place.optional(),
  page: z.string().optional(),
  output: z.string().optional(),
  element: z.string().optional(),
  fix: z.object({ line: place, column: place, before: z.string(), after: z.string() }).optional(),
});

/**
 * What `docsgen check --json` prints. A site that cannot be built has the first two fields only.
 * Later versions may add fields, so others are allowed.
 */
export const checkSchema = z.object({
  ok: z.boolean(),
  problems: z.array(problem),
  outDir: z.string().optional(),
  outDirs: z.array(z.string()).optional(),
  pages: count.optional(),
  files: count.optional(),
  links: count.optional(),
  ignored: count.optional(),
  inBaseline: count.optional(),
});
