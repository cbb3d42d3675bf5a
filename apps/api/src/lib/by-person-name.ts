const collator = new Intl.Collator('es-MX');

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

const nameOf = ({ lastName, firstName, id }: Named) => `${lastName} ${firstName} ${id}`;

/** As people sort names, accents and case included, whatever the database's own order is. */
export function byPersonName(a: Named, b: Named): number {
  return collator.compare(nameOf(a), nameOf(b));
}
