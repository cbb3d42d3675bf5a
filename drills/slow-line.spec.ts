import { randomBytes } from 'node:crypto';
import { type Page, test as runner } from '@playwright/test';
import sharp from 'sharp';
import { signedInAsEmployee } from '@pbr/e2e/fixtures/employees';
import { expect, test } from '@pbr/e2e/fixtures/test';

runner.describe.configure({ timeout: 240_000 });

const ONE_MEGABIT = 125_000;
const LISTING = {
  name: 'Casa con foto grande',
  description: 'Luz todo el día.',
  street: 'Londres',
  neighborhood: 'Del Carmen',
  city: 'Coyoacán',
  state: 'Ciudad de México',
  propertyType: 'casa',
  operationType: 'venta',
  salePrice: '4500000',
};

/** 12 megapixels that lie on their side, as a phone held upright takes them: red above and blue below for whoever heeds it. */
async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const grain = randomBytes(width * height);
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const noise = (grain[at] ?? 0) >> 2;
    const isRed = at % width < width / 2;
    pixels[at * 3] = (isRed ? 110 : 30) + noise;
    pixels[at * 3 + 1] = noise;
    pixels[at * 3 + 2] = (isRed ? 30 : 110) + noise;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function colourAt(file: Buffer, share: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * share) * info.width + (info.width >> 1)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

/** Adds the photo in the form of a listing, and answers how many bytes went, for how long, and what visitors see. */
async function send(page: Page, photo: Buffer, { slowly = false } = {}) {
  await signedInAsEmployee(page);
  const made = await page.request.post('/api/properties', { data: LISTING });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/my-properties?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Editar propiedad' });
  await page
    .getByLabel('Archivos de las fotos')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });
  if (slowly) {
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: ONE_MEGABIT,
      uploadThroughput: ONE_MEGABIT,
    });
  }
  const start = performance.now();
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/images')),
    form.getByRole('button', { name: 'Guardar cambios' }).click(),
  ]);
  await expect(page.getByText('Propiedad actualizada')).toBeVisible({ timeout: 120_000 });
  const seconds = (performance.now() - start) / 1000;
  const { images } = (await (await page.request.get(`/api/properties/${id}`)).json()) as {
    images: { baseUrl: string }[];
  };
  const shown = await page.request.get(`${images[0]?.baseUrl}/1600.jpg`);
  const bytes = Number((await request.allHeaders())['content-length']);
  return { bytes, seconds, shown: await shown.body() };
}

test('a large photo of a phone is sent smaller, and visitors see it upright and sharp', async ({
  page,
}) => {
  const photo = await phonePhoto();
  expect(photo.byteLength).toBeGreaterThan(4_500_000);
  const { bytes, shown } = await send(page, photo);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(photo.byteLength / 2);
  expect(await sharp(shown).metadata()).toMatchObject({ width: 1600, height: 2133 });
  expect([await colourAt(shown, 0.2), await colourAt(shown, 0.8)]).toEqual(['red', 'blue']);
});

test('through a line of 1 Mbit/s it arrives', async ({ page }) => {
  const { bytes, seconds } = await send(page, await phonePhoto(), { slowly: true });
  runner
    .info()
    .annotations.push({ type: 'measured', description: JSON.stringify({ bytes, seconds }) });
  process.stdout.write(`${JSON.stringify({ bytes, seconds })}\n`);
});
