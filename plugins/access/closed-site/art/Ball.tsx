interface BallProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The ball of all drawings. */
export function Ball({ x, y, scale }: BallProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="var(--text)" strokeWidth="2.5">
      <circle r="30" fill="var(--surface-1)" />
      <path d="M0-11l10.5 7.6-4 12.3h-13L-10.5-3.4z" fill="var(--text)" stroke="none" />
      <path d="M0-11v-19M10.5-3.4l18-6M6.5 8.9l11.2 15M-6.5 8.9l-11.2 15M-10.5-3.4l-18-6" />
    </g>
  );
}
