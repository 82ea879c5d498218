const { dataset } = document.documentElement;
dataset['scripts'] = `${dataset['scripts'] ?? ''} site`;
