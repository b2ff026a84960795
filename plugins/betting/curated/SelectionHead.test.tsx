import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SelectionHead } from './SelectionHead.tsx';

test.each([true, false])(
  'BET-403 the heading of a curated page has a head of its own (with art: %s)',
  (isLarge) => {
    const { getByRole, queryByText } = render(
      <SelectionHead
        title="Top competitions"
        text="The most followed"
        sportIcon={undefined}
        isLarge={isLarge}
      />,
    );
    // A heading that is itself the first of a page is for screen readers and takes no room.
    expect(
      getByRole('heading', { level: 1, name: 'Top competitions' }).parentElement?.tagName,
    ).toBe('HEADER');
    expect(queryByText('The most followed') !== null).toBe(isLarge);
  },
);
