import { propertyWriteSchema } from '@pbr/schemas/property';
import type { ImageCategory } from '@pbr/schemas/property-values';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { parseInput } from '../lib/parse-input.ts';
import type { StoredPhoto } from '../lib/photos.ts';
import type { DemoInquiry } from './demo-inquiry.ts';
import type { DemoListing } from './demo-listing.ts';
import type { DemoRows } from './demo.queries.ts';
import type { SceneName } from './illustrator/draw-scene.ts';
import { inquiries } from './inquiries.ts';
import { emailOf, people, type PersonName } from './people.ts';
import { composeRequests } from './compose-requests.ts';
import { composeShareChanges } from './compose-share-changes.ts';
import { type DemoShare, shareName, shares } from './shares.ts';
import { stableId } from './stable-id.ts';
import { pictureName, portraitOf } from './store-pictures.ts';

const HOUR_MS = 60 * 60 * 1000;
const PEOPLE_SINCE_HOURS = 400 * 24;

const categories: Readonly<Record<SceneName, ImageCategory>> = {
  decoFacade: 'fachada',
  modernHouse: 'fachada',
  tower: 'fachada',
  shop: 'fachada',
  apartmentBlock: 'fachada',
  streetHouse: 'fachada',
  loftBuilding: 'fachada',
  coastHouse: 'fachada',
  cabin: 'fachada',
  warehouse: 'fachada',
  courtyard: 'exterior',
  terrace: 'exterior',
  land: 'exterior',
  roofGarden: 'exterior',
  poolDeck: 'exterior',
  livingRoom: 'sala',
  diningRoom: 'comedor',
  kitchen: 'cocina',
  bedroom: 'recamara',
  bathroom: 'bano',
  office: 'otros',
  premises: 'otros',
  study: 'otros',
  hallway: 'otros',
  gym: 'otros',
  portrait: 'otros',
};

const personId = (name: PersonName) => stableId(`person ${name}`);
const listingId = (key: string) => stableId(`listing ${key}`);

/** By the name of the drawing. */
type Pictures = Pick<ReadonlyMap<string, StoredPhoto>, 'get'>;

interface Ingredients {
  listings: readonly DemoListing[];
  pictures: Pictures;
  passwordHashes: ReadonlyMap<PersonName, string>;
  now: Date;
}

type Ago = (hours: number) => string;

/** The rows of the demo. Everything is fixed but the dates, which are counted back from now. */
export function composeRows({ listings, pictures, passwordHashes, now }: Ingredients): DemoRows {
  const ago: Ago = (hours) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const names = Object.keys(people) as PersonName[];
  const owners = new Map(listings.map(({ key, agent }) => [key, agent]));
  const isAboutListed = ({ listing }: { listing: string }) => owners.has(listing);
  return {
    users: names.map((name) =>
      userRow(name, { passwordHash: passwordHashes.get(name), pictures }, ago),
    ),
    properties: listings.map((listing) => propertyRow(listing, ago)),
    images: listings.flatMap((listing) => imageRows(listing, pictures, ago)),
    inquiries: inquiries.filter(isAboutListed).map((inquiry) => inquiryRow(inquiry, ago)),
    requests: composeRequests({ admin: personId('admin'), ago }),
    shares: shares
      .filter(isAboutListed)
      .map((share) => shareRow(share, owners.get(share.listing), ago)),
    shareChanges: composeShareChanges(shares.filter(isAboutListed), listings, ago),
    usdMxnRate: { rate: '18.4000', date: ago(24).slice(0, 10) },
  };
}

function userRow(
  name: PersonName,
  { passwordHash, pictures }: { passwordHash: string | undefined; pictures: Pictures },
  ago: Ago,
): DemoRows['users'][number] {
  const { portrait, ...person } = people[name];
  const face = pictureOf(pictures, pictureName(portraitOf({ portrait })));
  return {
    ...person,
    id: personId(name),
    email: emailOf(name),
    passwordHash: passwordHash ?? null,
    profileImageUrl: `/uploads/${face.storageKey}/320.jpg`,
    whatsapp: person.phone,
    isEmailVerified: true,
    isPhoneVerified: person.isAgent,
    createdAt: ago(PEOPLE_SINCE_HOURS),
    updatedAt: ago(PEOPLE_SINCE_HOURS),
  };
}

function propertyRow(listing: DemoListing, ago: Ago): DemoRows['properties'][number] {
  return {
    ...parseInput(propertyWriteSchema, listing.property),
    id: listingId(listing.key),
    ownerId: personId(listing.agent),
    isActive: listing.isActive ?? true,
    dealStatus: listing.dealStatus ?? null,
    createdAt: ago(listing.hoursSincePublished),
    updatedAt: ago(listing.hoursSincePublished),
  };
}

function imageRows(
  { key, photos, hoursSincePublished }: DemoListing,
  pictures: Pictures,
  ago: Ago,
): DemoRows['images'] {
  return photos.map(([scene, variant], order) => {
    const name = pictureName({ scene, variant });
    const picture = pictureOf(pictures, name);
    return {
      id: stableId(`photo ${key} ${name}`),
      propertyId: listingId(key),
      storageKey: picture.storageKey,
      width: picture.width,
      height: picture.height,
      placeholder: picture.placeholder,
      category: categories[scene],
      order,
      isPrimary: order === 0,
      createdAt: ago(hoursSincePublished),
    };
  });
}

function pictureOf(pictures: Pictures, name: string): StoredPhoto {
  const picture = pictures.get(name);
  if (picture === undefined) throw new Error(`the picture ${name} was not stored`);
  return picture;
}

function inquiryRow(inquiry: DemoInquiry, ago: Ago): DemoRows['inquiries'][number] {
  const { listing, hoursAgo, answer, ...rest } = inquiry;
  return {
    ...rest,
    id: stableId(`inquiry ${listing} ${inquiry.clientEmail}`),
    propertyId: listingId(listing),
    agentResponse: answer?.text ?? null,
    responseDate: answer === undefined ? null : ago(hoursAgo - answer.hoursLater),
    noticeVersion: PRIVACY_NOTICE_VERSION,
    createdAt: ago(hoursAgo),
  };
}

function shareRow(
  share: DemoShare,
  owner: PersonName | undefined,
  ago: Ago,
): DemoRows['shares'][number] {
  if (owner === undefined) throw new Error(`there is no listing ${share.listing}`);
  const partner =
    'agent' in share
      ? { agentId: personId(share.agent) }
      : {
          externalAgentName: share.external.name,
          externalAgentEmail: share.external.email,
          externalAgentPhone: share.external.phone,
        };
  return {
    ...partner,
    id: stableId(shareName(share)),
    propertyId: listingId(share.listing),
    ownerId: personId(owner),
    percentage: share.percentage,
    fixedAmount: share.fixedAmount ?? null,
    notes: share.notes ?? null,
    acceptance: share.acceptance,
    isActive: share.isActive,
    shareType: share.shareType,
    createdAt: ago(share.hoursAgo),
    updatedAt: ago(share.hoursAgo),
  };
}
