import { useCallback, useEffect, useRef, useState, type RefCallback, type RefObject } from 'react';

interface FormInSight {
  /** Around the ways of paying. */
  readonly waysRef: RefCallback<HTMLDivElement>;
  /** Around the form that they open. */
  readonly formRef: RefObject<HTMLDivElement | null>;
}

/**
 * On a phone the form opens below the ways of paying: a press brings it into view and its heading
 * into focus. Arrow keys go on through the ways, and a form that stands in view stays there.
 *
 * @param isOpenAtOnce the page opens with a way that is chosen: with its form in view, then
 */
export function useFormInSight(isOpenAtOnce = false): FormInSight {
  const formRef = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(isOpenAtOnce ? 1 : 0);
  const waysRef = useCallback((ways: HTMLDivElement) => {
    let isPressed = false;
    const handleInput = ({ type }: Event): void => {
      isPressed = type === 'pointerdown';
    };
    const handleChange = (): void => {
      if (isPressed) setPresses((before) => before + 1);
    };
    ways.addEventListener('pointerdown', handleInput);
    ways.addEventListener('keydown', handleInput);
    ways.addEventListener('change', handleChange);
    return () => {
      ways.removeEventListener('pointerdown', handleInput);
      ways.removeEventListener('keydown', handleInput);
      ways.removeEventListener('change', handleChange);
    };
  }, []);
  // The form is drawn by then.
  useEffect(() => {
    const form = formRef.current;
    const heading = form?.querySelector('h2');
    if (presses === 0 || form === null || !heading || !standsBelow(form)) return;
    form.scrollIntoView({ block: 'start' });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [presses]);
  return { waysRef, formRef };
}

/** Too little of it is in view for its first field. */
function standsBelow(form: HTMLElement): boolean {
  return form.getBoundingClientRect().top > globalThis.innerHeight * 0.6;
}
