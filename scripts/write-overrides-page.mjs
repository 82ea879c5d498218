// Writes the tables of `docs/overrides.md` again, after a change of components, slots or props.
// usage: node scripts/write-overrides-page.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './overrides-tables.mjs';

const page = new URL('../docs/overrides.md', import.meta.url);
writeFileSync(page, await withTables(readFileSync(page, 'utf8')));
