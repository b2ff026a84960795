/**
 * Reads fields that browsers and password managers filled without an event, while scripts load or
 * later. Before its form is sent, each field dispatches its current value again; React ignores
 * values that it knows. For the `ref` of an element around a field: a form has this listener once,
 * however many fields request it, and it is removed with the form.
 */
export function readFilledFields(field: HTMLElement | null): void {
  // Runs before the form's own handler.
  field?.closest('form')?.addEventListener('submit', readForm, { capture: true });
}

function readForm({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLFormElement)) return;
  // All values first, because React renders after each event and resets values that it does not
  // know.
  const filled = [...currentTarget.elements]
    .filter((field) => field instanceof HTMLInputElement)
    .filter(({ type }) => !unwritten.has(type))
    .map((field) => ({ field, value: field.value }));
  for (const { field, value } of filled) {
    setUnheard(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Types that are not filled, or that scripts cannot write. */
const unwritten: ReadonlySet<string> = new Set(['checkbox', 'file', 'radio']);

/** As the browser does it: React, which overrides the field's own setter, does not notice. */
function setUnheard(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
