import type { Feed } from '@pbr/schemas/property/feed';
import type { SentProperty } from '@pbr/schemas/property/write';
import type { Property } from '@pbr/schemas/property/read';
import type { PropertyImage } from '@pbr/schemas/property/photos';
import { exampleValues } from './field-facts.ts';
import { sessionUser } from '../session/session.examples.ts';

export const PUBLISHED = '2026-03-02T16:20:00.000Z';
export const CHANGED = '2026-03-09T18:05:30.000Z';

/** Leaves out what a client need not send. */
export const sentProperty = Object.fromEntries(
  Object.entries(exampleValues).filter(([, value]) => value !== null),
) as SentProperty;

const PHOTO = '/uploads/3fb8e0c2a7d94f51b6e8c09d72ab4f10e35c6d81';
const PROPERTY = 'b3b5c0de-5b1e-4c57-9d5c-0a4f1d2e3c4b';

export const image: PropertyImage = {
  id: '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d',
  propertyId: PROPERTY,
  imageUrl: `${PHOTO}/1024.jpg`,
  url: `${PHOTO}/1024.jpg`,
  baseUrl: PHOTO,
  category: 'fachada',
  order: 0,
  isPrimary: true,
  width: 1600,
  height: 1200,
  placeholder: null,
  createdAt: PUBLISHED,
};

export const feed: Feed = {
  changes: [{ id: PROPERTY, change: 'updated', changedAt: CHANGED }],
  next: '4711',
  hasMore: false,
};

export const property: Property = {
  id: PROPERTY,
  ownerId: sessionUser.id,
  ...exampleValues,
  publicPoint: null,
  mxnEquivalent: null,
  isActive: true,
  dealStatus: null,
  isDraft: false,
  createdAt: PUBLISHED,
  updatedAt: CHANGED,
  version: 3,
  images: [image],
  imageCount: 1,
  owner: {
    firstName: 'Elena',
    lastName: 'Canul Pech',
    email: 'elena.canul@portal.mx',
    phone: '+52 999 123 4567',
    profileImageUrl: null,
  },
  commissionShares: [],
  inquiries: [],
};
