export default { name: 'names', theme: './names-theme' };
