import type { ReactNode } from 'react';
import type { ArtName } from '../disciplines/CyberSettings.ts';
import styles from './Art.module.css';

const hexagon = 'l27 15.500v31l-27 15.500-27-15.500v-31z';

/** Drawn for 520 by 150; the start fades away under the title. */
const drawings: Readonly<Record<ArtName, ReactNode>> = {
  hexagons: (
    <path
      d={[0, 1, 2, 3]
        .flatMap((row) =>
          [0, 1, 2, 3, 4, 5, 6].map(
            (column) => `M${140 + column * 62 + (row % 2) * 31} ${-58 + row * 52}${hexagon}`,
          ),
        )
        .join('')}
    />
  ),
  lanes: (
    <>
      <path
        d="M60 140C180 140 190 26 320 22S460 16 520 10M60 150C200 150 230 84 340 78S470 70 530 60M60 160C240 160 330 142 400 138S480 134 530 112"
        strokeWidth="9"
        opacity="0.45"
      />
      <path
        d="M60 140C180 140 190 26 320 22S460 16 520 10M60 150C200 150 230 84 340 78S470 70 530 60M60 160C240 160 330 142 400 138S480 134 530 112"
        strokeDasharray="2 9"
        className={styles.bright}
        opacity="0.7"
      />
      <path
        d="M226 52l8 8-8 8-8-8zM320 14l8 8-8 8-8-8zM272 88l8 8-8 8-8-8zM356 69l8 8-8 8-8-8zM300 141l8 8-8 8-8-8zM436 128l8 8-8 8-8-8z"
        className={styles.solid}
      />
    </>
  ),
  rift: (
    <>
      <path d="M250 150l34-92 26 40 34-98 30 74 28-52 34 68 26-40 60 100M284 58l-6 92M310 98l10 52M344 0l6 150M374 74l-4 76M402 22l8 128M436 90l-6 60M462 50l14 100M284 58l26 92M344 0l30 74M402 22l34 68" />
      <path
        d="M344 0l30 74-24 76-6-60zM402 22l34 68-26 60-8-60zM284 58l26 40-20 52z"
        className={styles.solid}
        opacity="0.35"
      />
      <path d="M180 150l18-40 14 24 12-30 20 46" opacity="0.7" />
    </>
  ),
  rays: (
    <>
      <path
        d={Array.from(
          { length: 24 },
          (_, index) =>
            `M412 76L${Math.round(412 + 420 * Math.cos((index * Math.PI) / 12))} ${Math.round(76 + 420 * Math.sin((index * Math.PI) / 12))}`,
        ).join('')}
        opacity="0.55"
      />
      <path
        d="M412 20a56 56 0 1 0 0 112a56 56 0 1 0 0-112M412-12a88 88 0 1 0 0 176a88 88 0 1 0 0-176M412-52a128 128 0 1 0 0 256a128 128 0 1 0 0-256"
        strokeDasharray="22 8"
      />
      <path
        d="M412-102a178 178 0 1 0 0 356a178 178 0 1 0 0-356"
        className={styles.bright}
        opacity="0.35"
      />
    </>
  ),
  pitch: (
    <>
      <path d="M150 12h420v126H150zM330 12v126M330 45a30 30 0 1 0 0 60a30 30 0 1 0 0-60M512 38h-70v74h70M512 56h-30v38h30M442 60a22 22 0 0 0 0 30M150 38h60v74h-60" />
      <path
        d="M210 12h40v126h-40zM290 12h40v126h-40zM370 12h40v126h-40zM450 12h40v126h-40z"
        className={styles.solid}
        opacity="0.18"
      />
      <path
        d="M240 118C300 40 380 34 440 58"
        className={styles.bright}
        strokeDasharray="4 7"
        opacity="0.8"
      />
    </>
  ),
  court: (
    <>
      <path d="M180-6h330v162H180zM510 40H390v70h120M390 40a35 35 0 0 0 0 70M510-4c-190 0-190 158 0 158M180 45a30 30 0 0 1 0 60M470 60v30M470 75a7 7 0 1 0 .1 0" />
      <path d="M390 40h120v70H390z" className={styles.solid} opacity="0.25" />
      <path
        d="M220 120C270-30 400-30 462 72"
        className={styles.bright}
        strokeDasharray="4 7"
        opacity="0.8"
      />
    </>
  ),
  rally: (
    <>
      <path d="M170 18h360v114H170zM170 34h360M170 116h360M350 6v138M240 34v82M460 34v82M240 75h220" />
      <path
        d="M190 108C230 40 320 30 356 70S430 118 500 44"
        className={styles.bright}
        strokeDasharray="4 7"
        opacity="0.85"
      />
      <path d="M494 40a6 6 0 1 0 12 0a6 6 0 1 0-12 0" className={styles.solid} />
    </>
  ),
  circuit: (
    <>
      <path d="M120 24h90l24 24h110l20-20h180M90 64h130l22 22h60l30-30h208M140 112h70l26-26M150 132h160l24-24h70l18 18h120M304 86h110l20-20h100M364 28v-40M250 132v30M430 126v40M470 66v-80" />
      <path
        d="M206 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0M340 48a4 4 0 1 0 8 0a4 4 0 1 0-8 0M298 86a4 4 0 1 0 8 0a4 4 0 1 0-8 0M410 86a4 4 0 1 0 8 0a4 4 0 1 0-8 0M306 132a4 4 0 1 0 8 0a4 4 0 1 0-8 0M400 108a4 4 0 1 0 8 0a4 4 0 1 0-8 0M466 66a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
        className={styles.solid}
      />
    </>
  ),
};

/** The ground of a discipline: decoration, in the colours of whatever wears `themed` around it. */
export function DisciplineArt({ name }: { readonly name: ArtName }) {
  return (
    <svg
      viewBox="0 0 520 150"
      preserveAspectRatio="xMaxYMid slice"
      className={styles.art}
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
