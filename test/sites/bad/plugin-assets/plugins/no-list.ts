export default { name: 'no-list', styles: './marks.css' };
