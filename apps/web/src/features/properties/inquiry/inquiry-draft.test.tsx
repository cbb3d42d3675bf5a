import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dropInquiryDraft,
  type InquiryDraft,
  keepInquiryDraft,
  readInquiryDraft,
} from './inquiry-draft.ts';

const values: InquiryDraft = {
  clientName: 'Marta',
  clientEmail: 'marta@correo.mx',
  clientPhone: '',
  message: '¿Sigue disponible?\nGracias',
  inquiryType: 'visit',
};

function formOf(draft: InquiryDraft): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(draft)) form.set(name, text);
  return form;
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function blockedStorage() {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

describe.each([
  ['storage works', () => {}],
  ['storage is blocked', blockedStorage],
])('where %s', (_case, prepare) => {
  it('text typed for a listing is found again, for that listing only', () => {
    prepare();
    keepInquiryDraft('a', formOf(values));
    expect(readInquiryDraft('a')).toEqual(values);
    expect(readInquiryDraft('b')).toBeNull();
    dropInquiryDraft('a');
    expect(readInquiryDraft('a')).toBeNull();
  });
});

it.each(['{', 'null', '"x"'])('a damaged draft (%s) is ignored', (text) => {
  sessionStorage.setItem('inquiry:visitor:a', text);
  expect(readInquiryDraft('a')).toBeNull();
});

it('of a draft in another shape the valid parts are kept', () => {
  sessionStorage.setItem(
    'inquiry:visitor:a',
    JSON.stringify({ clientName: 'Marta', message: 7, inquiryType: 'x' }),
  );
  expect(readInquiryDraft('a')).toEqual({
    ...values,
    clientEmail: '',
    message: '',
    inquiryType: 'info',
  });
});
