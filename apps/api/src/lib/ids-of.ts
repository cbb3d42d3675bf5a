export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
