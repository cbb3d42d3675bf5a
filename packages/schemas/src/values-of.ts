/**
 * The values of a table of labels, in its order.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function valuesOf<Labels extends Readonly<Record<string, string>>>(labels: Labels) {
  return Object.keys(labels) as readonly (keyof Labels & string)[];
}
