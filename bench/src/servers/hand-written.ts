// The server that a very good engineer would write by hand for the same answers. It validates the input, sends one named statement per request
// with the limit in its text, keeps the count until a change, and sends the database's JSON unchanged with an ETag.
import { createHash } from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import postgres from 'postgres';

const connection = JSON.parse(process.env['BENCH_DATABASE'] ?? '{}') as postgres.Options<{}>;
const sql = postgres({ ...connection, max: 10 });
const app = Fastify();

const ITEM = `
  p.id, p.name, p.neighborhood, p.city, p.state, p.property_type as "propertyType", p.operation_type as "operationType",
  p.sale_price::text as "salePrice", p.rent_price::text as "rentPrice", p.currency,
  case when p.currency = 'USD' and rate.value is not null then json_build_object(
    'salePrice', p.sale_mxn::text, 'rentPrice', p.rent_mxn::text, 'date', rate.value ->> 'date') end as "mxnEquivalent",
  p.bedrooms, p.full_bathrooms as "fullBathrooms", p.half_bathrooms as "halfBathrooms", p.parking_spaces as "parkingSpaces",
  p.land_area::text as "landArea", p.construction_area::text as "constructionArea", p.is_active as "isActive",
  p.deal_status as "dealStatus", to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  (select coalesce(json_agg(row_to_json(photo)), '[]'::json) from (
    select i.id, i.property_id as "propertyId", '/uploads/' || i.storage_key || '/1024.jpg' as "imageUrl", '/uploads/' || i.storage_key || '/1024.jpg' as url,
      '/uploads/' || i.storage_key as "baseUrl", i.category,
      (row_number() over (order by i.is_primary desc, i."order", i.id) - 1)::int as "order", i.is_primary as "isPrimary", i.width, i.height, i.placeholder,
      to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from property_images i where i.property_id = p.id order by i.is_primary desc, i."order", i.id limit 10
  ) photo) as images,
  (select count(*)::int from property_images i where i.property_id = p.id) as "imageCount",
  p.description, null as "agencyReference", p.available_from as "availableFrom", p.hide_street as "hideStreet",
  case when p.hide_street then '' else p.street end as street, case when not p.hide_street then p.number end as number,
  null as latitude, null as longitude, p.location_precision as "locationPrecision", p.video_url as "videoUrl", p.tour_url as "tourUrl",
  null as "ownerContact", null as "internalNotes", p.is_draft as "isDraft",
  (select json_build_object('latitude', point[1], 'longitude', point[0])
    from pbr_public_point(p.latitude, p.longitude, p.location_precision) as point where point is not null) as "publicPoint", p.commercial_names as "commercialNames",
  p.maintenance_fee as "maintenanceFee", p.postal_code as "postalCode", p.municipality, p.frontage_m::text as "frontageM",
  p.depth_m::text as "depthM", p.floor, p.levels, p.year_built as "yearBuilt", p.deposit_months as "depositMonths", p.furnished,
  p.pets_allowed as "petsAllowed", p.features, p.owner_id as "ownerId",
  json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'phone', u.phone,
    'profileImageUrl', u.profile_image_url) as owner,
  to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", p.version,
  '[]'::json as "commissionShares", '[]'::json as inquiries`;
const JOINS = `join users u on u.id = p.owner_id left join settings rate on rate.key = 'usdMxnRate'`;

const COUNT = `select count(*)::int as total from (select 1 from properties p where p.listed limit 10001) counted`;

const PAGE_OF = `
  (select coalesce(json_agg(row_to_json(item) order by item."createdAt" desc, item.id desc), '[]')::text
    from (select ${ITEM} from page join properties p using (id) ${JOINS}) item) as body`;

const list = (limit: number) => `
  with page as materialized (
    select p.id, p.created_at from properties p where p.listed order by p.created_at desc, p.id desc limit ${limit}
  )
  select ${PAGE_OF}`;

const search = (limit: number) => `
  with matched as materialized (
    select p.id, p.created_at from properties p
    where p.listed and p.search_text like $1 and p.property_type = $2 and p.bed_key >= $3 limit 10001
  ), page as materialized (select * from matched order by created_at desc, id desc limit ${limit})
  select (select count(*)::int from matched) as total, ${PAGE_OF}`;

const ONE = `select row_to_json(item)::text as body from (select ${ITEM} from properties p ${JOINS} where p.id = $1 and p.listed) item`;

/** Finds the person of the session, inserts the listing and answers it, in one statement. */
const INSERT = `
  with person as (
    select u.id from sessions s join users u on u.id = (s.sess ->> 'userId')::uuid
    where s.sid = $1 and s.expire > now() and u.is_active for share of u
  ), p as (
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, sale_price)
    select id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from person returning *
  )
  select row_to_json(item)::text as body from (select ${ITEM} from p ${JOINS}) item`;

interface Row {
  total: number;
  body: string;
}

/** A named statement, also without parameters: postgres.js sends those as simple queries unless told otherwise. */
async function ask(text: string, values: (string | number)[] = []) {
  const [row] = await sql.unsafe<Row[]>(text, values, { prepare: true, simple: false } as object);
  return row;
}

let total: number | undefined;

function send(request: FastifyRequest, reply: FastifyReply, body: string) {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('etag', etag).header('content-type', 'application/json; charset=utf-8');
  return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(body);
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });

interface ListQuery {
  limit: number;
  search?: string;
  type: string;
  bedrooms: number;
}
const listQuery = {
  type: 'object',
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 50 },
    search: text(200),
    type: { ...text(20), default: 'departamento' },
    bedrooms: { type: 'integer', minimum: 0, maximum: 99, default: 0 },
  },
};

app.get<{ Querystring: ListQuery }>(
  '/api/properties',
  { schema: { querystring: listQuery } },
  async (request, reply) => {
    const { limit, search: words, type, bedrooms } = request.query;
    if (words !== undefined) {
      const row = await ask(search(limit), [`%${words}%`, type, bedrooms]);
      return send(request, reply.header('x-total-count', row?.total), row?.body ?? '[]');
    }
    total ??= (await ask(COUNT))?.total;
    const row = await ask(list(limit));
    return send(request, reply.header('x-total-count', total), row?.body ?? '[]');
  },
);

app.get<{ Params: { id: string } }>(
  '/api/properties/:id',
  {
    schema: { params: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } } },
  },
  async (request, reply) => {
    const row = await ask(ONE, [request.params.id]);
    return row ? send(request, reply, row.body) : reply.status(404).send();
  },
);

const FIELDS = {
  name: text(160),
  description: text(5_000),
  street: text(160),
  neighborhood: text(120),
  city: text(120),
  state: text(120),
  propertyType: text(20),
  operationType: text(20),
  salePrice: text(12),
};
const listing = { type: 'object', properties: FIELDS, required: Object.keys(FIELDS) };

app.post<{ Body: Record<keyof typeof FIELDS, string> }>(
  '/api/properties',
  { schema: { body: listing } },
  async (request, reply) => {
    const [sessionId = ''] =
      /pbr_session=([^.;]+)/u.exec(request.headers.cookie ?? '')?.slice(1) ?? [];
    const sid = createHash('sha256').update(decodeURIComponent(sessionId)).digest('hex');
    const { name, description, street, neighborhood, city, state, ...deal } = request.body;
    const place = [street, neighborhood, city, state];
    const { propertyType, operationType, salePrice } = deal;
    const values = [sid, name, description, ...place, propertyType, operationType, salePrice];
    const row = await ask(INSERT, values);
    if (!row) return reply.status(401).send();
    total = undefined;
    return send(request, reply.status(201), row.body);
  },
);

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
