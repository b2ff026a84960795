export { useServices } from './useServices.ts';
export { useService, usePeekService } from './useService.ts';
export { useTranslate, type Translate } from './useTranslate.ts';
export { useCondition } from './useCondition.ts';
export { useFormat, type Format } from './useFormat.ts';
export { usePageTitle } from './usePageTitle.ts';
export { useLayoutKind, type LayoutKind } from './LayoutKind.ts';
export { Link, type LinkProps } from './Link.tsx';
export { Slot, type SlotProps } from './Slot.tsx';
