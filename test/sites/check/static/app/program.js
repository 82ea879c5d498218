fetch('/img/by-script.png');
