// The exports of the package `docsgen`.
export type * from '../collections/define-config.ts';
export { defineConfig } from '../collections/define-config.ts';
export type * from '../plugins/contract/plugin.ts';
export { definePlugin } from '../plugins/contract/plugin.ts';
export type { JsonValue } from '../config/fields/plugins.ts';
export type { Problem } from '../shared/problem.ts';
export type { ProblemCode } from '../shared/problem-codes.ts';
export { DocsgenError } from '../shared/problem.ts';
export type * from './build.ts';
export { build } from './build.ts';
export type * from '../shared/route-info.ts';
export type * from './site.ts';
export { listRoutes, loadSite } from './site.ts';
export type * from './start-dev.ts';
export { startDev } from './start-dev.ts';
