export default { name: 'wrong-rules', rules: { 'short-title': { level: 'loud', check: () => undefined } } };
