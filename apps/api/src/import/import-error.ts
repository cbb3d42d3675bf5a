/** Stops the whole import; its message is for the person at the terminal. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Refuses one row; the import goes on. `value` is the text that was not understood, `place` the column or field it stood in. */
export class RowRefusal extends Error {
  override readonly name = 'RowRefusal';
  readonly value: string;
  place: string | undefined;

  constructor(message: string, value: string) {
    super(message);
    this.value = value;
  }
}
