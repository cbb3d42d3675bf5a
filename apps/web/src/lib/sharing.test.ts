import { beforeEach, expect, it, vi } from 'vitest';
import { latestToast } from './notify.ts';
import { copyLink, propertyUrl, shareLink } from './sharing.ts';

const URL = propertyUrl({ id: 'a1' }, 'https://portal.mx');
const writeText = vi.fn<(text: string) => Promise<void>>();
const share = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

it('shares with the applications of the device, where it has some', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText }, share });
  await shareLink('Casa Uno', URL);
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Casa Uno',
    url: 'https://portal.mx/properties/a1',
  });
  expect(writeText).not.toHaveBeenCalled();
});

it('says nothing to a person who changed their mind', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText }, share });
  share.mockRejectedValue(new DOMException('cancelled', 'AbortError'));
  await expect(shareLink('Casa Uno', URL)).resolves.toBeUndefined();
});

it('copies the link everywhere else, and says so', async () => {
  await shareLink('Casa Uno', URL);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL);
  expect(latestToast()).toMatchObject({ kind: 'success', title: 'Enlace copiado' });
});

it('shows the link that the browser refused to copy', async () => {
  writeText.mockRejectedValue(new Error('no permission'));
  await copyLink(URL);
  expect(latestToast()).toMatchObject({ kind: 'failure', message: expect.stringContaining(URL) });
});
