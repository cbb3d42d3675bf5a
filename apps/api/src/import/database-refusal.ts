/** SQLSTATE classes that concern a single row: wrong data, a broken rule, a conflict with another writer. */
const ROW_CLASSES = new Set(['22', '23', '40']);

/** Says why the database refused a row; null when the error has another cause, such as a lost connection. */
export function databaseRefusal(error: unknown): string | null {
  // Drizzle wraps the driver's error.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string') continue;
    if (!ROW_CLASSES.has(cause.code.slice(0, 2))) return null;
    const rule = 'constraint_name' in cause ? String(cause.constraint_name) : cause.message;
    return `La base de datos no aceptó la fila (${cause.code}, ${rule}).`;
  }
  return null;
}
