import type { PropertyDetail } from '@pbr/schemas/property/read';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aPropertyDetail } from '../../../../testing/a-property-detail.ts';
import { renderRoute } from '../../../../testing/render-route.tsx';
import { ownListingPart } from '../own/own-listing-part.tsx';
import { ContactCard } from './contact-card.tsx';
import { PhoneBar } from './phone-bar.tsx';

/** For the listing's agent, who is nobody here. */
const own = ownListingPart(async () => ({ Part: () => null }));
const owner = aPropertyDetail().owner;

async function show(property: Partial<PropertyDetail>, onInquire = () => {}) {
  await renderRoute({
    path: '/',
    at: '/',
    answers: {},
    component: () => (
      <ContactCard property={aPropertyDetail(property)} own={own} onInquire={onInquire} />
    ),
  });
  return within(screen.getByRole('region', { name: 'Precio y contacto' }));
}

describe('the price', () => {
  it.each<[string, Partial<PropertyDetail>, string[]]>([
    ['a sale', {}, ['$4,500,000']],
    [
      'a rent, by the month',
      { operationType: 'renta', salePrice: null, rentPrice: '25000.00' },
      ['$25,000 por mes'],
    ],
    [
      'both, the rent on a second line',
      { operationType: 'ambos', rentPrice: '25000.00' },
      ['$4,500,000', '$25,000 por mes'],
    ],
    ['none', { salePrice: null }, ['Precio a consultar']],
    [
      'dollars, with what they are in pesos and since when',
      {
        currency: 'USD',
        salePrice: '350000.00',
        mxnEquivalent: { salePrice: '6300000.00', rentPrice: null, date: '2026-11-01' },
      },
      ['US$350,000 aprox. $6,300,000 MXN al 1 nov 2026'],
    ],
  ])('reads well for %s', async (_case, property, lines) => {
    const card = await show(property);
    const [, ...paragraphs] = document.querySelectorAll('p');
    expect(paragraphs.slice(0, lines.length).map((line) => line.textContent)).toEqual(lines);
    expect(
      card.getByText(property.operationType === 'ambos' ? 'Venta y Renta' : /^(Venta|Renta)$/),
    ).toBeTruthy();
  });
});

it('the bar of a phone shows both prices, and only the rent by the month', () => {
  const property = aPropertyDetail({ operationType: 'ambos', rentPrice: '25000.00' });
  render(<PhoneBar property={property} own={own} onInquire={() => {}} />);
  const [prices] = document.querySelectorAll('p');
  expect([...(prices?.children ?? [])].map((line) => line.textContent)).toEqual([
    '$4,500,000',
    '$25,000/mes',
  ]);
});

describe('the ways to contact the agent', () => {
  it('open the inquiry from the main button', async () => {
    const onInquire = vi.fn();
    const card = await show({}, onInquire);
    await userEvent.click(card.getByRole('button', { name: 'Contactar Agente' }));
    expect(onInquire).toHaveBeenCalledTimes(1);
  });

  it('dial the agent', async () => {
    const card = await show({});
    expect(card.getByRole('link', { name: 'Llamar Ahora' }).getAttribute('href')).toBe(
      'tel:+525512345678',
    );
  });

  it('open the inquiry without a number to dial, and offer no chat', async () => {
    const onInquire = vi.fn();
    const card = await show({ owner: { ...owner, phone: null } }, onInquire);
    await userEvent.click(card.getByRole('button', { name: 'Llamar Ahora' }));
    expect(onInquire).toHaveBeenCalledTimes(1);
    expect(card.queryByText('WhatsApp')).toBeNull();
  });

  it.each([
    ['the number for chats', '+52 33 9999 0000', '523399990000'],
    ['else the telephone', null, '525512345678'],
    ['else the telephone, when the other cannot be reached', '123 4567', '525512345678'],
  ])('chat with %s, naming the listing', async (_case, ownerWhatsapp, digits) => {
    const card = await show({ ownerWhatsapp, name: 'Casa del jardín' });
    const link = card.getByRole('link', { name: 'WhatsApp' });
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.origin + url.pathname).toBe(`https://wa.me/${digits}`);
    expect(url.searchParams.get('text')).toContain('Casa del jardín');
    expect(url.searchParams.get('text')).toContain(
      'Ámsterdam 25, Condesa, Cuauhtémoc, Ciudad de México',
    );
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});

describe('the agent', () => {
  it('has a name, initials without a photo, and stars hidden from screen readers', async () => {
    const card = await show({});
    expect(card.getByText('Elena Ríos')).toBeTruthy();
    expect(card.getByText('Agente Inmobiliario')).toBeTruthy();
    expect(card.getByText('ER').getAttribute('aria-hidden')).toBe('true');
    expect(card.getByText('★★★★★').getAttribute('aria-hidden')).toBe('true');
  });

  it('has badges and a page if visitors can open it', async () => {
    const agent = { id: crypto.randomUUID(), isEmailVerified: true, isPhoneVerified: false };
    const card = await show({ agent });
    expect(card.getByRole('link', { name: 'Elena Ríos' }).getAttribute('href')).toBe(
      `/agents/${agent.id}`,
    );
    expect(card.getByText('Agente Verificado')).toBeTruthy();
    expect(card.getByText('✓ Email')).toBeTruthy();
    expect(card.queryByText('✓ Teléfono')).toBeNull();
  });

  it('is only a name without a page', async () => {
    const card = await show({ agent: null });
    expect(card.queryByRole('link', { name: 'Elena Ríos' })).toBeNull();
    expect(card.queryByText('Agente Verificado')).toBeNull();
  });

  it('is shown with their photo', async () => {
    await show({ owner: { ...owner, profileImageUrl: '/uploads/elena/320.jpg' } });
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/uploads/elena/320.jpg');
  });
});
