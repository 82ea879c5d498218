export default { name: 'syntax'
