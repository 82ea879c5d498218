export default { name: 'code', styles: ['./code.css'], client: ['./code-client.ts'] };
