import type { MdxComponents } from 'docsgen/theme';

export default { em: 'mark' } satisfies MdxComponents;
