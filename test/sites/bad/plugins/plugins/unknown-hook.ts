export default { name: 'unknown-hook', markdwon: {} };
