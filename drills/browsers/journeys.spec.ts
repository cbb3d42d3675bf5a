import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { type ActiveEmployee, anEmployee } from '@pbr/e2e/fixtures/data/employees';
import { postListing } from '@pbr/e2e/fixtures/data/listings';
import { mailTo } from '@pbr/e2e/fixtures/data/mail';
import { colourAt, phonePhoto, photosOf } from '@pbr/e2e/fixtures/data/photos';
import type { Target } from './in-page.ts';
import { signIn } from './sign-in.ts';
import { SIZES } from './sizes.ts';
import { expect, test } from './test.ts';

test.setTimeout(180_000);

const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name });
const labelled = (label: string | RegExp, within?: Target): Target => ({
  label,
  ...(within && { within }),
});
const MAIN: Target = { role: 'main' };

/** Publishes a listing as its agent, without a browser. */
async function listingOf(agent: ActiveEmployee, request: APIRequestContext, facts?: object) {
  const { email, password } = agent;
  const answer = await request.post('/api/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return postListing(request, facts);
}

/** Runs in the page of a listing; 0 as long as nothing is painted. */
const widthOfFirstPhoto = () =>
  document.querySelector<HTMLImageElement>('main picture img')?.naturalWidth ?? 0;

for (const [size, pixels] of Object.entries(SIZES)) {
  const isPhone = size === 'phone';

  test(`a visitor on a ${size} narrows a search, opens a listing and writes to its agent`, async ({
    openWindow,
    request,
  }) => {
    const agent = await anEmployee();
    const neighborhood = `Colonia ${randomUUID().slice(0, 8)}`;
    const { name } = await listingOf(agent, request, { neighborhood, salePrice: '4800000' });
    await listingOf(agent, request, { neighborhood, salePrice: '8000000' });
    const visitor = await openWindow(pixels);

    await visitor.goTo('/properties');
    await visitor.write({ role: 'combobox', name: '¿Dónde o qué buscas?' }, neighborhood);
    await visitor.sees({ text: '2 propiedades' });
    await visitor.choose(labelled('Operación'), 'Comprar');
    await visitor.choose(labelled('Tipo'), 'Casa');
    await visitor.click(button(isPhone ? /^Filtros/u : /^Más filtros/u));
    await visitor.write({ role: 'textbox', name: 'Máximo' }, '5,000,000\n');
    await visitor.click(button(/^Ver \d/u));
    await visitor.sees({ text: '1 propiedad' });
    await visitor.click({ role: 'link', name });
    await visitor.sees({ role: 'heading', name });

    const form = dialog('Contactar al agente');
    await visitor.click(button('Contactar Agente'));
    await visitor.write(labelled(/^Nombre completo/u, form), 'Marta Solís');
    await visitor.write(labelled(/^Correo electrónico/u, form), 'marta@correo.test');
    await visitor.choose(labelled(/^Motivo/u, form), 'Agendar una visita');
    await visitor.write(labelled(/^Mensaje/u, form), '¿Sigue disponible?\nGracias.');
    await visitor.click(button('Enviar consulta', form));
    await visitor.sees({ text: 'Consulta enviada' });
    await visitor.doesNotSee(form);
    const mail = await mailTo(agent.email, 'Nueva consulta');
    expect(mail.text).toContain('¿Sigue disponible?');
  });

  test(`a member on a ${size} mistypes the password, and signs in`, async ({
    openWindow,
    expectedNoise,
  }) => {
    expectedNoise.push(/401/u);
    const person = await anEmployee();
    const window = await openWindow(pixels);
    await window.goTo('/auth?redirect=/settings');
    await window.write(labelled(/^Correo electrónico/u), person.email);
    await window.write(labelled(/^Contraseña/u), 'nó es ésta\n');
    await window.sees({ text: /Credenciales inválidas/u });
    await window.replace(labelled(/^Contraseña/u), person.password);
    await window.click(button('Iniciar sesión', MAIN));
    await window.sees({ text: 'Inicio de sesión exitoso' });
    await window.expectPath('/settings');
    await window.sees({ role: 'heading', name: 'Configuración' });
  });

  test(`an agent on a ${size} publishes a listing with two photos`, async ({
    openWindow,
    request,
  }, testInfo) => {
    const agent = await anEmployee();
    const name = `Casa de dos colores ${randomUUID().slice(0, 8)}`;
    const files = [await phonePhoto(), ...(await photosOf('#2f7fc7'))];
    const paths = files.map((file) => testInfo.outputPath(file.name));
    for (const [index, { buffer }] of files.entries()) await writeFile(paths[index]!, buffer);
    const window = await openWindow(pixels);
    await signIn(window, agent);

    const form = dialog('Nueva Propiedad');
    await window.goTo('/my-properties');
    await window.click(button('Nueva Propiedad'));
    await window.write({ role: 'textbox', name: 'Nombre', within: form }, name);
    await window.choose(labelled(/^Tipo de propiedad/u, form), 'Casa');
    await window.choose(labelled(/^Operación/u, form), 'Venta');
    await window.write(labelled(/^Descripción/u, form), 'Luz todo el día y un patio.');
    await window.write(labelled(/^Precio de venta/u, form), '4.5 M');
    await window.write({ role: 'combobox', name: /^Ciudad/u, within: form }, 'Coyoacán\t');
    await window.write({ role: 'combobox', name: /^Colonia/u, within: form }, 'Del Carmen\t');
    await window.write(labelled(/^Calle/u, form), 'Londres');
    await window.attach(labelled('Archivos de las fotos'), paths);
    await window.sees(button(/^Foto 2/u, form));
    await window.click(button(/^Publicar/u, form));
    await window.sees({ text: 'Propiedad creada' });
    await window.doesNotSee(form);

    const visitor = await openWindow(pixels);
    await visitor.goTo(`/properties?search=${encodeURIComponent(name)}`);
    await visitor.click({ role: 'link', name });
    await visitor.sees({ role: 'heading', name });
    await expect.poll(() => visitor.evaluate(widthOfFirstPhoto)).toBeGreaterThan(300);

    const id = (await visitor.path()).split('/').at(-1);
    const stored = await request.get(`/api/properties/${id}`);
    const { salePrice, images } = (await stored.json()) as {
      salePrice: string;
      images: { baseUrl: string }[];
    };
    expect(salePrice).toBe('4500000.00');
    expect(images).toHaveLength(2);
    const upright = await (await request.get(`${images[0]?.baseUrl}/1600.jpg`)).body();
    expect([await colourAt(upright, 0.2), await colourAt(upright, 0.8)]).toEqual(['red', 'blue']);
  });

  test(`an agent on a ${size} shares a commission, and the colleague accepts`, async ({
    openWindow,
    request,
  }) => {
    const owner = await anEmployee({ firstName: 'Olga' });
    const eva = await anEmployee({ firstName: `E${randomUUID().slice(0, 8)}` });
    const { id, name } = await listingOf(owner, request);
    const hers = await openWindow(pixels);
    await signIn(hers, owner);
    await hers.goTo(`/my-properties?commission=${id}`);
    const form = dialog(/^Comisión/u);
    const fullName = `${eva.firstName} ${eva.lastName}`;
    await hers.choose({ role: 'combobox', name: /^Agente/u, within: form }, fullName);
    // Half of a commission of 5 % is filled in.
    await hers.click(button('Registrar comisión', form));
    await hers.sees({ text: 'Comisión registrada' });

    const evas = await openWindow(pixels);
    await signIn(evas, eva);
    await evas.goTo('/shared-commissions');
    await evas.sees({ text: /2\.50% de comisión/u });
    await evas.click(button(/^Aceptar/u, MAIN));
    await evas.sees({ text: 'Aceptada' });
    await mailTo(owner.email, `${fullName} aceptó la comisión`);
    const stored = await request.get(`/api/properties/${id}/commissions`);
    expect(await stored.json()).toMatchObject([{ percentage: '2.50', amount: '200000.00' }]);
    expect(name).not.toBe('');
  });

  test(`an agent on a ${size} answers an inquiry`, async ({ openWindow, request }) => {
    const agent = await anEmployee();
    const { id, name } = await listingOf(agent, request);
    const clientEmail = `marta.${randomUUID()}@correo.test`;
    const data = { clientName: 'Marta Solís', clientEmail, message: '¿Sigue disponible?' };
    const sent = await request.post(`/api/properties/${id}/inquiries`, { data });
    expect(sent.status(), await sent.text()).toBe(201);
    const window = await openWindow(pixels);
    await signIn(window, agent);
    await window.goTo('/inquiries');
    await window.click({ role: 'link', name: 'Marta Solís', within: MAIN });
    await window.click(button(/^Responder/u, MAIN));
    await window.click(button('Sigue disponible'));
    await window.write(labelled('Tu respuesta a Marta Solís'), ' ¿Te queda bien el jueves?');
    await window.click(button('Enviar respuesta'));
    await window.sees({ text: 'Respuesta enviada' });
    await window.sees({ text: 'Respondida' });
    const mail = await mailTo(clientEmail, `Respuesta a tu consulta: ${name}`);
    expect(mail.text?.replaceAll(/\s+/gu, ' ')).toContain('¿Te queda bien el jueves?');
  });
}
