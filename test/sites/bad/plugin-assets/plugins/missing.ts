export default { name: 'missing', theme: './them', styles: ['./mark.css', '/plugins/marks.css'], client: ['./theme'] };
