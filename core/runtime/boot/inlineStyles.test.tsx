import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { restoreInlineStyles, withoutInlineStyles } from './inlineStyles.ts';

const drawn = renderToString(
  <p style={{ '--share': '40%', color: 'red' } as object}>
    <b style={{ fontFamily: '"A", serif' }}>style=&quot;none&quot;</b>
    <i style={{ color: 'red}html{display:none' }} />
  </p>,
);

test('SHL-561 style attributes of a server-rendered page become rules of its style element', () => {
  const { html, css } = withoutInlineStyles(drawn);
  expect(html).not.toContain(' style="');
  expect(css).toContain('[data-style="--share:40%;color:red"]{--share:40%;color:red}');
  expect(css).not.toContain('html{');
});

test('SHL-561 before hydration they are style attributes again', () => {
  const root = document.createElement('div');
  root.innerHTML = withoutInlineStyles(drawn).html;
  restoreInlineStyles(root);
  expect(root.querySelector('p')?.style.getPropertyValue('--share')).toBe('40%');
  expect(root.querySelector('[data-style]')).toBeNull();
});
