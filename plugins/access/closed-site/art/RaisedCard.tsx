import { Ball } from './Ball.tsx';

/** A referee's hand with a card. */
export function RaisedCard() {
  return (
    <>
      <g
        stroke="var(--line-ctl)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M40 350h480" />
        <path d="M210 350v-70c0-20 10-34 26-42l34-18v-70a14 14 0 0 1 28 0v70" />
        <path d="M298 220c16 6 26 22 26 44v86" />
      </g>
      <g stroke="var(--accent-text)" strokeWidth="3" strokeLinecap="round">
        <rect
          x="246"
          y="52"
          width="76"
          height="108"
          rx="9"
          transform="rotate(10 284 106)"
          fill="var(--accent-soft)"
        />
        <path d="M270 92l44 8M266 114l30 5" />
      </g>
      <Ball x={420} y={326} scale={0.8} />
    </>
  );
}
