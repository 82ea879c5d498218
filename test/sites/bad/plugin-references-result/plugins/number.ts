/** A plugin that answers with something else than an address. */
export default { name: 'number', references: () => 5 };
