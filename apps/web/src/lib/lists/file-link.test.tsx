import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PERSON_HEADER } from '@pbr/schemas/account/person-header';
import { lostSession } from '../lost-session/lost-session.ts';
import { setTabPerson } from '../lost-session/tab-person.ts';
import { latestToast } from '../notify.ts';
import { aUser } from '../../testing/fake-server.ts';
import { FileLink } from './file-link.tsx';

const ana = aUser('Ana');
const asked = vi.fn<typeof fetch>();
const saved = vi.fn<(file: { name: string; text: string }) => void>();
const refused = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status });
const LOST = () => refused(401, 'session.required', 'Inicia sesión para continuar.');

beforeEach(() => {
  asked.mockReset();
  saved.mockReset();
  setTabPerson(ana);
  vi.stubGlobal('fetch', asked);
  let file: Promise<string>;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      file = blob.text();
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    void file.then((text) => saved({ name: this.download, text }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function press() {
  render(
    <FileLink href="/api/properties.csv?search=roma" fileName="propiedades.csv" className="">
      CSV
    </FileLink>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'CSV' }));
}

it('saves the file of the person of this tab', async () => {
  asked.mockResolvedValueOnce(new Response('nombre\nCasa'));
  await press();
  await waitFor(() =>
    expect(saved.mock.calls).toEqual([[{ name: 'propiedades.csv', text: 'nombre\nCasa' }]]),
  );
  expect(asked.mock.calls[0]?.[0]).toBe('/api/properties.csv?search=roma');
  expect(asked.mock.calls[0]?.[1]?.headers).toEqual({ [PERSON_HEADER]: ana.id });
});

it('asks to sign in again when the session has ended, and then saves it', async () => {
  asked.mockResolvedValueOnce(LOST()).mockResolvedValueOnce(new Response('nombre'));
  await press();
  await waitFor(() => expect(lostSession()?.person).toEqual(ana));
  act(() => lostSession()?.settle(true));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});

it.each([
  [
    async () => refused(503, 'server.unavailable', 'Vuelve en un momento.'),
    'Vuelve en un momento.',
  ],
  [
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    /^El servicio no está disponible/u,
  ],
  [async () => Promise.reject(new TypeError('Failed to fetch')), /^Sin conexión/u],
])('says why there is no file, and never saves a refusal as one', async (answer, words) => {
  asked.mockImplementation(answer);
  await press();
  await waitFor(() =>
    expect(latestToast()).toMatchObject({
      title: 'No se descargó el archivo',
      message: expect.stringMatching(words) as string,
    }),
  );
  expect(saved).not.toHaveBeenCalled();
  expect(screen.getByRole('link').getAttribute('aria-busy')).toBe('false');
});
