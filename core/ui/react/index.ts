export { AsyncBoundary, type AsyncBoundaryProps } from './AsyncBoundary.tsx';
export { useServices } from './useServices.ts';
export { useService, usePeekService } from './useService.ts';
export { useLaterTexts } from './useLaterTexts.ts';
export { useTranslate, type Translate } from './useTranslate.ts';
export { useCondition } from './useCondition.ts';
export { useFormat, type Format } from './useFormat.ts';
export { usePageTitle } from './usePageTitle.ts';
export { useLayoutKind, type LayoutKind } from './LayoutKind.ts';
export { Link, type LinkProps } from './Link.tsx';
export { LazyPart, type LazyPartProps } from './LazyPart.tsx';
export { Slot, type SlotProps } from './Slot.tsx';
export { useFocusAfter } from './useFocusAfter.ts';
/** For a `ref`: the element takes the focus when it is rendered. */
export { focusElement } from './focusElement.ts';
export { useOpen } from './useOpen.ts';
