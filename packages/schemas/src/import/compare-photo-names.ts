const natural = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
const stemOf = (name: string) => name.replace(/\.[^./]*$/u, '');

/** Photos of an import stand in the order in which a person counts, whatever their format: 'A-1.png', 'A-1 2.jpg', 'A-1 10.jpg'. */
export const comparePhotoNames = (one: string, other: string): number =>
  natural.compare(stemOf(one), stemOf(other)) || (one < other ? -1 : 1);
