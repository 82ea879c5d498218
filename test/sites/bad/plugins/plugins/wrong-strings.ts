export default { name: 'wrong-strings', strings: { en: { 'shop.total': 12 } } };
