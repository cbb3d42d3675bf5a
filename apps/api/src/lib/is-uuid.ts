const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;

/** Whether Postgres accepts the text as a uuid in its usual form; any other text names no row. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
