import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { access } from '../index.ts';
import { RulesPage } from './RulesPage.tsx';

test.each([
  ['1', 'Terms and conditions', 'Who can play'],
  ['privacy', 'Privacy notice', 'What you can ask for'],
])(
  'ACC-67 CP10 information/rules/%s is read by anybody, whole and with its date',
  async (ruleGroup, title, section) => {
    attachSandbox();
    await renderPlugin(<RulesPage />, {
      manifests: [auth, access],
      path: `/en/information/rules/${ruleGroup}`,
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(
      await screen.findByRole('heading', { level: 2, name: new RegExp(section) }),
    ).toBeDefined();
    expect(screen.getByText(/^In force since .*2026$/)).toBeDefined();
  },
);
