export default () => ({
  collections: { docs: { type: 'docs' } },
  trailingSlash: 'sometimes',
});
