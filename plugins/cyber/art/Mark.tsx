import type { MarkName } from '../disciplines/CyberSettings.ts';
import { markPaths } from './markPaths.ts';

export function Mark({
  name,
  size = 18,
  className,
}: {
  readonly name: MarkName;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={markPaths[name]} />
    </svg>
  );
}
