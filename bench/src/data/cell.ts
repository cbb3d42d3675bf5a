/** A value of a row. */
export type Cell = string | number | boolean | null;
