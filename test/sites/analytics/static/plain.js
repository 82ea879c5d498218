document.documentElement.dataset.plain = 'ran';
