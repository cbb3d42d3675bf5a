import type { Db } from '@pbr/db/client';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { propertyViews } from '@pbr/db/schema/property-views';
import { serviceRequests } from '@pbr/db/schema/service-requests';
import { users } from '@pbr/db/schema/users';
import { dayInMexico } from '@pbr/schemas/format/moments';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { createHash } from 'node:crypto';
import { insertShare, recordChange } from '../modules/commissions/share-write.queries.ts';
import { insertImage } from '../modules/properties/photos/property-image.queries.ts';
import { insertProperty } from '../modules/properties/listings/stored-property.queries.ts';
import {
  fromContactForm,
  fromLegalForm,
  fromValuationForm,
} from '../modules/service-requests/sending/service-request-forms.ts';
import { defaultCompany } from '../modules/settings/default-settings.ts';
import { insertSettingIfMissing, storeSetting } from '../modules/settings/settings.queries.ts';
import { insertRows } from './demo.queries.ts';
import type { Demo } from './read-demo.ts';

const HOUR_MS = 60 * 60 * 1000;

const personId = (key: string) => stableId(`person ${key}`);
const listingId = (key: string) => stableId(`listing ${key}`);

interface Writing {
  db: Db;
  demo: Demo;
  /** The password hash of each person, by the person's key. */
  passwordHashes: ReadonlyMap<string, string>;
  now: Date;
}

/** Writes all rows. Everything is fixed except the dates, which are counted back from now. */
export async function writeDemo(writing: Writing): Promise<void> {
  // The rate comes first: writing a listing computes its price in MXN.
  await writeRate(writing);
  await writeCompany(writing);
  await writePeople(writing);
  await writeListings(writing);
  await writeViews(writing);
  await writeInquiries(writing);
  await writeServiceRequests(writing);
  await writeShares(writing);
}

const ago = ({ now }: Writing, hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const dayIn = (writing: Writing, days: number) => dayInMexico(ago(writing, -24 * days));
const at = (writing: Writing, hours: number) => ago(writing, hours).toISOString();

async function writeRate(writing: Writing): Promise<void> {
  const { rate, hoursAgo } = writing.demo.settings.usdMxnRate;
  const date = dayInMexico(ago(writing, hoursAgo));
  await insertSettingIfMissing(writing.db, 'usdMxnRate', { rate, date });
}

async function writeCompany({ db, demo, now }: Writing): Promise<void> {
  const value = { ...defaultCompany, social: demo.settings.social };
  await storeSetting(db, 'company', { value, updatedAt: now.toISOString() });
}

async function writePeople(writing: Writing): Promise<void> {
  const rows = writing.demo.people.map(({ key, portrait, hoursAgo, ...person }) => ({
    ...person,
    id: personId(key),
    passwordHash: known(writing.passwordHashes.get(key), key),
    profileImageUrl: `/uploads/${portrait}/320.jpg`,
    whatsapp: person.phone,
    isEmailVerified: true,
    isPhoneVerified: person.isAgent,
    createdAt: at(writing, hoursAgo),
    updatedAt: at(writing, hoursAgo),
  }));
  await insertRows(writing.db, users, rows);
}

async function writeListings(writing: Writing): Promise<void> {
  const { db, demo } = writing;
  for (const { key, agent, hoursAgo, availableInDays, ...listing } of demo.listings) {
    const { property, isActive, dealStatus } = listing;
    const availableFrom = availableInDays === undefined ? null : dayIn(writing, availableInDays);
    await insertProperty(db, {
      values: { ...property, availableFrom, id: listingId(key), isActive, dealStatus },
      ownerId: personId(agent),
      creationKey: null,
      now: ago(writing, hoursAgo),
    });
  }
  for (const { key, agent, hoursAgo, property } of demo.drafts) {
    await insertProperty(db, {
      values: { ...property, id: listingId(key), isActive: false, isDraft: true },
      ownerId: personId(agent),
      creationKey: null,
      now: ago(writing, hoursAgo),
    });
  }
  for (const { key, photos, hoursAgo } of [...demo.listings, ...demo.drafts]) {
    for (const name of photos) {
      const id = stableId(`photo ${key} ${name}`);
      const image = { ...known(demo.pictures[name], name), id, propertyId: listingId(key) };
      await insertImage(db, image, ago(writing, hoursAgo));
    }
  }
}

/** One to five views of each listing on each of its days, the same in every demo. */
async function writeViews(writing: Writing): Promise<void> {
  const rows = writing.demo.listings.flatMap(({ key, hoursAgo }) =>
    Array.from({ length: Math.floor(hoursAgo / 24) + 1 }, (_, daysAgo) => ({
      propertyId: listingId(key),
      day: dayInMexico(ago(writing, daysAgo * 24)),
      views: 1 + (digest(`views ${key} ${daysAgo}`).readUInt8(0) % 5),
    })),
  );
  await insertRows(writing.db, propertyViews, rows);
}

async function writeInquiries(writing: Writing): Promise<void> {
  const rows = writing.demo.inquiries.map(({ listing, hoursAgo, answer, ...inquiry }) => ({
    ...inquiry,
    id: stableId(`inquiry ${listing} ${inquiry.clientEmail}`),
    propertyId: listingId(listing),
    agentResponse: answer?.text ?? null,
    responseDate: answer ? at(writing, hoursAgo - answer.hoursLater) : null,
    noticeVersion: PRIVACY_NOTICE_VERSION,
    createdAt: at(writing, hoursAgo),
  }));
  await insertRows(writing.db, propertyInquiries, rows);
}

async function writeServiceRequests(writing: Writing): Promise<void> {
  const rows = writing.demo['service-requests'].map((sent) => {
    const { hoursAgo, status, assignee, answer } = sent;
    const serviceRequest = serviceRequestOf(sent);
    const answeredAt = answer ? at(writing, hoursAgo - answer.hoursLater) : null;
    const assigneeId = assignee === undefined ? null : personId(assignee);
    return {
      ...serviceRequest,
      id: stableId(`request ${serviceRequest.kind} ${serviceRequest.clientName}`),
      status,
      assigneeId,
      response: answer?.text ?? null,
      responseDate: answeredAt,
      answeredBy: answer ? assigneeId : null,
      closedAt: status === 'closed' ? answeredAt : null,
      noticeVersion: PRIVACY_NOTICE_VERSION,
      createdAt: at(writing, hoursAgo),
      updatedAt: answeredAt ?? at(writing, hoursAgo),
    };
  });
  await insertRows(writing.db, serviceRequests, rows);
}

function serviceRequestOf({ kind, form }: Demo['service-requests'][number]) {
  switch (kind) {
    case 'contact':
      return fromContactForm(form);
    case 'valuation':
      return fromValuationForm(form);
    case 'legal':
      return fromLegalForm(form);
  }
}

async function writeShares(writing: Writing): Promise<void> {
  const { db, demo } = writing;
  const agents = new Map(demo.listings.map(({ key, agent }) => [key, agent]));
  for (const share of demo.shares) {
    const { listing, terms, acceptance, isActive } = share;
    const agentId = terms.agentId && personId(terms.agentId);
    await insertShare(db, {
      propertyId: listingId(listing),
      ownerId: personId(known(agents.get(listing), listing)),
      values: { ...terms, agentId, id: shareId(share), acceptance, isActive },
      now: ago(writing, share.hoursAgo),
    });
  }
  const steps = demo.shares.flatMap((share) =>
    share.history.map((step) => ({ ...step, id: shareId(share) })),
  );
  // Steps are numbered in the order in which they happened.
  for (const { id, event, by, hoursAgo } of steps.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const actorId = by === undefined ? null : personId(by);
    await recordChange(db, id, { event, actorId, now: ago(writing, hoursAgo) });
  }
}

const shareId = ({ listing, terms }: Demo['shares'][number]) =>
  stableId(`share ${listing} ${terms.agentId ?? terms.externalAgentEmail}`);

/** Throws when the data names a key that it does not hold. */
function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the demo does not know ${name}`);
  return value;
}

/** Derives the same id from a name on every machine, in the form of a random UUID (version 4). */
function stableId(name: string): string {
  const bytes = digest(name).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

const digest = (name: string) => createHash('sha256').update(`portal-pbr demo ${name}`).digest();
