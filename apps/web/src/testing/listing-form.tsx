import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { MyPropertiesScreen } from '../features/my-properties/my-properties-screen.tsx';
import { aPropertyDetail } from './a-property-detail.ts';
import { aUser } from './fake-server.ts';
import { type Answers, renderRoute } from './render-route.tsx';

const ana = aUser('Ana');
export const noListings = () => ({
  items: [],
  total: 0,
  page: 1,
  pageCount: 0,
  counts: { total: 0, active: 0, forSale: 0, forRent: 0 },
});

export async function openForm(edit: string, answers: Answers = {}) {
  const shown = await renderRoute({
    path: '/my-properties',
    at: `/my-properties?edit=${edit}`,
    component: MyPropertiesScreen,
    parseSearch: (search) => myPropertiesPageSchema.parse(search),
    answers: {
      'property.mine': noListings,
      'session.user': () => ana,
      'property.amenities': () => ({ items: ['Alberca', 'Elevador'] }),
      'property.placeSuggestions': () => ({ cities: [], neighborhoods: [] }),
      'property.knownColonia': () => ({ municipality: null, middle: null, cells: [] }),
      ...answers,
    },
  });
  await screen.findByRole('dialog');
  await screen.findByRole('textbox', { name: 'Nombre' });
  return shown;
}

export const openStored = (stored: PropertyDetail, answers: Answers = {}) =>
  openForm(stored.id, { 'property.getForEditing': () => stored, ...answers });

export const aStored = (property: Partial<PropertyDetail> = {}) =>
  aPropertyDetail({ can: { edit: true }, ...property });

/** A draft in which nobody has typed more than a name. */
export const anEmptyDraft = (values: Partial<PropertyDetail> = {}) =>
  aStored({
    isActive: false,
    isDraft: true,
    description: '',
    propertyType: '',
    operationType: '',
    street: '',
    neighborhood: '',
    city: '',
    state: '',
    ...values,
  });

const form = () => within(screen.getByRole('dialog'));
/** The labels of required fields end in a star. */
export const label = (name: string) => new RegExp(`^${name}( \\*)?$`, 'u');
export const field = (name: string) =>
  form().getByLabelText<HTMLInputElement>(label(name), { selector: 'input,select,textarea' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Pastes the text: typing it letter by letter would render the form as many times. */
export const fill = async (name: string, text: string) => {
  const input = field(name);
  await userEvent.click(input);
  input.setSelectionRange(0, input.value.length);
  await userEvent.paste(text);
};
const photo = (position: number) =>
  screen.getByRole('button', { name: new RegExp(`^Foto ${position}(:|$)`, 'u') });
/** Opens the sheet of a photo, and presses a button in it. */
export async function onPhoto(position: number, name: string) {
  await userEvent.click(photo(position));
  const sheet = within(
    screen.getByRole('dialog', { name: new RegExp(`^Foto ${position} de`, 'u') }),
  );
  await userEvent.click(sheet.getByRole('button', { name }));
}
export const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
