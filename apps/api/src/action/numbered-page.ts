/** The rows of a numbered page; the first page is 1. */
export const rangeOf = (page: number, limit: number) => ({ limit, offset: (page - 1) * limit });

/** The parts of a numbered page beside its items. */
export const pageFacts = (total: number, page: number, limit: number) => ({
  total,
  page,
  pageCount: Math.ceil(total / limit),
});
