/** A `tel:` link with digits and '+' only. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/gu, '')}`;
}

export function mailUrl(email: string): string {
  return `mailto:${email}`;
}
