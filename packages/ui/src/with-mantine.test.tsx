import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Checkbox } from './fields/checkbox.tsx';
import { Dialog } from './overlays/dialog.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

it('a control needs no provider around the page, nor one inside another control', async () => {
  document.documentElement.dataset['mantineColorScheme'] = 'dark';
  render(
    <Dialog opened title="Cuenta" size="lg" onClose={() => {}}>
      <Tabs
        value="terms"
        onChange={() => {}}
        tabs={[{ value: 'terms', label: 'Términos', panel: <Checkbox label="Acepto" /> }]}
      />
    </Dialog>,
  );
  expect(await screen.findByRole('checkbox', { name: 'Acepto' })).toBeTruthy();
  // The scheme that the visitor chose is not touched.
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
});
