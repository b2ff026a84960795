/**
 * Browsers and password managers may fill a field in and say nothing, while scripts load or later.
 * Before its form is sent each field says once more what is in it; who knows it already hears
 * nothing new, because React compares. For `ref` of what stands around a field: however many fields
 * ask for it, a form has this one listener, which goes with it.
 */
export function readFilledFields(field: HTMLElement | null): void {
  // Before the form's own handler hears of it.
  field?.closest('form')?.addEventListener('submit', readForm, { capture: true });
}

function readForm({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLFormElement)) return;
  // All first: React draws after each event, and takes back what it has not heard of.
  const filled = [...currentTarget.elements]
    .filter((field) => field instanceof HTMLInputElement)
    .filter(({ type }) => !unwritten.has(type))
    .map((field) => ({ field, value: field.value }));
  for (const { field, value } of filled) {
    setUnheard(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Nothing is written into these, or nothing that a script could. */
const unwritten: ReadonlySet<string> = new Set(['checkbox', 'file', 'radio']);

/** As the browser does it: React, which listens to the field's own setter, does not notice. */
function setUnheard(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
