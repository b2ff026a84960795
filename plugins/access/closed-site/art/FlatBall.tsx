/** A flat ball. */
export function FlatBall() {
  return (
    <g
      stroke="var(--text)"
      strokeWidth="3"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M40 330h480" stroke="var(--line-ctl)" strokeWidth="2" />
      <path
        d="M196 330c-16-44-6-118 60-146 66-26 132 14 132 88 0 24-10 46-22 58z"
        fill="var(--surface-1)"
      />
      <path d="M272 214l36 22-10 42-44 4-18-40z" fill="var(--text)" stroke="none" />
      <path d="M272 214l-8-34M308 236l46-22M298 278l24 50M254 282l-28 44M236 242l-46 4" />
      <path
        d="M396 214q22-16 44-6M404 238q26-6 44 8M398 192q14-24 36-26"
        stroke="var(--accent-text)"
      />
    </g>
  );
}
