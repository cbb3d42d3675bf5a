/** A `tel:` link of a stored telephone: '+52 55 5555 0101 ext. 2001' is dialled with its extension. */
export function phoneUrl(phone: string): string {
  const [number = '', extension] = phone.split(' ext. ');
  const dialled = `tel:${number.replaceAll(/[^\d+]/gu, '')}`;
  return extension === undefined ? dialled : `${dialled};ext=${extension}`;
}

export function mailUrl(email: string): string {
  return `mailto:${email}`;
}
