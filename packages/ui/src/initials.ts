/** 'de la O' is O, and 'Ma. del Carmen' M. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

interface Named {
  firstName: string;
  lastName: string;
}

/** The first letters of the name and of the surname, or of the first two words of a name without one. */
export function initials({ firstName, lastName }: Named): string {
  const [first, second] = wordsOf(firstName);
  const [surname = second] = wordsOf(lastName);
  return (initial(first) || [...firstName.trim()].slice(0, 1).join('')) + initial(surname);
}

/** The words that begin with a letter, those that count if there are any. */
function wordsOf(name: string): string[] {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const counting = words.filter((word) => !PARTICLES.has(word.toLowerCase()));
  return counting.length > 0 ? counting : words;
}

const initial = ([letter = '']: Iterable<string> = '') => letter.toLocaleUpperCase('es-MX');
