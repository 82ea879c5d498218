// TypeScript keeps such a line in the declarations of a package, but no import.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../theme/style-modules.d.ts" preserve="true" />
// The exports of the package `docsgen`.
export type * from '../collections/define-config.ts';
export { defineConfig } from '../collections/define-config.ts';
export type * from '../plugins/contract/codes.ts';
export type * from '../plugins/contract/collection-fields.ts';
export type * from '../plugins/contract/collection.ts';
export { defineCollectionType } from '../plugins/contract/collection.ts';
export type * from '../plugins/contract/css-hook.ts';
export type * from '../plugins/contract/drawer.ts';
export type * from '../plugins/contract/markdown-hook.ts';
export type * from '../plugins/contract/page-facts.ts';
export type * from '../plugins/contract/page-hook.ts';
export type * from '../plugins/contract/parser-hook.ts';
export type * from '../plugins/contract/plugin.ts';
export type * from '../plugins/contract/routes.ts';
export type * from '../plugins/contract/rules-hook.ts';
export type * from '../plugins/contract/site-hooks.ts';
export { definePlugin } from '../plugins/contract/plugin.ts';
export type { JsonValue } from '../config/fields/plugins.ts';
export type { Problem } from '../shared/problem.ts';
export type { PluginCode, ProblemCode } from '../shared/problem-codes.ts';
export { DocsgenError } from '../shared/problem.ts';
export type * from './build.ts';
export { build } from './build.ts';
export type * from './check.ts';
export { check } from './check.ts';
export type * from '../shared/route-info.ts';
export type * from './site.ts';
export { listRoutes, loadSite } from './site.ts';
export type * from './start-dev.ts';
export { startDev } from './start-dev.ts';
export type { Translate, TranslationRequest } from '../translation/machine/load-translator.ts';
