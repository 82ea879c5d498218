export default { name: 'text' };
