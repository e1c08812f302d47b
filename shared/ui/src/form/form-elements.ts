/** Names of the form's fields in reading order. */
export function fieldNames(form: HTMLFormElement): string[] {
  const names = [...form.elements].map((element) => element.getAttribute('name'));
  return names.filter((name): name is string => name !== null && name !== '');
}

export function focusField(form: HTMLFormElement, name: string | undefined): void {
  const field = [...form.elements].find(
    // Beside a field with words of its own, a hidden one has the value.
    (element) => element.getAttribute('name') === name && element.getAttribute('type') !== 'hidden',
  );
  if (name && field instanceof HTMLElement) field.focus();
}
