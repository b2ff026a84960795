import { Ball } from './Ball.tsx';

/** The ball on the centre spot, and its path. */
export function KickOff() {
  return (
    <>
      <g
        stroke="var(--line-ctl)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M30 340h500M280 340V70" />
        <ellipse cx="280" cy="340" rx="170" ry="52" />
        <path d="M60 340V150h10v190" />
      </g>
      <g
        stroke="var(--accent-text)"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M280 300C300 220 360 150 470 110" strokeDasharray="1 10" />
        <path d="M470 110l-22-2M470 110l-14 17" />
        <path d="M70 152l64 18-64 22z" fill="var(--accent-soft)" />
      </g>
      <Ball x={280} y={318} scale={1.2} />
    </>
  );
}
