import type { ZoneSurface } from './zoneSurface.ts';

/** Size of the field in the drawing; whatever the sport, x runs over its whole width. */
export const fieldWidth = 288;
export const fieldHeight = 146;

export interface ZoneDrawing {
  readonly ground: 'grass' | 'court' | 'ice' | 'cloth' | 'map';
  /** Lines of the field, as the path of an SVG. */
  readonly lines: string;
  /** Lines that only help: dashed. */
  readonly faint?: string;
  /** Played from side to side, so that an attack has a direction. */
  readonly isSided: boolean;
}

const edge = 'M0 0h288v146H0z';
const half = 'M144 0v146';
const net = 'M144-7v160';

function circle(x: number, y: number, radius: number): string {
  return `M${x + radius} ${y}a${radius} ${radius} 0 1 1-${2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0`;
}

function ellipse(x: number, y: number, across: number, down: number): string {
  return `M${x + across} ${y}a${across} ${down} 0 1 1-${2 * across} 0a${across} ${down} 0 1 1 ${2 * across} 0`;
}

const spokes = Array.from({ length: 10 }, (_, index) => {
  const turn = (Math.PI / 10) * (index + 0.5);
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${(144 + 58 * x).toFixed(1)} ${(73 + 58 * y).toFixed(1)}L${(144 - 58 * x).toFixed(1)} ${(73 - 58 * y).toFixed(1)}`;
}).join('');
const yards = Array.from({ length: 9 }, (_, index) => `M${48 + 24 * index} 0v146`).join('');

export const zoneDrawings: Readonly<Record<ZoneSurface, ZoneDrawing>> = {
  football: {
    ground: 'grass',
    isSided: true,
    lines: `${edge}${half}${circle(144, 73, 25)}M0 30h45v86H0M0 53h16v40H0M45 58a18 18 0 0 1 0 30M288 30h-45v86h45M288 53h-16v40h16M243 58a18 18 0 0 0 0 30M0 63h-7v20h7M288 63h7v20h-7${circle(144, 73, 1)}${circle(31, 73, 1)}${circle(257, 73, 1)}`,
  },
  hockey: {
    ground: 'ice',
    isSided: true,
    lines: `M36 0h216a36 36 0 0 1 36 36v74a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36V36a36 36 0 0 1 36-36z${half}M104 0v146M184 0v146M22 4v138M266 4v138${circle(144, 73, 18)}M22 64h-7v18h7M266 64h7v18h-7M22 61a16 12 0 0 1 0 24M266 61a16 12 0 0 0 0 24`,
    faint: `${circle(56, 36, 15)}${circle(56, 110, 15)}${circle(232, 36, 15)}${circle(232, 110, 15)}`,
  },
  basketball: {
    ground: 'court',
    isSided: true,
    lines: `${edge}${half}${circle(144, 73, 18)}M0 49h58v48H0M58 55a18 18 0 0 1 0 36M288 49h-58v48h58M230 55a18 18 0 0 0 0 36M0 12h22a66 61 0 0 1 0 122H0M288 12h-22a66 61 0 0 0 0 122h22${circle(15, 73, 3)}${circle(273, 73, 3)}`,
  },
  tennis: {
    ground: 'court',
    isSided: true,
    lines: `${edge}M0 18h288M0 128h288${net}M67 18v110M221 18v110M67 73h154M0 73h5M288 73h-5`,
  },
  volleyball: { ground: 'court', isSided: true, lines: `${edge}${net}M96 0v146M192 0v146` },
  badminton: {
    ground: 'court',
    isSided: true,
    lines: `${edge}M0 11h288M0 135h288${net}M102 0v146M186 0v146M16 0v146M272 0v146M0 73h102M186 73h102`,
  },
  'table-tennis': { ground: 'cloth', isSided: true, lines: `${edge}${net}M0 73h288` },
  handball: {
    ground: 'court',
    isSided: true,
    lines: `${edge}${half}M0 14a56 59 0 0 1 0 118M288 14a56 59 0 0 0 0 118M0 60h-7v26h7M288 60h7v26h-7M38 69v8M250 69v8`,
    faint: 'M0 2a84 71 0 0 1 0 142M288 2a84 71 0 0 0 0 142',
  },
  rugby: {
    ground: 'grass',
    isSided: true,
    lines: `${edge}${half}M16 0v146M272 0v146M70 0v146M218 0v146`,
    faint: 'M116 0v146M172 0v146M16 20h256M16 126h256',
  },
  'american-football': {
    ground: 'grass',
    isSided: true,
    lines: `${edge}M24 0v146M264 0v146${yards}`,
    faint: 'M24 50h240M24 96h240',
  },
  baseball: {
    ground: 'grass',
    isSided: false,
    lines:
      'M144 142L26 52A150 96 0 0 1 262 52zM144 142l46-40-46-40-46 40zM140 62l4-4 4 4-4 4zM94 102l4-4 4 4-4 4zM186 102l4-4 4 4-4 4z',
    faint: circle(144, 104, 6),
  },
  cricket: {
    ground: 'grass',
    isSided: false,
    lines: `${ellipse(144, 73, 140, 72)}M112 66h64v14h-64zM120 62v22M168 62v22`,
    faint: ellipse(144, 73, 78, 46),
  },
  ring: {
    ground: 'cloth',
    isSided: false,
    lines: 'M68 0h152v146H68zM76 8h136v130H76z',
    faint: 'M84 16h120v114H84z',
  },
  octagon: {
    ground: 'cloth',
    isSided: false,
    lines: 'M106 0h76l58 42v62l-58 42h-76l-58-42V42z',
    faint: circle(144, 73, 26),
  },
  darts: {
    ground: 'cloth',
    isSided: false,
    lines: `${circle(144, 73, 70)}${circle(144, 73, 58)}${circle(144, 73, 53)}${circle(144, 73, 36)}${circle(144, 73, 31)}${circle(144, 73, 8)}${circle(144, 73, 3)}${spokes}`,
  },
  snooker: {
    ground: 'cloth',
    isSided: false,
    lines: `${edge}M60 0v146M60 47a26 26 0 0 0 0 52${circle(0, 0, 6)}${circle(144, 0, 5)}${circle(288, 0, 6)}${circle(0, 146, 6)}${circle(144, 146, 5)}${circle(288, 146, 6)}`,
    faint: `${circle(144, 73, 1)}${circle(216, 73, 1)}${circle(264, 73, 1)}M208 73l20-12v24z`,
  },
  lanes: {
    ground: 'map',
    isSided: true,
    lines: `M0 20L20 0h268v126l-20 20H0z${circle(18, 128, 14)}${circle(270, 18, 14)}M24 114V24h232M32 118L256 28M38 128h226V32`,
    faint: 'M60 0C110 50 180 96 232 146',
  },
  sites: {
    ground: 'map',
    isSided: true,
    lines: 'M0 12h96v44h40V12h64v44h88v90H96v-38H0zM206 26h42v34h-42zM196 96h42v34h-42z',
    faint: 'M0 78h96M136 56v52M200 56v40M248 60v36',
  },
};
