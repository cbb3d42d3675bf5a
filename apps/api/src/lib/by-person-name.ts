const collator = new Intl.Collator('es-MX');

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

const nameOf = ({ lastName, firstName, id }: Named) => `${lastName} ${firstName} ${id}`;

/** Sorts by last and first name as Mexican readers expect, accents and case included, whatever order the database uses. */
export function byPersonName(a: Named, b: Named): number {
  return collator.compare(nameOf(a), nameOf(b));
}
