const isText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** Is any field another than it was first shown with? */
export function hasChanges(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(
        ({ selected, defaultSelected }) => selected && !defaultSelected,
      );
    return isText(field) && field.value !== field.defaultValue;
  });
}

/** What was typed gives way to what was saved. */
export function showDefaults(form: HTMLFormElement): void {
  for (const field of form.elements) if (isText(field)) field.value = field.defaultValue;
}
