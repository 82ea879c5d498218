import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './edited-site.ts';

export const replacePicture: Edit = async (site, random) => {
  const file = random.pick(await site.files(/\.(svg|png)$/));
  const size = 10 + random.below(90);
  if (file.endsWith('.png')) {
    // Bytes after the end of a picture do not change what it shows.
    site.write(file, Buffer.concat([readFileSync(join(site.root, file)), Buffer.from([size])]));
  } else
    site.write(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="8" viewBox="0 0 9 8"><path d="M0 ${size}"/></svg>\n`,
    );
  return `${file}: ${size}`;
};

export const addStaticFile: Edit = (site, random) => {
  const file = `static/${random.pick(['files', 'more', 'more/deep'])}/${random.word()}.txt`;
  site.write(file, random.word());
  return `added ${file}`;
};

export const changeStaticFile: Edit = async (site, random) => {
  const file = random.pick(await site.files(/^static\/.*\.txt$/));
  site.write(file, random.pick([random.word(), 'a list\n', '']));
  return `changed ${file}`;
};

export const removeStaticFile: Edit = async (site, random) => {
  const files = (await site.files(/^static\/.*\.txt$/)).filter((file) => !file.endsWith('list.txt'));
  if (files.length === 0) return null;
  const file = random.pick(files);
  site.remove(file);
  return `removed ${file}`;
};

export const removeOutput: Edit = async (site, random) => {
  const files = await site.files(/./, 'build');
  if (files.length === 0) return null;
  const file = random.pick(files);
  site.remove(file);
  return `removed ${file}`;
};

export const damageOutput: Edit = async (site, random) => {
  const files = await site.files(/./, 'build');
  if (files.length === 0) return null;
  const file = random.pick(files);
  if (random.below(2) === 0) site.flipByte(file, random);
  else site.write(file, site.read(file).slice(0, 40));
  return `damaged ${file}`;
};

export const touchOutput: Edit = async (site, random) => {
  const files = await site.files(/./, 'build');
  if (files.length === 0) return null;
  const file = random.pick(files);
  site.touch(file);
  return `touched ${file}`;
};

export const removeCached: Edit = async (site, random) => {
  const files = await site.files(/./, '.docsgen/cache');
  if (files.length === 0) return null;
  const file = random.pick(files);
  site.remove(file);
  return `removed ${file}`;
};

export const damageCached: Edit = async (site, random) => {
  const files = await site.files(/./, '.docsgen/cache');
  if (files.length === 0) return null;
  const file = random.pick(files);
  site.flipByte(file, random);
  return `damaged ${file}`;
};
