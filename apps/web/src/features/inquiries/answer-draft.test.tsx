import { beforeEach, expect, test, vi } from 'vitest';
import { dropAnswerDraft, keepAnswerDraft, readAnswerDraft } from './answer-draft.ts';

beforeEach(() => sessionStorage.clear());

test('what was typed stays until it is dropped, for its inquiry alone', () => {
  keepAnswerDraft('one', 'Sí, sigue disponible.');
  expect(readAnswerDraft('one')).toBe('Sí, sigue disponible.');
  expect(readAnswerDraft('two')).toBe('');
  dropAnswerDraft('one');
  expect(readAnswerDraft('one')).toBe('');
});

test('a draft that was emptied is none', () => {
  keepAnswerDraft('one', 'Sí');
  keepAnswerDraft('one', ' \n');
  expect(readAnswerDraft('one')).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('where nothing can be stored it lives as long as the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepAnswerDraft('one', 'Sí');
  full.mockRestore();
  expect(readAnswerDraft('one')).toBe('Sí');
  dropAnswerDraft('one');
  expect(readAnswerDraft('one')).toBe('');
});
