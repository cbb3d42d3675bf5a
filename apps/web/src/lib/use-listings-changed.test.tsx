import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { useListingsChanged } from './use-listings-changed.ts';

function Change() {
  const listingsChanged = useListingsChanged();
  return (
    <button type="button" onClick={() => void listingsChanged()}>
      Cambiar
    </button>
  );
}

it('what shows listings is read again when it is next shown: lists, the panel, the pages of agents', async () => {
  const calls = [
    'property.mine',
    'property.search',
    'dashboard.get',
    'agent.get',
    'agent.listings',
  ];
  const answers = Object.fromEntries(calls.map((call) => [call, vi.fn(() => ({}))]));
  const { trpcUtils } = await renderRoute({ path: '/', at: '/', component: Change, answers });
  const { property, dashboard, agent } = trpcUtils;
  const show = () =>
    Promise.all([
      property.mine.fetch({}),
      property.search.fetch({}),
      dashboard.get.fetch(),
      agent.get.fetch({ id: 'a' }),
      agent.listings.fetch({ id: 'a' }),
    ]);
  const asked = () => calls.map((call) => answers[call]?.mock.calls.length);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
  expect(asked()).toEqual([1, 1, 1, 1, 1]);
  await show();
  expect(asked()).toEqual([2, 2, 2, 2, 2]);
});
