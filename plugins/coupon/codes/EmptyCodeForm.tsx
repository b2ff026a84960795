import { LazyPart } from '#core/ui';

/** The way from an empty coupon to a saved one: comes after the first seconds, with texts of its own. */
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
