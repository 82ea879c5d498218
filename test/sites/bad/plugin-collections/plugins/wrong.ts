const wrong = {
  name: 'My type',
  options: { title: { type: 'string' }, count: { type: 'integer' } },
  frontMatter: { draft: { type: 'boolean' } },
  components: { list: 'List.tsx' },
  page: () => [],
};

export default { name: 'wrong', collections: [wrong, null] };
