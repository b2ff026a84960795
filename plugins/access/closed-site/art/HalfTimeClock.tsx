import { Ball } from './Ball.tsx';

const hours = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** A clock on the centre spot, with a quarter elapsed. */
export function HalfTimeClock() {
  return (
    <>
      <path
        d="M40 330h480M280 330V60M120 330v-90h-80M520 240h-80v90"
        stroke="var(--line-ctl)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(280 210)">
        <circle r="118" fill="var(--surface-1)" stroke="var(--text)" strokeWidth="3" />
        {hours.map((degrees) => (
          <path
            key={degrees}
            d={degrees % 90 === 0 ? 'M0-104v16' : 'M0-104v8'}
            transform={`rotate(${degrees})`}
            stroke="var(--text-3)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        ))}
        <path d="M0 0V-116A116 116 0 0 1 116 0z" fill="var(--accent-soft)" />
        <path d="M0 0V-92M0 0h56" stroke="var(--text)" strokeWidth="4" strokeLinecap="round" />
        <circle r="7" fill="var(--accent-text)" />
      </g>
      <Ball x={430} y={308} scale={0.73} />
    </>
  );
}
