/** JSON that the database wrote with the contract's keys; it is sent unchanged. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A part of a list, with the cursor where it goes on. */
export class ListPage<Item> {
  readonly items: readonly Item[] | JsonText;
  /** COUNT_CAP + 1 means 'more than COUNT_CAP'. */
  readonly total: number;
  /** Null at the end of the list. */
  readonly nextCursor: string | null;

  constructor({
    items,
    total,
    nextCursor,
  }: Pick<ListPage<Item>, 'items' | 'total' | 'nextCursor'>) {
    this.items = items;
    this.total = total;
    this.nextCursor = nextCursor;
  }
}
