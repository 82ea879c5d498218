const folders = ['.docsgen', 'build'];

/** @param {{ utils: { cache: { restore: (folders: string[]) => Promise<boolean> } } }} event */
export const onPreBuild = ({ utils }) => utils.cache.restore(folders);

/** @param {{ utils: { cache: { save: (folders: string[]) => Promise<boolean> } } }} event */
export const onPostBuild = ({ utils }) => utils.cache.save(folders);
