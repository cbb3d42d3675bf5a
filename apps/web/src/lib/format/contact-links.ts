/** `tel:` with what a telephone understands. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/gu, '')}`;
}

export function mailUrl(email: string): string {
  return `mailto:${email}`;
}
