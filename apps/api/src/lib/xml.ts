const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML, between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}
