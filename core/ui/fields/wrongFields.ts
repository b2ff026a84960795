/** Field with an error. */
export interface WrongField {
  /** Id of the text of the error. */
  readonly key: string;
  readonly control: HTMLElement;
  readonly label: string;
  readonly text: string;
}

/** Controls that may not have `aria-invalid`, such as radios, have `data-invalid`. */
const selector = '[aria-invalid="true"], [data-invalid]';

/** Fields of a form that are rendered as wrong, in their order; a shared error is listed once. */
export function wrongFields(form: HTMLFormElement): readonly WrongField[] {
  const fields = new Map<string, WrongField>();
  for (const control of form.querySelectorAll<HTMLElement>(selector)) {
    const key = messageOf(control);
    const message = key === undefined ? null : document.getElementById(key);
    if (key === undefined || message === null || fields.has(key)) continue;
    fields.set(key, { key, control, label: labelOf(control, key), text: wordsOf(message) });
  }
  return [...fields.values()];
}

export function isWrong(control: HTMLElement): boolean {
  return control.isConnected && control.matches(selector);
}

/** Text of the error: the group's for a part of one. */
function messageOf(control: HTMLElement): string | undefined {
  const group = control.matches('[aria-invalid]') ? null : control.closest('fieldset');
  const ids = (group ?? control).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.find((id) => id.endsWith('-error')) ?? ids.at(-1);
}

function labelOf(control: HTMLElement, key: string): string {
  const group = control.closest('fieldset');
  const isOfGroup = group?.getAttribute('aria-describedby') === key;
  const label = isOfGroup
    ? group?.querySelector('legend')
    : control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      ? control.labels?.[0]
      : null;
  return label === null || label === undefined ? '' : wordsOf(label);
}

/** Without content that is not read out: icons, the star of a required field. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  return copy.textContent.trim();
}
