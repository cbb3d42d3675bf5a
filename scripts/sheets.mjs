const EQUAL_DECLARATIONS = 5;

/** Pairs of style sheets with a rule each that share five equal declarations; `sheets` are their names and texts. */
export function alikeSheets(sheets) {
  const read = sheets.map(({ name, text }) => ({ name, rules: rulesOf(text) }));
  return read.flatMap((one, index) =>
    read
      .slice(index + 1)
      .filter((other) =>
        one.rules.some((rule) => other.rules.some((their) => areAlike(rule, their))),
      )
      .map((other) => [one.name, other.name]),
  );
}

const areAlike = (one, other) =>
  [...one].filter((declaration) => other.has(declaration)).length >= EQUAL_DECLARATIONS;

/** The declarations of each rule. */
function rulesOf(text) {
  return [...withoutComments(text).matchAll(/\{([^{}]*)\}/gu)].map(
    ([, body]) =>
      new Set(
        body
          .split(';')
          .map((declaration) => declaration.trim().replaceAll(/\s+/gu, ' '))
          .filter((declaration) => declaration !== ''),
      ),
  );
}

/** The shapes that the rules of a CSS module take: `composes: NAME NAME from global;` */
export function shapesTaken(text) {
  const taken = withoutComments(text).matchAll(/composes:([^;]*) from global;/gu);
  return [...taken].flatMap(([, names]) => names.trim().split(/\s+/u));
}

/** The classes that the selectors of a sheet name. */
export function classesOf(text) {
  const selectors = withoutComments(text).replaceAll(/\{[^{}]*\}/gu, '');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/giu)].map(([, name]) => name));
}

const withoutComments = (text) => text.replaceAll(/\/\*[^]*?\*\//gu, '');
