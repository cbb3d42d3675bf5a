const GROUND = /^(?:p ?\.? ?b|planta baja|nivel calle|ground(?: floor)?)$/u;
const ORDINALS = 'primer segundo tercer cuarto quinto sexto septimo octavo noveno decimo'.split(
  ' ',
);
const ORDINAL = new RegExp(`^(?:el )?(${ORDINALS.join('|')})o?\\b`, 'u');
const ENDING = /(?<=\d) ?(?:°|er[ao]?|[dntmv]?[ao]|avo|th|st|nd|rd)\b\.?|(?<=\d) ?°/u;
const BEFORE = /^(?:piso|nivel|planta|#|no\.?) ?(?=\d)/u;

/** A storey as plain digits, where the text names one: '3er piso' is 3, 'PB' is 0. Other texts stay as they are. */
export function plainFloor(clean: string): string {
  if (GROUND.test(clean)) return '0';
  return clean
    .replace(ORDINAL, (_, word: string) => String(ORDINALS.indexOf(word) + 1))
    .replace(ENDING, '')
    .replace(BEFORE, '');
}
