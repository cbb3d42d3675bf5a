import { relative, resolve, sep } from 'node:path';
import { refusal } from './layers.mjs';

const root = resolve(import.meta.dirname, '../..');

const layers = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const check = (source, typeOnly) => {
      if (typeof source?.value !== 'string') return;
      const message = refusal(file, source.value, typeOnly);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source, true),
    };
  },
};

export default { meta: { name: 'pbr' }, rules: { layers } };
