/** SQLSTATE classes that concern the row at hand: wrong data, a broken rule, a conflict with another writer. */
const ROW_CLASSES = new Set(['22', '23', '40']);

/** Why the database refused a row, or null when the error is about something else, such as a lost connection. */
export function databaseRefusal(error: unknown): string | null {
  // drizzle wraps the error of the driver.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string') continue;
    if (!ROW_CLASSES.has(cause.code.slice(0, 2))) return null;
    const rule = 'constraint_name' in cause ? String(cause.constraint_name) : cause.message;
    return `La base de datos no aceptó la fila (${cause.code}, ${rule}).`;
  }
  return null;
}
