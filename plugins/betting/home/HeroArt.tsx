import styles from './Hero.module.css';

export function HeroArt() {
  return (
    <div className={styles.art} data-art>
      <svg
        viewBox="0 0 520 196"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <radialGradient id="hero-light">
            <stop stopColor="var(--art-3)" />
            <stop offset="1" stopColor="var(--art-3)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <path d="M0 0h520v196H0z" fill="var(--art-2)" />
        <ellipse cx="420" cy="96" rx="220" ry="170" fill="url(#hero-light)" />
        <g fill="none" stroke="var(--art-5)" strokeOpacity=".3" strokeWidth="1.5">
          <circle cx="416" cy="98" r="64" />
          <path d="M416-40v276M300-40v276M300 40h-52v116h52M560 30h-76v136h76M300 70a34 34 0 0 1 0 56" />
        </g>
        <path
          d="M318 214c22-54 50-114 98-152"
          fill="none"
          stroke="var(--art-4)"
          strokeWidth="2.5"
          strokeDasharray="1 8"
          strokeLinecap="round"
        />
        <g transform="translate(416 62)">
          <circle r="25" fill="var(--art-5)" />
          <path d="M0-9.500l9 6.600-3.400 10.600h-11.200L-9-2.900z" fill="var(--art-1)" />
          <path
            d="M0-9.500V-25M9-2.900l14.500-5M5.600 7.700l9.400 12M-5.600 7.700l-9.400 12M-9-2.900l-14.500-5"
            stroke="var(--art-1)"
            strokeWidth="2.2"
          />
        </g>
      </svg>
    </div>
  );
}
