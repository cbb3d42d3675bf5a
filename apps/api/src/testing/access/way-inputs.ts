import { TEST_PASSWORD } from '../data/account.ts';
import sharp from 'sharp';
import { defaultCompany } from '../../modules/settings/default-settings.ts';
import type { Way } from './ways.ts';

/** Facts about the rows of a test that inputs need. */
export interface InputFacts {
  /** The e-mail of the actor, or of any person when the actor is a visitor. */
  email: string;
  /** Tokens of valid links. */
  tokens: { verify: string; reset: string; invitation: string; agreement: string };
  photo: string;
  /** An active person who can take over an agent's listings and inquiries. */
  colleague: string;
}

type MakeInput = (facts: InputFacts) => Record<string, unknown>;

const nothing: MakeInput = () => ({});
const logIn: MakeInput = ({ email }) => ({ email, password: TEST_PASSWORD });
const employee: MakeInput = () => ({
  firstName: 'Nueva',
  lastName: 'Persona',
  email: 'nueva.persona@prueba.mx',
  phone: '55 1234 5678',
});
const profile: MakeInput = () => ({
  firstName: 'Otra',
  phone: '55 8765 4321',
  bio: 'Vendo casas.',
});
const inquiry: MakeInput = () => ({
  clientName: 'Marta Solís',
  clientEmail: 'marta@correo.mx',
  message: '¿Sigue disponible?',
});
const contact: MakeInput = () => ({
  name: 'Marta Solís',
  email: 'marta@correo.mx',
  service: 'venta',
  message: 'Quiero vender mi casa.',
});
const requestClient: MakeInput = () => ({
  clientName: 'Marta Solís',
  clientPhone: '55 1234 5678',
});
const property: MakeInput = () => ({
  name: 'Casa con patio',
  description: 'Fresca y silenciosa.',
  street: 'Calle 60',
  neighborhood: 'Centro',
  city: 'Mérida',
  state: 'Yucatán',
  propertyType: 'casa',
  operationType: 'venta',
  salePrice: '3500000',
});
const share: MakeInput = () => ({
  percentage: '2.5',
  agentId: null,
  externalAgentName: 'Rosa Elena Bautista',
  externalAgentEmail: 'rosa@correo.mx',
});
const changedShare: MakeInput = () => ({ percentage: '1.75', notes: 'A medias.' });
const readTerms: MakeInput = () => ({ version: 1 });
const agreementAnswer: MakeInput = ({ tokens }) => ({ token: tokens.agreement, version: 1 });
const settings: MakeInput = () => ({
  company: { ...defaultCompany, address: 'Ámsterdam 12, Ciudad de México' },
  usdMxnRate: { rate: '18.5', date: '2026-01-02' },
  version: 1,
});
const noPhotos: MakeInput = () => ({ images: [] });
const soldProperty: MakeInput = () => ({ isActive: false, dealStatus: 'vendida' });

/** A valid input for every call that takes one, without the id of the row. A test fails on a call that is missing here. */
const inputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/login': logIn,
  'POST /api/properties/:id/inquiries': inquiry,
  'POST /api/contact': contact,
  'POST /api/properties': property,
  'PUT /api/properties/:id': property,
  'PATCH /api/properties/:id': soldProperty,
  'PUT /api/properties/:id/images': noPhotos,
  'POST /api/properties/:id/images': ({ photo }) => ({ url: photo, category: 'sala' }),
  'POST /api/commission-shares': share,
  'PUT /api/commission-shares/:id': changedShare,
  'PATCH /api/commission-shares/:id': () => ({ acceptance: 'accepted', version: 1 }),
  'POST /api/employees': employee,
  'PUT /api/employees/:id': employee,
  'PATCH /api/user': profile,
  'PUT /api/user/photo': ({ photo }) => ({ url: photo }),
  'settings.save': settings,
  'session.login': logIn,
  'session.end': nothing,
  'apiToken.create': () => ({ name: 'Sitio propio', scope: 'read' }),
  'apiToken.revoke': nothing,
  'account.register': (facts) => ({
    ...employee(facts),
    password: NEW_PASSWORD,
    acceptPrivacy: true,
  }),
  'account.verifyEmail': ({ tokens }) => ({ token: tokens.verify }),
  'account.requestPasswordReset': ({ email }) => ({ email }),
  'account.resetPassword': ({ tokens }) => ({ token: tokens.reset, password: NEW_PASSWORD }),
  'account.describeInvitation': ({ tokens }) => ({ token: tokens.invitation }),
  'account.acceptInvitation': ({ tokens }) => ({
    token: tokens.invitation,
    password: NEW_PASSWORD,
    acceptPrivacy: true,
  }),
  'account.changePassword': () => ({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }),
  'account.updateProfile': profile,
  'employee.create': employee,
  'employee.update': employee,
  'employee.deactivate': nothing,
  'employee.holdings': nothing,
  'employee.handOver': ({ colleague }) => ({ to: colleague }),
  'employee.invite': nothing,
  'employee.activate': nothing,
  'employee.reactivate': nothing,
  'employee.search': nothing,
  'property.search': nothing,
  'property.get': nothing,
  'property.byIds': nothing,
  'property.landing': () => ({ operation: 'venta' }),
  'property.mine': nothing,
  'property.placeSuggestions': () => ({ text: 'con' }),
  'property.create': property,
  'property.update': property,
  'property.setStatus': soldProperty,
  'property.delete': nothing,
  'property.deleted': nothing,
  'property.restore': nothing,
  'property.setImages': noPhotos,
  'property.deleteImage': nothing,
  'favorite.set': () => ({ isFavorite: true }),
  'favorite.merge': nothing,
  'inquiry.send': inquiry,
  'inquiry.list': nothing,
  'inquiry.answer': () => ({ text: 'Sí, sigue disponible.' }),
  'inquiry.close': nothing,
  'inquiry.reopen': nothing,
  'request.sendContact': contact,
  'request.sendValuation': requestClient,
  'request.sendLegal': requestClient,
  'request.list': nothing,
  'request.get': nothing,
  'request.assign': () => ({ assignee: null }),
  'request.answer': () => ({ text: 'Con gusto te ayudamos.' }),
  'request.close': nothing,
  'request.reopen': nothing,
  'commission.sharedWithMe': nothing,
  'agent.list': nothing,
  'agent.get': nothing,
  'agent.listings': nothing,
  'commission.forProperty': nothing,
  'commission.share': share,
  'commission.update': changedShare,
  'commission.withdraw': nothing,
  'commission.newLink': nothing,
  'commission.accept': readTerms,
  'commission.decline': readTerms,
  'commission.agreement': nothing,
  'commission.agreementByLink': ({ tokens }) => ({ token: tokens.agreement }),
  'commission.acceptByLink': agreementAnswer,
  'commission.declineByLink': agreementAnswer,
};

const NEW_PASSWORD = 'buganvilia de noche';

/** Calls that take an input for which no valid one is listed. */
export const waysWithoutInput = (ways: readonly Way[]) =>
  ways.filter(
    ({ takesInput, isOtherMethod, name }) => takesInput && !isOtherMethod && !inputs[name],
  );

export const inputOf = ({ name }: Way, facts: InputFacts) => (inputs[name] ?? nothing)(facts);

export async function aPhotoUrl(): Promise<string> {
  const blank = sharp({ create: { width: 64, height: 64, channels: 3, background: '#2060c0' } });
  return `data:image/png;base64,${(await blank.png().toBuffer()).toString('base64')}`;
}
