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

const EFFECT = /^use(?:Layout|Insertion)?Effect$/u;
const WRITTEN_FUNCTION = /^(?:ArrowFunction|Function)Expression$/u;

/**
 * React calls what an effect returns as its cleanup. The return value of a browser's function may change, as that of `scrollTo` did: it
 * is a promise since Chrome 150. An effect without braces may only return a function written there, or nothing by `void`.
 */
const effectBraces = {
  create(context) {
    return {
      CallExpression({ callee, arguments: [effect] }) {
        if (!EFFECT.test(callee.name ?? callee.property?.name)) return;
        if (effect?.type !== 'ArrowFunctionExpression' || !effect.expression) return;
        const { type, operator } = effect.body;
        if (WRITTEN_FUNCTION.test(type) || operator === 'void') return;
        const message = 'React would call the value of this effect as its cleanup: use braces.';
        context.report({ node: effect.body, message });
      },
    };
  },
};

/** Methods of JavaScript that Safari 16.4, Chrome 111 or Firefox 114 lack. A method that an older one shares its name with is missing. */
const TOO_NEW = new Set(
  [
    'toSorted toReversed toSpliced fromAsync groupBy withResolvers getOrInsert getOrInsertComputed',
    'isWellFormed toWellFormed canParse isSubsetOf isSupersetOf isDisjointFrom symmetricDifference',
  ].flatMap((names) => names.split(' ')),
);

/** The scripts run in browsers that are some years old: README.md names them, and e2e/journeys/old-browsers.spec.ts tries the pages in one. */
const oldestBrowsers = {
  create(context) {
    return {
      MemberExpression({ property }) {
        if (!TOO_NEW.has(property.name)) return;
        const message = `The oldest browsers that run the scripts have no '${property.name}'.`;
        context.report({ node: property, message });
      },
    };
  },
};

export default {
  meta: { name: 'pbr' },
  rules: {
    layers,
    'linear-regex': linearRegex,
    'effect-braces': effectBraces,
    'oldest-browsers': oldestBrowsers,
  },
};
