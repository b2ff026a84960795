const candidates = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Elements at which Tab stops within an element, in order; in a group of radios the selected one
 * only.
 */
export function tabStops(within: HTMLElement): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(candidates)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled, [inert] *') &&
      !isPassed(each, within) &&
      each.checkVisibility(),
  );
}

function isPassed(element: HTMLElement, within: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked)
    return false;
  return (
    within.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`) !== null
  );
}
