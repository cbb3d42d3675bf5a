import {
  cards,
  expectFound,
  maxPrice,
  minArea,
  operation,
  searchBox,
  sort,
} from '../fixtures/pages/catalogue-page.ts';
import { aColonia } from '../fixtures/data/colonia.ts';
import { anInquiry } from '../fixtures/pages/inquiry-form.ts';
import { pathOf, photos, withPhotos } from '../fixtures/pages/listing-page.ts';
import { someListing } from '../fixtures/data/listings.ts';
import { mailTo } from '../fixtures/data/mail.ts';
import { expect, test } from '../fixtures/browser/test.ts';

test.use({ javaScriptEnabled: false });

test('a crawler without scripts reads home, catalogue, landing and listing, and follows the links between them', async ({
  isMobile,
  page,
  expectedNoise,
}) => {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  // The newest listings may be another test's, which deletes them again.
  const oldestCard = cards(page).last();

  await test.step('from the home page to a listing', async () => {
    await page.goto('/');
    await expect(heading).toHaveText(/lugar/);
    expect(await cards(page).count()).toBeGreaterThan(0);
    await main.getByRole('link', { name: /^Ver todas/ }).click();
    await expect(heading).toHaveText('Portal de Propiedades');
    await oldestCard.getByRole('link').click();
    await expect(page).toHaveURL(/\/properties\/[\da-f-]{36}$/);
    await expect(heading).not.toBeEmpty();
    await expect(main.getByRole('heading', { name: 'Descripción' })).toBeVisible();
  });

  await test.step('from the listing to the whole catalogue, and to another listing', async () => {
    const trail = main.getByRole('navigation', { name: 'Ruta de navegación' });
    // A phone begins with the photos instead.
    if (isMobile) await page.goto('/venta');
    else await trail.getByRole('link', { name: /^(Venta|Renta)$/ }).click();
    await expect(page).toHaveURL(/\/(venta|renta)$/);
    await expect(main.getByText(/^Hay \d+ propiedades? en (venta|renta) en México/)).toBeVisible();
    await oldestCard.getByRole('link').click();
    await expect(page).toHaveURL(/\/properties\/[\da-f-]{36}$/);
  });

  for (const [what, id] of [
    ['an unknown', '00000000-0000-4000-8000-000000000000'],
    ['a malformed', 'no-es-un-id'],
  ] as const)
    await test.step(`${what} URL is 404 in words, with a way back`, async () => {
      expectedNoise.allow('status of 404');
      const answer = await page.goto(pathOf({ id }));
      expect(answer?.status()).toBe(404);
      await expect(heading).toHaveText('Propiedad no encontrada');
      await expect(page).toHaveTitle(/^Propiedad no encontrada/);
      await main.getByRole('link', { name: 'Ver todas las propiedades' }).click();
      await expect(page).toHaveURL('/properties');
    });
});

test('a visitor without scripts searches, turns pages and reads a whole listing', async ({
  page,
  request,
}) => {
  const { name: colonia, forSale } = await aColonia();

  await test.step('the catalogue is searched with its form and paged with its links', async () => {
    await page.goto('/properties');
    await expect(cards(page).first()).toBeVisible();
    await searchBox(page).fill(colonia);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expectFound(page, 36);
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(searchBox(page)).toHaveValue(colonia);
  });

  await test.step('its filters and its order are sent with the form', async () => {
    await operation(page).selectOption('Comprar');
    await page.locator('summary', { hasText: 'Más filtros' }).click();
    await maxPrice(page).fill('5 M');
    await minArea(page).fill('1.200');
    await page.getByRole('group', { name: 'Amenidades' }).getByLabel('Alberca').check();
    await page.getByRole('group', { name: 'Amenidades' }).getByLabel('Gimnasio').check();
    await sort(page).selectOption('Precio: menor a mayor');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expectFound(page, 4);
    await page.locator('summary', { hasText: 'Más filtros' }).click();
    await expect(maxPrice(page)).toHaveValue('5,000,000');
    await expect(minArea(page)).toHaveValue('1.200');
    await expect(
      page.getByText('No usamos “1.200” como construcción mínima. Se puede leer de dos maneras'),
    ).toBeVisible();
    await expect(cards(page).first()).toContainText('$1,000,000');
    await page.getByRole('link', { name: 'Quitar filtro: Alberca' }).click();
    await expectFound(page, 4);
  });

  await test.step('a search that finds nothing says what would help, and shows it', async () => {
    await page.goto(`/properties?search=${colonia}&operation=renta&maxPrice=9000&sort=price-low`);
    await expectFound(page, 0);
    const empty = page.getByRole('region', { name: 'Resultados' });
    await expect(cards(page).first()).toContainText('$10,000');
    await expect(empty.getByRole('link').last()).toHaveText('Limpiar filtros');
    const offer = empty.getByRole('link', { name: 'Sin tope de precio: 10' });
    // The style sheet of this state is there without scripts too.
    await expect(offer).toHaveCSS('border-top-style', 'solid');
    await expect(empty.getByRole('list').first()).toHaveCSS('justify-content', 'center');
    await offer.click();
    await expectFound(page, 10);
  });

  await test.step('it shows no button that needs scripts', async () => {
    await expect(page.getByRole('button', { name: 'Refrescar datos' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Enviar consulta/ })).toHaveCount(0);
  });

  await test.step('a colonia has its figures, cards, pages and kinds', async () => {
    await page.goto(forSale);
    await expect(page.getByText('Hay 26 propiedades en venta')).toBeVisible();
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(cards(page)).toHaveCount(2);
    await page
      .getByRole('navigation', { name: 'Tipo de propiedad' })
      .getByRole('link', { name: /^Departamentos/ })
      .click();
    await expect(cards(page)).toHaveCount(13);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Listado');
  });

  await test.step('a listing is complete, can be shared, and offers e-mail beside the form', async () => {
    const listing = await someListing(request, withPhotos);
    await page.goto(pathOf(listing));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.name);
    await expect(page.getByRole('main')).toContainText(listing.description.split('\n')[0] ?? '');
    await expect(photos(page).getByRole('img')).toHaveCount(listing.imageCount);
    await expect(page.getByRole('button', { name: 'Contactar Agente' })).toBeHidden();
    await expect(
      page.getByRole('link', { name: `Escribir a ${listing.owner.email}` }),
    ).toHaveAttribute('href', `mailto:${listing.owner.email}`);
    await expect(page.getByRole('link', { name: 'Llamar Ahora' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Ver las/ })).toBeHidden();
    await page.locator('summary', { hasText: 'Compartir' }).click();
    const share = page.getByRole('link', { name: /^WhatsApp.*abre otra pestaña$/ });
    const { searchParams } = new URL((await share.getAttribute('href')) ?? '');
    expect(searchParams.get('text')).toContain(listing.name);
  });
});

test('a visitor without scripts writes to the company and to an agent', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow('status of 400');
  const main = page.getByRole('main');
  const { clientName, clientEmail, message } = anInquiry();
  const field = (label: string) => main.getByLabel(label);
  const send = (label: string) => main.getByRole('button', { name: label }).click();

  await test.step('a wrong field is marked, and what was typed is still there', async () => {
    await page.goto('/contacts');
    await field('Nombre Completo').fill(clientName);
    await field('Correo Electrónico').fill('marta@');
    await field('Tipo de Servicio').selectOption('Avalúo');
    await field('Mensaje').fill(message);
    await send('Enviar mensaje');
    await expect(page).toHaveURL('/contacts');
    await expect(field('Correo Electrónico')).toHaveAccessibleDescription('Email inválido');
    await expect(field('Correo Electrónico')).toBeFocused();
    await expect(field('Correo Electrónico')).toHaveValue('marta@');
    await expect(field('Tipo de Servicio')).toHaveValue('valuacion');
    await expect(field('Mensaje')).toHaveValue(message);
  });

  await test.step('the corrected message is sent, and a reload does not send it again', async () => {
    await field('Correo Electrónico').fill(clientEmail);
    await send('Enviar mensaje');
    await expect(page).toHaveURL('/contacts?sent=true#formulario');
    await expect(main.getByRole('heading', { name: 'Mensaje enviado' })).toBeInViewport();
    await page.reload();
    await main.getByRole('link', { name: 'Enviar otro mensaje' }).click();
    await expect(field('Mensaje')).toHaveValue('');
  });

  for (const [path, label] of [
    ['/valuation', 'Solicitar avalúo'],
    ['/legal-advisory', 'Solicitar consulta'],
  ] as const)
    await test.step(`${path} takes a service request`, async () => {
      await page.goto(path);
      await field('Nombre completo').fill(clientName);
      await field('Teléfono').fill('55 1234 5678');
      await send(label);
      await expect(page).toHaveURL(`${path}?sent=true#formulario`);
      await expect(main.getByRole('heading', { name: 'Solicitud enviada' })).toBeInViewport();
    });

  await test.step('an inquiry reaches the agent of the listing', async () => {
    const listing = await someListing(request);
    await page.goto(pathOf(listing));
    await main.getByRole('link', { name: 'Contactar Agente' }).click();
    await expect(field('Nombre completo')).toBeInViewport();
    await field('Nombre completo').fill(clientName);
    await field('Correo electrónico').fill(clientEmail);
    await field('Mensaje').fill(message);
    await send('Enviar consulta');
    await expect(page).toHaveURL(`${pathOf(listing)}?sent=true#formulario`);
    await expect(main.getByRole('heading', { name: 'Consulta enviada' })).toBeInViewport();
    const { text } = await mailTo(clientEmail, 'Recibimos tu consulta');
    expect(text).toContain(message.split('\n').at(-1));
  });

  await test.step('the favourites say what to do', async () => {
    await page.goto('/favorites');
    await expect(main.locator('noscript p')).toContainText('activa JavaScript');
    await expect(main.getByRole('status')).toBeHidden();
    await main.getByRole('link', { name: 'Ver propiedades' }).click();
    await expect(page).toHaveURL('/properties');
  });
});
