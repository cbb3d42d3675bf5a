const SMALL_WORDS = new Set('a al con de del e el en la las lo los o u y'.split(' '));

const ACRONYMS = new Set(
  'bc bcs cdmx cfe cv df eua ffcc fovissste imss infonavit ipn issste itesm nl ph rl sa slp tv unam usa uvm'.split(
    ' ',
  ),
);

/** 'II' to 'XXXIX'. */
const NUMERAL = /^(?=[ivx]{2})x{0,3}(?:ix|iv|v?i{0,3})$/u;
/** 'S/N', 'D.F.', 'S.A.' */
const INITIALS = /^\p{L}(?:[./]\p{L})+$/u;
/** 'Calle 16B', 'Lote 3A'. */
const LETTERED_NUMBER = /^\d+[a-z]$/u;
/** '1a. Cerrada', '2ª', '3o.'; '1a' also before what is counted: 'la 1a sección'. */
const ORDINAL = /^\d+[ao][.ºª]/u;
const COUNTED = /^(?:secc|cerr|cda|priv|etapa|ampl|av|calle|sur|norte|ori|pon)/u;

/** 'LOMAS DE CHAPULTEPEC II' -> 'Lomas de Chapultepec II'. */
export function titleCase(text: string): string {
  const words = text.toLocaleLowerCase('es').split(/\s+/u);
  return words
    .map((word, index) => {
      const isLast = index === words.length - 1;
      // The last letter names something: 'Manzana A'.
      if (index > 0 && SMALL_WORDS.has(word) && !(isLast && word.length === 1)) return word;
      return isCapitals(word, words[index + 1] ?? '') ? word.toLocaleUpperCase('es') : titled(word);
    })
    .join(' ');
}

function isCapitals(word: string, next: string): boolean {
  const bare = word.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if (INITIALS.test(bare) || NUMERAL.test(bare) || ACRONYMS.has(bare)) return true;
  if (!LETTERED_NUMBER.test(bare) || bare.endsWith('m')) return false;
  return !ORDINAL.test(word) && !(/[ao]$/u.test(bare) && COUNTED.test(next));
}

/** Capitals at the start, behind a hyphen or a bracket, and behind the apostrophe of O'Higgins, but not of Sam's or in '4ta.'. */
const titled = (word: string) =>
  word
    .replaceAll(/(?<![\p{L}\p{M}\d]|\p{L}['’´`])\p{L}(?:['’´`]\p{L})?/gu, (start) =>
      start.toLocaleUpperCase('es'),
    )
    .replace(/^Mc\p{L}(?=\p{L}{2})/u, (start) => `Mc${start.slice(2).toLocaleUpperCase('es')}`);
