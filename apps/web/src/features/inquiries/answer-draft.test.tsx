import { beforeEach, expect, test, vi } from 'vitest';
import { setTabPerson } from '../../lib/lost-session/tab-person.ts';
import { aUser } from '../../testing/fake-server.ts';
import { dropAnswerDraft, keepAnswerDraft, readAnswerDraft } from './answer-draft.ts';

beforeEach(() => sessionStorage.clear());

test('a draft stays until it is dropped, for its inquiry only', () => {
  keepAnswerDraft('one', 'Sí, sigue disponible.');
  expect(readAnswerDraft('one')).toBe('Sí, sigue disponible.');
  expect(readAnswerDraft('two')).toBe('');
  dropAnswerDraft('one');
  expect(readAnswerDraft('one')).toBe('');
});

test('nobody reads the draft of another person', () => {
  setTabPerson(aUser('Ana'));
  keepAnswerDraft('one', 'De Ana');
  setTabPerson(aUser('Luis'));
  expect(readAnswerDraft('one')).toBe('');
});

test('an emptied draft is deleted', () => {
  keepAnswerDraft('one', 'Sí');
  keepAnswerDraft('one', ' \n');
  expect(readAnswerDraft('one')).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('without storage a draft lives as long as the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepAnswerDraft('one', 'Sí');
  full.mockRestore();
  expect(readAnswerDraft('one')).toBe('Sí');
  dropAnswerDraft('one');
  expect(readAnswerDraft('one')).toBe('');
});
