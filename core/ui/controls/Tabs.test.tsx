import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabPanel, Tabs } from './Tabs.tsx';

const items = [
  { id: 'all', label: 'All' },
  { id: 'live', label: 'Live', count: 3 },
  { id: 'casino', label: 'Casino' },
];

function Example({ dir = 'ltr' }: { readonly dir?: 'ltr' | 'rtl' }) {
  const [value, setValue] = useState('all');
  return (
    <div dir={dir}>
      <Tabs label="Sections" items={items} value={value} onChange={setValue} />
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} value={value}>
          Panel {item.label}
        </TabPanel>
      ))}
    </div>
  );
}

function chosen(): string {
  return screen.getByRole('tab', { selected: true }).textContent;
}

test('only the chosen tab is a stop of the Tab key, and its panel is named by it', () => {
  render(<Example />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole('tabpanel', { name: 'All' }).textContent).toBe('Panel All');
});

test('C12 arrows select and move the focus, round both ends', () => {
  render(<Example />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'All' }), { key: 'ArrowRight' });
  expect(chosen()).toBe('Live3');
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' });
  expect(chosen()).toBe('Casino');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  expect(chosen()).toBe('All');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  expect(chosen()).toBe('Casino');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home' });
  expect(chosen()).toBe('All');
});

test('in a right-to-left page the arrows are mirrored', () => {
  render(<Example dir="rtl" />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'All' }), { key: 'ArrowLeft' });
  expect(chosen()).toBe('Live3');
});
