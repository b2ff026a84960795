import { LazyPart } from '#core/ui';

/** From an empty coupon to a saved one; loaded later, with its own texts. */
export function EmptyCodeForm() {
  return (
    <LazyPart
      name="coupon.code-shortcut"
      load={async () => (await import('./CodeShortcut.tsx')).CodeShortcut}
      props={{}}
      hasLaterTexts
      skeleton={null}
    />
  );
}
