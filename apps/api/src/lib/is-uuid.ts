const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;

/** Whether Postgres would take the text as a uuid in its usual form; anything else names nothing. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
