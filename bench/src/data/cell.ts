/** A value in a database row. */
export type Cell = string | number | boolean | null;
