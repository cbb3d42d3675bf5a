import type { Site } from '@pbr/schemas/settings/settings';
import type { SessionUser } from '@pbr/schemas/account/user';
import { initTRPC } from '@trpc/server';
import type { AppRouter } from '../lib/trpc.ts';
import { alternativesWith } from './alternatives-with.ts';

interface FakeContext {
  /** Tells the answers of different requests apart. */
  visitor: string;
}

/** The server's answers by procedure path. */
type FakeAnswers = Record<string, (input: unknown, context: FakeContext) => unknown>;

/** A real tRPC router with answers from a table, for the server renderer, which calls procedures directly. */
export function fakeRouter(answers: FakeAnswers): AppRouter {
  const t = initTRPC.context<FakeContext>().create({ isDev: false });
  const all: FakeAnswers = {
    'site.get': () => aSite(),
    'session.user': () => null,
    'account.registrationMode': () => 'open',
    'agent.list': () => ({ items: [], total: 0, page: 1, pageCount: 0 }),
    'property.amenities': () => ({ items: [] }),
    'property.featured': () => ({ items: [] }),
    'property.popularPlaces': () => ({ items: [] }),
    'property.facets': () => null,
    'property.understand': () => ({ filters: null, isPlace: false }),
    'property.alternatives': () => alternativesWith(),
    'property.related': () => ({ place: null, alike: [], agent: null }),
    ...answers,
  };
  const grouped: Record<string, Record<string, ReturnType<typeof procedure>>> = {};
  function procedure(path: string) {
    return t.procedure.input((input) => input).query(({ input, ctx }) => all[path]?.(input, ctx));
  }
  for (const path of Object.keys(all)) {
    const [group = '', name = ''] = path.split('.');
    (grouped[group] ??= {})[name] = procedure(path);
  }
  return t.router(grouped) as unknown as AppRouter;
}

export function aSite(): Site {
  return {
    company: {
      name: 'Portal de prueba',
      legalName: 'Portal de prueba, S.A. de C.V.',
      rfc: null,
      privacyEmail: null,
      phone: '55 1234 5678',
      whatsapp: '55 1234 5678',
      email: 'hola@portal.test',
      address: 'Ámsterdam 12, Ciudad de México',
      hours: {
        weekdays: { opens: '09:00', closes: '19:00' },
        saturday: { opens: '09:00', closes: '15:00' },
      },
      social: { facebook: null, instagram: null, linkedin: null },
      figures: { propertiesSold: '500+', years: '15+', satisfied: '98%', support: '24/7' },
      servicePrices: {
        commercialAppraisal: 1,
        fiscalAppraisal: 2,
        expressAppraisal: 3,
        dueDiligence: 4,
        deeds: 5,
        legalAdviceHour: 6,
      },
      serviceTerms: {
        commercialAppraisal: '5 a 7 días hábiles',
        fiscalAppraisal: '3 a 5 días',
        expressAppraisal: '24 a 48 horas',
        dueDiligence: '7 a 10 días',
        deeds: '15 a 30 días',
      },
      answerTimes: { reply: '24 horas', quote: '2 horas' },
      commissionVat: 'none',
    },
    usdMxnRate: null,
    mapTiles: null,
  };
}

export function aUser(firstName: string): SessionUser {
  return {
    id: crypto.randomUUID(),
    email: `${firstName}@portal.test`,
    firstName,
    lastName: 'Prueba',
    profileImageUrl: null,
    phone: null,
    role: 'employee',
    isAgent: true,
    isEmailVerified: true,
    isPhoneVerified: false,
    isActive: true,
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
  };
}
