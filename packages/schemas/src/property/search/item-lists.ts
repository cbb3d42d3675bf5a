import * as z from 'zod/mini';
import { cleanLine } from '../../clean-text.ts';
import { PROPERTY_TYPES, type PropertyType } from '../values.ts';

/** The most items of a list in the URL. */
export const MOST_ITEMS = 20;

/** An item may hold a comma; a backslash before it says that the item goes on: `Bodega\\, chica`. */
export const joinItems = (items: readonly string[]): string =>
  items.map((item) => item.replaceAll(/[\\,]/gu, String.raw`\$&`)).join(',');

export function distinctItems(list: unknown): string[] {
  const items = typeof list === 'string' ? (list.match(/(?:\\[\\,]|[^,])+/gu) ?? []) : [];
  const plain = items.map((item) => item.replaceAll(/\\([\\,])/gu, '$1').trim());
  return [...new Set(plain.filter((item) => item !== ''))];
}

export const itemsOf = (list: string | undefined) => distinctItems(list).slice(0, MOST_ITEMS);

/** In the order of the form. */
export function splitTypes(list: string | undefined): PropertyType[] {
  const items: readonly string[] = itemsOf(list);
  return PROPERTY_TYPES.filter((type) => items.includes(type));
}

const PLACE_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}$/u;
export const isPlacePath = (text: string) => PLACE_PATH.test(text);

export function splitPlaces(list: string | undefined): string[] {
  return itemsOf(list).filter(isPlacePath);
}

export function splitAmenities(list: string | undefined): string[] {
  return itemsOf(list);
}

/** The text of a list; a repeated query key arrives as several, and a query string may have turned an item into a number. */
export const joinedKeys = (value: unknown) =>
  Array.isArray(value) || typeof value === 'number' ? String(value) : value;

/** A list whose items are separated by commas, as `joinItems` writes it. `split` leaves out what is not an item. */
export function listOf(split: (list: string) => string[], maxLength: number) {
  return z.pipe(
    z.transform(joinedKeys),
    z.string().check(
      z.overwrite((value) => joinItems(split(cleanLine(value)))),
      z.maxLength(maxLength),
      z.minLength(1),
    ),
  );
}
