import { useCallback, useEffect, useRef, useState, type RefCallback, type RefObject } from 'react';

interface FormInSight {
  /** For the element around the payment methods. */
  readonly waysRef: RefCallback<HTMLDivElement>;
  /** For the element around the form that they open. */
  readonly formRef: RefObject<HTMLDivElement | null>;
}

/**
 * On a phone the form opens below the payment methods: a click scrolls it into view and focuses its
 * heading. Arrow keys move on through the methods, and a form that is in view does not scroll.
 *
 * @param isOpenAtOnce the page opens with a chosen method, and scrolls to its form then
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
  // The form is rendered by then.
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

/** Whether too little of the form is in view for its first field. */
function standsBelow(form: HTMLElement): boolean {
  return form.getBoundingClientRect().top > globalThis.innerHeight * 0.6;
}
