import type { Company } from '@pbr/schemas/settings/settings';
import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSite } from '../../testing/fake-server.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { ContactsScreen } from './contacts-screen.tsx';
import { HelpScreen } from './help-screen.tsx';
import { LegalAdvisoryScreen } from './legal-advisory-screen.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { ServicesScreen } from './services-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';
import { ValuationScreen } from './valuation-screen.tsx';

async function open(component: () => ReactNode, change: Partial<Company> = {}) {
  const site = aSite();
  const company = { ...site.company, ...change };
  await renderRoute({
    path: '/page',
    at: '/page',
    component,
    answers: { 'site.get': () => ({ ...site, company }) },
  });
  await screen.findByRole('heading', { level: 1 });
  return { text: document.body.textContent, links: hrefs() };
}

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const FORM = 'El formulario va aquí';

it('the valuation page shows three kinds with prices and terms, and the time to an answer', async () => {
  const { text, links } = await open(() => <ValuationScreen form={FORM} />);
  for (const kind of ['Avalúo comercial', 'Avalúo fiscal', 'Avalúo exprés'])
    expect(screen.getByRole('heading', { name: kind })).toBeTruthy();
  for (const fact of ['$1 MXN', '$2 MXN', '$3 MXN', '5 a 7 días hábiles', '24 a 48 horas'])
    expect(text).toContain(fact);
  expect(text).toContain('en menos de 24 horas y tienes la cotización 2 horas');
  expect(text).toContain(FORM);
  const steps = ['Solicitud', 'Cotización', 'Inspección', 'Entrega'];
  for (const step of steps) expect(screen.getByRole('heading', { name: step })).toBeTruthy();
  expect(links).toEqual(expect.arrayContaining(['tel:5512345678', 'mailto:hola@portal.test']));
});

it('the legal page shows three services, four problems with solutions and four steps', async () => {
  const { text, links } = await open(() => <LegalAdvisoryScreen form={FORM} />);
  for (const fact of [
    '$4 MXN',
    '$5 MXN',
    '$6 MXN',
    'Por hora',
    '7 a 10 días',
    '15 a 30 días',
    FORM,
  ])
    expect(text).toContain(fact);
  // Problems and those who certify.
  expect(screen.getAllByRole('term')).toHaveLength(8);
  for (const step of ['Consulta', 'Diagnóstico', 'Propuesta', 'Seguimiento'])
    expect(screen.getByRole('heading', { name: step })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '¿Es una emergencia legal?' })).toBeTruthy();
  expect(links).toContain('tel:5512345678');
});

it('the services page shows the figures of the settings and its links', async () => {
  const figures = { propertiesSold: '612', years: '17', satisfied: '99%', support: '24/7' };
  const { text, links } = await open(ServicesScreen, { figures });
  for (const figure of Object.values(figures)) expect(text).toContain(figure);
  expect(screen.getByRole('heading', { name: 'Nuestro compromiso' })).toBeTruthy();
  expect(links).toEqual(expect.arrayContaining(['/contacts', '/properties', '/valuation']));
});

it('the contact page shows the facts in the settings, and omits missing ones', async () => {
  const { text, links } = await open(() => <ContactsScreen form={FORM} />, {
    whatsapp: null,
    hours: { weekdays: { opens: '08:30', closes: '18:00' }, saturday: null },
  });
  expect(text).toContain('Lunes a viernes 8:30–18:00');
  expect(text).not.toContain('Sábado');
  expect(links).toEqual(expect.arrayContaining(['tel:5512345678', 'mailto:hola@portal.test']));
  expect(links.filter((link) => link?.includes('wa.me'))).toEqual([]);
});

it('the privacy notice names the responsible party and where to exercise rights', async () => {
  const { text, links } = await open(PrivacyScreen, { privacyEmail: 'datos@portal.test' });
  for (const part of [
    'Portal de prueba, S.A. de C.V.',
    'Ámsterdam 12, Ciudad de México',
    'Ley Federal de Protección de Datos Personales en Posesión de los Particulares',
    'Finalidades necesarias',
    'Finalidades voluntarias',
    'ARCO',
    'Secretaría Anticorrupción y Buen Gobierno',
    'Cambios a este aviso',
  ])
    expect(text).toContain(part);
  expect(links).toContain('mailto:datos@portal.test');
  expect(links).not.toContain('mailto:hola@portal.test');
});

it('the terms name the company, with its RFC only if there is one', async () => {
  const { text } = await open(TermsScreen);
  expect(text).toContain('Portal de prueba, S.A. de C.V.');
  expect(text).not.toContain('RFC');
});

it('the terms credit GeoNames with its licence and changes, and Natural Earth', async () => {
  const { text, links } = await open(TermsScreen);
  expect(text).toContain('GeoNames, modificados, con la licencia CC BY 4.0');
  expect(links).toContain('https://www.geonames.org');
  expect(links).toContain('https://creativecommons.org/licenses/by/4.0/deed.es');
  expect(text).toContain('hechos con Natural Earth');
  expect(links).toContain('https://www.naturalearthdata.com');
});

it('the help answers owners, buyers, renters and agents, and its index links to each', async () => {
  const { links } = await open(HelpScreen);
  for (const id of ['propietarios', 'compradores', 'inquilinos', 'agentes']) {
    expect(links).toContain(`#${id}`);
    expect(document.getElementById(id)).toBeTruthy();
  }
});
