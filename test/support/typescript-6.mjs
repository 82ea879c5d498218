import { register } from 'node:module';

// `openapi-typescript` needs the API of TypeScript 6, which TypeScript 7 does not have.
const hooks = `export const resolve = (name, context, next) => next(name === 'typescript' ? 'typescript-6' : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
