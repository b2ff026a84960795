import type { Config } from 'stylelint';
import { desktopPx, narrowPx, laptopPx, widestPx } from './core/ui/styles/breakPoints.ts';
import { writtenPropertiesSyntax } from './tools/lint/writtenProperties.ts';

/** A length with or near a token; hairlines and whole parts are exempt. */
const step = String.raw`/(?<![\d.])(?:[2-9]|[12]\d|32|40|48|64)px/`;

/** Brands shape what is large; marks of a few pixels are the same in all. */
const radius = String.raw`/^(?:(?:var\(--r-[a-z]+\)|(?:calc|min)\(var\(--r-[a-z]+\)[^)]*\)|inherit|50%|0|[2-4]px)(?: |$))+$/`;

const layer = [String.raw`/^var\(--z-[a-z]+\)$/`, String.raw`/^calc\(var\(--z-/`];

/** House rules for style sheets: tokens not literals, logical not physical directions. */
const config: Config = {
  extends: 'stylelint-config-standard',
  reportNeedlessDisables: true,
  languageOptions: {
    directionality: { block: 'top-to-bottom', inline: 'left-to-right' },
    // Chromium supports `match-parent` under this name only
    syntax: { properties: { 'text-align': '| -webkit-match-parent' } },
  },
  // Writers of custom properties: other sheets, components, the themes of brands
  referenceFiles: [
    '{core,plugins}/**/*.css',
    { files: ['{core,plugins}/**/*.{ts,tsx}'], customSyntax: writtenPropertiesSyntax },
    { files: ['config/*.json'], customSyntax: writtenPropertiesSyntax },
  ],
  rules: {
    'no-unknown-custom-properties': true,
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
      'color',
    ],
    'declaration-no-important': true,
    'declaration-property-value-allowed-list': {
      'z-index': ['auto', '/^-?[01]$/', ...layer],
      'font-size': ['inherit', String.raw`/^(?:calc\()?var\(--fs-/`],
      '/^border-(?:[a-z]+-)*radius$/': [radius],
    },
    'declaration-property-value-disallowed-list': { '/^(?:margin|padding)|gap$/': [step] },

    // Components use container queries, not the width of the viewport
    'media-feature-name-disallowed-list': ['/width|inline-size/'],

    // Pages exist in both writing directions
    'property-layout-mappings': [
      'flow-relative',
      {
        ignoreProperties: [
          // A shorthand of up to three values treats both sides alike
          'margin',
          'padding',
          // Firefox is the only supported browser with the logical names
          '/^overflow-/',
          '/^overscroll-/',
        ],
      },
    ],
    'declaration-property-max-values': { margin: 3, padding: 3 },
    'value-keyword-layout-mappings': ['flow-relative', { ignoreKeywords: ['vertical'] }],

    'selector-class-pattern': /^[a-z][A-Za-z0-9]*$/,
    'custom-property-empty-line-before': null,
    'import-notation': 'string',
    'value-keyword-case': [
      'lower',
      { ignoreKeywords: ['optimizeLegibility'], ignoreProperties: [/^--font-/] },
    ],
    'length-zero-no-unit': [true, { ignoreFunctions: ['var', 'env'] }],
    // The states of an element are written beside it
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
        'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
      },
    },
    {
      // The only place of literal colours and of breakpoints
      files: ['core/ui/styles/tokens.css'],
      rules: {
        'color-no-hex': null,
        'media-feature-name-disallowed-list': ['/(?:min|max|device)-|inline-size/'],
        'media-feature-name-value-allowed-list': {
          width: [widestPx, laptopPx, narrowPx, desktopPx].map((px) => `${px}px`),
        },
      },
    },
    {
      files: ['core/ui/styles/base.css'],
      rules: {
        // User preferences (reduced motion, forced colours) override every layer
        'declaration-no-important': null,
        'property-no-vendor-prefix': [
          true,
          { ignoreProperties: ['-webkit-text-size-adjust', 'text-size-adjust'] },
        ],
        'selector-class-pattern': null,
      },
    },
  ],
};

export default config;
