import { signedInAsEmployee } from '@pbr/e2e/fixtures/data/employees';
import { postListing } from '@pbr/e2e/fixtures/data/listings';
import { phonePhoto } from '@pbr/e2e/fixtures/data/photos';
import { expect, test } from '@pbr/e2e/fixtures/browser/test';

const ONE_MEGABIT = 125_000;

test('a large photo arrives through a line of 1 Mbit/s', async ({ page }) => {
  test.setTimeout(240_000);
  await signedInAsEmployee(page);
  const { id } = await postListing(page.request);
  await page.goto(`/my-properties?edit=${id}`);
  const form = page.getByRole('dialog', { name: /^Editar / });
  await page.getByLabel('Archivos de las fotos').setInputFiles(await phonePhoto());
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: ONE_MEGABIT,
    uploadThroughput: ONE_MEGABIT,
  });
  const start = performance.now();
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/images')),
    form.getByRole('button', { name: 'Guardar cambios' }).click(),
  ]);
  await expect(page.getByText('Propiedad actualizada')).toBeVisible({ timeout: 120_000 });
  const seconds = (performance.now() - start) / 1000;
  const bytes = Number((await request.allHeaders())['content-length']);
  expect(bytes).toBeGreaterThan(10_000);
  const description = JSON.stringify({ bytes, seconds });
  test.info().annotations.push({ type: 'measured', description });
  process.stdout.write(`${description}\n`);
});
