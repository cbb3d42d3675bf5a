import { relative, resolve, sep } from 'node:path';
import { refusal } from './layers.mjs';
import { slowness } from './linear-regex.mjs';

const root = resolve(import.meta.dirname, '../..');

const fileOf = (context) => relative(root, context.filename).split(sep).join('/');

const layers = {
  create(context) {
    const file = fileOf(context);
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

const linearRegex = {
  create(context) {
    const file = fileOf(context);
    return {
      Literal(node) {
        const message = node.regex && slowness(file, node.regex);
        if (message) context.report({ node, message });
      },
    };
  },
};

export default { meta: { name: 'pbr' }, rules: { layers, 'linear-regex': linearRegex } };
