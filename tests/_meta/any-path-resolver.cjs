// For the snippets of lint-rules.test.ts only: takes a file of ours that is not there for one that is, so that a snippet
// can import a room by name. It is asked after the real resolver.
const { dirname, join } = require('node:path');

exports.interfaceVersion = 2;
exports.resolve = (source, file) => {
  if (source.startsWith('@/')) return { found: true, path: `${join(__dirname, '../..', source.slice(2))}.ts` };
  if (source.startsWith('.')) return { found: true, path: `${join(dirname(file), source)}.ts` };
  return { found: false };
};
