import { expect, test } from 'vitest';
import { comparePhotoNames } from './compare-photo-names.ts';

test('photos are in the order in which a person counts, whatever their format and folder', () => {
  const ordered = ['A-1.png', 'A-1 2.JPG', 'a-1 10.jpg', 'A-2.v1/1.jpg', 'A-2.v1/2.png', 'A-10'];
  expect([...ordered].reverse().toSorted(comparePhotoNames)).toEqual(ordered);
});
