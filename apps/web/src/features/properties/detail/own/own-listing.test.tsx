import type { PropertyDetail } from '@pbr/schemas/property/read';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPropertyDetail } from '../../../../testing/a-property-detail.ts';
import { renderRoute } from '../../../../testing/render-route.tsx';
import { userEvent } from '@testing-library/user-event';
import { ContactCard } from '../contact/contact-card.tsx';
import { DetailHeader } from '../detail-header.tsx';
import { PhoneBar } from '../contact/phone-bar.tsx';
import { useRecordView } from '../use-record-view.ts';
import { OwnListing } from './own-listing.tsx';
import { ownListingPart } from './own-listing-part.tsx';

const own: Partial<PropertyDetail> = {
  can: { edit: true },
  views: { count: 1234, since: '2026-10-01T12:00:00.000Z' },
};

const actions = {
  changePrice: vi.fn(),
  pause: { isBusy: false, toggle: vi.fn() },
  shareCommission: vi.fn(),
};
const part = ownListingPart(async () => ({
  Part: (props) => <OwnListing {...props} actions={actions} />,
}));

function show(property: PropertyDetail) {
  return renderRoute({
    path: '/',
    at: '/',
    answers: {},
    component: () => (
      <>
        <ContactCard property={property} own={part} onInquire={() => {}} />
        <PhoneBar property={property} own={part} onInquire={() => {}} />
      </>
    ),
  });
}

describe("an owner's own listing", () => {
  it('offers to edit it, on the card and on the bar of a phone, instead of a contact', async () => {
    const property = aPropertyDetail(own);
    await show(property);
    await screen.findByText('Visitas');
    const links = screen.getAllByRole('link', { name: 'Editar' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 2 }, () => `/my-properties?edit=${property.id}`),
    );
    expect(screen.queryByRole('button', { name: /Contactar/u })).toBeNull();
    expect(screen.queryByRole('link', { name: /WhatsApp|Llamar/u })).toBeNull();
  });

  it('shows its figures, and leads to its inquiries', async () => {
    const property = aPropertyDetail({
      ...own,
      inquiries: [{ ...anInquiry(), status: 'pending' }, anInquiry()],
    });
    await show(property);
    const card = within(screen.getByRole('region', { name: 'Precio y contacto' }));
    expect((await card.findByText('Visitas')).parentElement?.textContent).toBe(
      'Visitas1,234desde el 1 oct 2026',
    );
    expect(card.getByText('Consultas').parentElement?.textContent).toBe(
      'Consultas21 sin responder',
    );
    expect(card.getByRole('link', { name: 'Ver consultas' }).getAttribute('href')).toBe(
      `/inquiries?propertyId=${property.id}`,
    );
  });
});

it.each([
  [true, 'Pausar'],
  [false, 'Activar'],
])(
  'with the listing active %s the card and the bar have price, %s and commission',
  async (isActive, words) => {
    await show(aPropertyDetail({ ...own, isActive }));
    await screen.findByText('Visitas');
    for (const region of ['Precio y contacto', 'Contacto rápido']) {
      vi.clearAllMocks();
      const on = within(screen.getByRole('region', { name: region }));
      await userEvent.click(on.getByRole('button', { name: 'Cambiar precio' }));
      await userEvent.click(on.getByRole('button', { name: words }));
      await userEvent.click(on.getByRole('button', { name: 'Compartir comisión' }));
      expect(actions.changePrice).toHaveBeenCalledOnce();
      expect(actions.pause.toggle).toHaveBeenCalledOnce();
      expect(actions.shareCommission).toHaveBeenCalledOnce();
    }
  },
);

it('the head of the page has the figures for phones, of a published listing alone', async () => {
  const shown = (property: PropertyDetail) =>
    renderRoute({
      path: '/',
      at: '/',
      answers: {},
      component: () => <DetailHeader property={property} publicOrigin="https://portal.test" />,
    });
  const property = aPropertyDetail({ ...own, inquiries: [{ ...anInquiry(), status: 'pending' }] });
  await shown(property);
  const link = screen.getByRole('link', { name: '1 consulta, 1 sin responder' });
  expect(link.getAttribute('href')).toBe(`/inquiries?propertyId=${property.id}`);
  expect(link.parentElement?.textContent).toBe('1,234 visitas · 1 consulta, 1 sin responder');
  cleanup();
  await shown(aPropertyDetail({ ...own, isActive: false, isDraft: true }));
  expect(screen.queryByRole('link', { name: /consulta/u })).toBeNull();
  cleanup();
  await shown(aPropertyDetail());
  expect(screen.queryByRole('link', { name: /consulta/u })).toBeNull();
});

it('a draft says who sees it instead of figures', async () => {
  await show(aPropertyDetail({ ...own, isActive: false, isDraft: true }));
  expect(await screen.findByText(/^Es un borrador: no se ve en el portal/u)).toBeTruthy();
  expect(screen.queryByText('Visitas')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Editar' })).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});

describe('an opened page', () => {
  afterEach(() => vi.restoreAllMocks());

  async function open(property: PropertyDetail) {
    const recordView = vi.fn(() => ({}));
    await renderRoute({
      path: '/',
      at: '/',
      answers: { 'property.recordView': recordView },
      component: function Opened() {
        useRecordView(property);
        return null;
      },
    });
    return recordView;
  }

  it('is reported once', async () => {
    const property = aPropertyDetail();
    const recordView = await open(property);
    await vi.waitFor(() => expect(recordView).toHaveBeenCalledTimes(1));
    expect(recordView).toHaveBeenCalledWith({ propertyId: property.id });
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(recordView).toHaveBeenCalledTimes(1);
  });

  it('is not reported by its owner', async () => {
    const recordView = await open(aPropertyDetail(own));
    await Promise.resolve();
    expect(recordView).not.toHaveBeenCalled();
  });

  it('is reported when its tab is first looked at', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const recordView = await open(aPropertyDetail());
    await Promise.resolve();
    expect(recordView).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(recordView).toHaveBeenCalledTimes(1));
  });
});

const anInquiry = (): PropertyDetail['inquiries'][number] => ({
  id: crypto.randomUUID(),
  propertyId: crypto.randomUUID(),
  clientName: 'Marta Solís',
  clientEmail: 'marta@correo.mx',
  clientPhone: null,
  message: null,
  inquiryType: 'info',
  status: 'answered',
  contactSource: 'website',
  agentResponse: null,
  responseDate: null,
  createdAt: '2026-10-01T12:00:00.000Z',
});
