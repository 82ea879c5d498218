export default { name: 'throws', theme: './throws-theme' };
