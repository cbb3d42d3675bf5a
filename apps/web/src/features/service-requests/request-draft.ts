import { keptTexts } from '../../lib/kept-texts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const drafts = keptTexts(() => sessionStorage);

/** One key per person and form, because several people may share a computer. */
export const requestDraftKey = (personId: string | undefined, path: string): string =>
  `request:${personId ?? 'visitor'}:${path}`;

/** Keeps the typed text of an unsent form; it lasts as long as the tab. */
export function keepRequestDraft(key: string, form: HTMLFormElement): void {
  const typed = textFieldsOf(form).filter(({ value }) => value !== '');
  const draft = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
  if (typed.length === 0) drafts.drop(key);
  else drafts.keep(key, JSON.stringify(draft));
}

/** Types the kept text into the empty fields; the others hold newer text, typed before the scripts came. */
export function fillInRequestDraft(key: string, form: HTMLFormElement): void {
  const draft = readDraft(key);
  for (const field of textFieldsOf(form)) {
    const text = draft.get(field.name);
    if (field.value === '' && typeof text === 'string') field.value = text;
  }
}

export const dropRequestDraft = drafts.drop;

function readDraft(key: string): ReadonlyMap<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(drafts.read(key) ?? '{}') as object));
  } catch {
    return new Map();
  }
}

/** Without secrets, files, consents and the trap, which people cannot reach. */
const KEPT_FIELDS =
  'input[name]:not([type=password],[type=file],[type=hidden],[type=checkbox],[type=radio],[tabindex="-1"]),textarea[name],select[name]';

const textFieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>(KEPT_FIELDS),
];
