import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { useFormat } from './useFormat.ts';

function Numbers({ values }: { readonly values: readonly number[] }) {
  const { number } = useFormat();
  return values.map(number).join(' ');
}

test('SHL-495 small whole numbers are written without a formatter, all others with one', async () => {
  const make = vi.spyOn(Intl, 'NumberFormat');
  try {
    const small = await renderPlugin(<Numbers values={[0, 7, 999]} />);
    expect(small.container.textContent).toBe('0 7 999');
    expect(make).not.toHaveBeenCalled();
    const others = await renderPlugin(<Numbers values={[1000, 1.5, -3]} />);
    expect(others.container.textContent).toBe('1,000 1.5 -3');
  } finally {
    make.mockRestore();
  }
});
