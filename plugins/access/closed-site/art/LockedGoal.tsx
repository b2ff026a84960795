import { Ball } from './Ball.tsx';

/** A goal with a lock before the net. */
export function LockedGoal() {
  return (
    <>
      <g
        stroke="var(--line-ctl)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M70 340h420M110 340V110h340v230" />
        <path
          d="M110 160h340M110 220h340M110 280h340M167 110v230M224 110v230M281 110v230M338 110v230M395 110v230"
          strokeOpacity=".45"
        />
      </g>
      <g transform="translate(280 216)" strokeWidth="3">
        <rect
          x="-52"
          y="-24"
          width="104"
          height="86"
          rx="12"
          fill="var(--surface-1)"
          stroke="var(--text)"
        />
        <path d="M-30-24v-22a30 30 0 0 1 60 0v22" fill="none" stroke="var(--text)" />
        <circle cy="12" r="9" fill="var(--accent-text)" />
        <path d="M0 18v16" stroke="var(--accent-text)" strokeWidth="5" strokeLinecap="round" />
      </g>
      <Ball x={120} y={362} scale={0.73} />
    </>
  );
}
