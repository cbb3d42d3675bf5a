import { ownSettingsSearchSchema } from '@pbr/schemas/account/own-settings-search';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { aUser } from '../../../testing/fake-server.ts';
import { aStored } from '../../../testing/listing-form.tsx';
import { renderRoute } from '../../../testing/render-route.tsx';
import { EditorOverPage } from './editor-over-page.tsx';

it('opens the form over the settings, and returns to them', async () => {
  const stored = aStored({ name: 'Casa Uno' });
  const { url } = await renderRoute({
    path: '/settings',
    at: `/settings?edit=${stored.id}`,
    component: EditorOverPage,
    parseSearch: (search) => ownSettingsSearchSchema.parse(search),
    answers: {
      'session.user': () => aUser('Ana'),
      'property.getForEditing': () => stored,
      'property.amenities': () => ({ items: [] }),
      'property.placeSuggestions': () => ({ cities: [], neighborhoods: [] }),
    },
  });
  expect(await screen.findByDisplayValue('Casa Uno', {}, { timeout: 10_000 })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(url()).toBe('/settings'));
});
