const settings: { terms?: string[] } = {};

export default { name: 'throws', count: settings.terms!.length };
