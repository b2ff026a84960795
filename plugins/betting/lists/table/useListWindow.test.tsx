import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { TestPage } from '../../../../test/services/TestPage.tsx';
import type { Runtime } from '../../../../core/ui/react/ServicesContext.ts';
import { ManualTime } from '../../testing/ManualTime.ts';
import { useListWindow } from './useListWindow.ts';
import { createTestServices } from '../../../../test/services/createTestServices.ts';
import { fakeOf } from '../../../../test/services/fakeOf.ts';

let measures = 0;

const firstContent = [1, 2];

function List({
  isLow = false,
  content = firstContent,
}: {
  readonly isLow?: boolean;
  readonly content?: readonly number[];
}) {
  const ref = useRef<HTMLUListElement>(null);
  const { bottomPx } = useListWindow(ref, content, isLow);
  return (
    <ul
      data-end={bottomPx}
      ref={(list) => {
        ref.current = list;
        if (list !== null) {
          list.getBoundingClientRect = () => {
            measures += 1;
            return new DOMRect();
          };
        }
      }}
    />
  );
}

test('SHL-339 while a window is pulled a list is measured once, 100 ms after the end', async () => {
  const time = new ManualTime();
  const services = createTestServices({ scheduler: time.scheduler });
  const { unmount } = render(
    <TestPage runtime={fakeOf<Runtime>({ services })}>
      <List />
    </TestPage>,
  );
  time.advance(20);
  const before = measures;
  for (let pull = 0; pull < 10; pull += 1) {
    dispatchEvent(new Event('resize'));
    time.advance(50);
  }
  expect(measures).toBe(before);
  time.advance(50);
  expect(measures).toBe(before + 1);
  dispatchEvent(new Event('resize'));
  unmount();
  time.advance(200);
  expect(measures).toBe(before + 1);
});

test('BET-766 a list is measured again when events came or went, which may have moved it', async () => {
  const time = new ManualTime();
  const services = createTestServices({ scheduler: time.scheduler });
  const page = (content: readonly number[]) => (
    <TestPage runtime={fakeOf<Runtime>({ services })}>
      <List content={content} />
    </TestPage>
  );
  const { rerender } = render(page(firstContent));
  await act(async () => time.frame());
  const before = measures;
  rerender(page(firstContent));
  await act(async () => time.frame());
  expect(measures).toBe(before);
  rerender(page([2, 3]));
  await act(async () => time.frame());
  expect(measures).toBe(before + 1);
});

test('BET-1001 a list below other things begins with few rows and adds the others step by step', async () => {
  const time = new ManualTime();
  const services = createTestServices({ scheduler: time.scheduler });
  const { container } = render(
    <TestPage runtime={fakeOf<Runtime>({ services })}>
      <List isLow />
    </TestPage>,
  );
  const end = (): number => Number(container.querySelector('ul')?.dataset['end']);
  expect(end()).toBe(200);
  await act(async () => time.frame());
  expect(end()).toBe(400);
  for (let frame = 0; frame < 10; frame += 1) await act(async () => time.frame());
  expect(end()).toBeGreaterThan(innerHeight);
  expect(time.frameCount).toBe(0);
});
