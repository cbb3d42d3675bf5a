const isText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** Whether any field differs from its initial value. */
export function hasChanges(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(
        ({ selected, defaultSelected }) => selected && !defaultSelected,
      );
    return isText(field) && field.value !== field.defaultValue;
  });
}

/** Replaces typed text with the saved values. */
export function showDefaults(form: HTMLFormElement): void {
  for (const field of form.elements) if (isText(field)) field.value = field.defaultValue;
}
