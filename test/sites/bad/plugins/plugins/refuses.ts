/** A plugin that checks its options. */
export default ({ options }: { options: { size: unknown } }) => {
  if (typeof options.size !== 'number') throw new TypeError('`size` must be a number.');
  return { name: 'refuses' };
};
