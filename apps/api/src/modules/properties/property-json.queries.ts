import { isoInstant } from '@pbr/db/sql/instants';
import { LISTING_OF_SHARE } from '@pbr/db/sql/listings';
import { fullName, OWNER, OWNER_JOINS, SHARE_AGENT } from '@pbr/db/sql/people';
import { photosJson } from '@pbr/db/sql/photos';
import { PLACE_NAMES, PLACE_SLUGS } from '@pbr/db/sql/places';
import { properties } from '@pbr/db/schema/properties';
import {
  FIELD_NAMES,
  type FieldName,
  type FieldSpec,
  fieldSpec,
} from '@pbr/schemas/property/fields';
import { cardFields } from '@pbr/schemas/property/read';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { VIEWS } from './view.queries.ts';

/** The database builds the answers: one JSON value per listing, in the keys of `@pbr/schemas/property`. */

/** Fields of `p` under their own names; decimals as text, which keeps them exact. What only editors see has a value where `isEditor` holds. */
const fieldColumns = (names: readonly FieldName[], isEditor: SQL) =>
  sql.join(
    names.map((name) => sql`${seenValue(name, isEditor)} as ${sql.identifier(name)}`),
    sql`, `,
  );

const CASTS: Partial<Record<FieldSpec['kind'], string>> = {
  measure: '::text',
  price: '::text',
  // Numeric would keep the zeros at its end.
  coordinate: '::float8',
};

function seenValue(name: FieldName, isEditor: SQL): SQL {
  const spec = fieldSpec(name);
  const stored = sql`${column(name)}${sql.raw(CASTS[spec.kind] ?? '')}`;
  const { seenBy } = spec;
  if (seenBy === undefined) return stored;
  const isSeen =
    seenBy === 'editors' ? isEditor : sql`(${isEditor} or not ${column(seenBy.editorsWhile)})`;
  return sql`case when ${isSeen} then ${stored} else ${'required' in spec ? sql`''` : sql`null`} end`;
}

const column = (name: FieldName) => sql.raw(`p."${properties[name].name}"`);

const NOBODY = sql`false`;
const EDITORS = sql`true`;

const CARD_FIELDS = FIELD_NAMES.filter((name) => name in cardFields);
const OTHER_FIELDS = FIELD_NAMES.filter((name) => !(name in cardFields));

const inMxn = (price: 'sale_price' | 'rent_price') =>
  sql.raw(`round(p.${price} * (rate.value ->> 'rate')::numeric, 2)::text`);

/** By the present rate, whose day it names; `sale_mxn` and `rent_mxn`, by which listings are found, may still follow. */
export const MXN_EQUIVALENT = sql`case when p.currency = 'USD' and rate.value is not null then json_build_object(
  'salePrice', ${inMxn('sale_price')}, 'rentPrice', ${inMxn('rent_price')}, 'date', rate.value ->> 'date') end`;

/** The columns of a listing `p` of owner `u`; `rate` and `company` are rows of the settings. */
function cardColumns(imageLimit: number | null, isEditor: SQL): SQL {
  return sql`
    p.id, ${fieldColumns(CARD_FIELDS, isEditor)},
    ${MXN_EQUIVALENT} as "mxnEquivalent",
    p.is_active as "isActive", p.deal_status as "dealStatus", ${isoInstant(sql`p.created_at`)} as "createdAt",
    ${photosJson(imageLimit)} as images,
    (select count(*)::int from property_images i where i.property_id = p.id) as "imageCount"`;
}

/** Null when the listing has no point, and when it hides it. */
const PUBLIC_POINT = sql`(
  select json_build_object('latitude', point[1], 'longitude', point[0])
  from pbr_public_point(p.latitude, p.longitude, p.location_precision) as point where point is not null
)`;

const recordColumns = (isEditor: SQL) => sql`
  ${fieldColumns(OTHER_FIELDS, isEditor)},
  ${PUBLIC_POINT} as "publicPoint", p.owner_id as "ownerId",
  ${OWNER} as owner, p.is_draft as "isDraft", ${isoInstant(sql`p.updated_at`)} as "updatedAt", p.version`;

const SHARES = sql`(
  select coalesce(json_agg(row_to_json(share)), '[]'::json) from (
    select s.id, s.property_id as "propertyId", s.owner_id as "ownerId", s.agent_id as "agentId", s.percentage::text,
      s.commission_total::text as "commissionTotal", s.commission_part::text as "commissionPart", s.fixed_amount::text as "fixedAmount", s.external_agent_name as "externalAgentName",
      s.external_agent_email as "externalAgentEmail", s.external_agent_phone as "externalAgentPhone", s.share_type as "shareType",
      s.notes, s.is_active as "isActive", s.acceptance, ${isoInstant(sql`s.created_at`)} as "createdAt",
      ${SHARE_AGENT} as agent, ${LISTING_OF_SHARE} as property
    from commission_shares s left join users a on a.id = s.agent_id
    where s.property_id = p.id order by s.created_at, s.id
  ) share
)`;

const INQUIRIES = sql`(
  select coalesce(json_agg(row_to_json(inquiry)), '[]'::json) from (
    select q.id, q.property_id as "propertyId", q.client_name as "clientName", q.client_email as "clientEmail",
      q.client_phone as "clientPhone", q.message, q.inquiry_type as "inquiryType", q.status, q.contact_source as "contactSource",
      q.agent_response as "agentResponse", ${isoInstant(sql`q.response_date`)} as "responseDate",
      ${isoInstant(sql`q.created_at`)} as "createdAt"
    from property_inquiries q where q.property_id = p.id order by q.created_at desc, q.id desc
  ) inquiry
)`;

const NOTHING = sql`'[]'::json`;

const LISTING_JOINS = sql`${OWNER_JOINS} left join settings rate on rate.key = 'usdMxnRate'`;

/** State, city or municipality, and colonia, as this listing writes them. */
export const PLACES = sql`json_build_array(${sql.join(
  PLACE_NAMES.map(
    (name, level) => sql`json_build_object('slug', ${PLACE_SLUGS[level]}, 'name', ${name})`,
  ),
  sql`, `,
)})`;

const LISTING_INQUIRIES = sql`property_inquiries q where q.property_id = p.id`;

/** The columns that owners and admins see in their list beside the card. */
const OWN_COLUMNS = sql`
  p.is_draft as "isDraft", p.version, p.agency_reference as "agencyReference", p.available_from as "availableFrom",
  ${isoInstant(sql`p.updated_at`)} as "updatedAt", ${VIEWS} as views, left(p.description, 240) as excerpt,
  (select coalesce(json_agg(row_to_json(share)), '[]'::json) from (
    select s.id, coalesce(${fullName(sql`a`)}, s.external_agent_name, '') as "agentName", s.percentage::text
    from commission_shares s left join users a on a.id = s.agent_id
    where s.property_id = p.id and s.is_active order by s.created_at, s.id
  ) share) as shares,
  (select count(*)::int from ${LISTING_INQUIRIES}) as "inquiryCount",
  (select count(*)::int from ${LISTING_INQUIRIES} and q.status = 'pending') as "unansweredInquiries",
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
    'profileImageUrl', u.profile_image_url, 'isActive', u.is_active) as owner,
  exists (select from property_images i where i.property_id = p.id) as "hasPhoto"`;

/** The 'own' shapes hold private data: only the owner may see them. */
export type ListingShape = 'card' | 'record' | 'own card' | 'own record';

interface ShapeColumns {
  /** Photos per item: a card shows one, the documented list answers up to ten. */
  images: number;
  /** Whether its readers may edit every listing in it. */
  isEditor: SQL;
  /** Further columns after those of a card. */
  more: SQL;
}

const SHAPES: Record<ListingShape, ShapeColumns> = {
  card: { images: 1, isEditor: NOBODY, more: sql`` },
  record: {
    images: 10,
    isEditor: NOBODY,
    more: sql`, ${recordColumns(NOBODY)}, ${NOTHING} as "commissionShares", ${NOTHING} as inquiries`,
  },
  'own card': { images: 1, isEditor: EDITORS, more: sql`, ${OWN_COLUMNS}` },
  'own record': {
    images: 10,
    isEditor: EDITORS,
    more: sql`, ${recordColumns(EDITORS)}, ${SHARES} as "commissionShares", ${INQUIRIES} as inquiries`,
  },
};

/** A JSON array of the listings in the CTE `page (id, pos)`, in its order. */
export function listingsJson(shape: ListingShape): SQL {
  const { images, isEditor, more } = SHAPES[shape];
  return sql`(
    select coalesce(json_agg(row_to_json(item) order by page.pos), '[]'::json)
    from page join properties p on p.id = page.id ${LISTING_JOINS}
      cross join lateral (select ${cardColumns(images, isEditor)}${more}) item
  )`;
}

/** The reader of whole listings. */
export interface Reader<Owner = string> {
  /** Reads shares and inquiries too, for the policy to choose from. */
  withPrivate: boolean;
  /** The listings whose private fields the answer holds. */
  edits: 'all' | 'none' | { of: Owner };
}

type AnyReader = Reader<string | Placeholder>;

function isEditedBy({ edits }: AnyReader): SQL {
  if (edits === 'all') return EDITORS;
  return edits === 'none' ? NOBODY : sql`p.owner_id = ${edits.of}`;
}

/** Listings with everything that the reader may get. `from` names their rows, of the shape of the table. */
export function detailSelect(reader: AnyReader, from = sql`properties`): SQL {
  const { withPrivate } = reader;
  const isEditor = isEditedBy(reader);
  return sql`
    select ${cardColumns(null, isEditor)}, ${recordColumns(isEditor)}, p.images_version as "imagesVersion", ${PLACES} as places,
      case when u.is_active then u.whatsapp else company.value ->> 'whatsapp' end as "ownerWhatsapp",
      json_build_object('id', u.id, 'isActive', u.is_active, 'isAgent', u.is_agent,
        'isEmailVerified', u.is_email_verified, 'isPhoneVerified', u.is_phone_verified) as agent,
      ${withPrivate ? VIEWS : sql`null`} as views,
      ${withPrivate ? SHARES : NOTHING} as "commissionShares", ${withPrivate ? INQUIRIES : NOTHING} as inquiries
    from ${from} p ${LISTING_JOINS}`;
}
