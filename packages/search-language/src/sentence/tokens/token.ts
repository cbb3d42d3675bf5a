/** A word, number or mark of a text. */
export interface Token {
  kind: 'word' | 'number' | 'mark';
  /** In plain letters, without points. */
  plain: string;
  /** Its position in the text. */
  start: number;
  end: number;
}
