#!/usr/bin/env node
'use strict';
// Node.js of any age can read this file, so that it can say that it is too old: CommonJS, as
// `package.json` beside it says, in the syntax of ES5. Nothing else is loaded before.
var wanted = require('../package.json').engines.node.replace('>=', '');
var version = process.versions.node;

function isOlder(version, wanted) {
  var have = version.split('.').map(Number);
  var want = wanted.split('.').map(Number);
  return have[0] < want[0] || (have[0] === want[0] && have[1] < (want[1] || 0));
}

if (isOlder(version, wanted)) {
  var facts = 'This is Node.js ' + version + ', and docsgen needs ' + wanted + ' or newer.';
  var remedy = 'Install a newer version from https://nodejs.org/, or choose one with your version manager.';
  process.stderr.write(facts + '\n' + remedy + '\n');
  process.exitCode = 1;
} else {
  void require('./start.js').start();
}
