export default { extends: './site.config.ts' };
