import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import * as ui from '../../ui/index.ts';
import { workbench } from './index.ts';
import { GalleryPage } from './GalleryPage.tsx';
import { specimens } from './gallerySpecimens.ts';

const names = Object.values(specimens).flatMap((components) => Object.keys(components));

test('SHL-564 the gallery shows each component that #core/ui exports, and no other', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  expect(components.length).toBeGreaterThan(30);
  expect(names.toSorted()).toEqual(components.toSorted());
});

test('SHL-564 each component is in the gallery with its states', async () => {
  await renderPlugin(<GalleryPage />, { manifests: [workbench] });
  for (const name of names) {
    const panel = await screen.findByRole('region', { name });
    expect(panel.querySelectorAll('figure').length, name).toBeGreaterThan(0);
  }
});
