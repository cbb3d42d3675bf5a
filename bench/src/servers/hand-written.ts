// The least code that gives the same answers: no validation, one statement per request, and the database's JSON sent unchanged.
import Fastify from 'fastify';
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
    select i.id, '/uploads/' || i.storage_key || '/1024.jpg' as "imageUrl", '/uploads/' || i.storage_key || '/1024.jpg' as url,
      '/uploads/' || i.storage_key as "baseUrl", i.category,
      (row_number() over (order by i.is_primary desc, i."order", i.id) - 1)::int as "order", i.is_primary as "isPrimary", i.width, i.height, i.placeholder
    from property_images i where i.property_id = p.id order by i.is_primary desc, i."order", i.id limit 10
  ) photo) as images,
  (select count(*)::int from property_images i where i.property_id = p.id) as "imageCount",
  p.description, p.street, p.number, p.commercial_names as "commercialNames",
  p.maintenance_fee as "maintenanceFee", p.features, p.owner_id as "ownerId",
  json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'phone', u.phone,
    'profileImageUrl', u.profile_image_url) as owner,
  to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", p.version,
  '[]'::json as "commissionShares", '[]'::json as inquiries`;
const JOINS = `join users u on u.id = p.owner_id left join settings rate on rate.key = 'usdMxnRate'`;

const LIST = `
  with page as materialized (
    select p.id, p.created_at from properties p where p.listed order by p.created_at desc, p.id desc limit $1
  )
  select (select count(*)::int from (select 1 from properties p where p.listed limit 10001) counted) as total,
    (select coalesce(json_agg(row_to_json(item) order by item."createdAt" desc, item.id desc), '[]')::text
      from (select ${ITEM} from page join properties p using (id) ${JOINS}) item) as body`;

const SEARCH = `
  with matched as materialized (
    select p.id, p.created_at from properties p
    where p.listed and p.search_text like $1 and p.property_type = $2 and p.bed_key >= $3 limit 10001
  ), page as materialized (select * from matched order by created_at desc, id desc limit $4)
  select (select count(*)::int from matched) as total,
    (select coalesce(json_agg(row_to_json(item) order by item."createdAt" desc, item.id desc), '[]')::text
      from (select ${ITEM} from page join properties p using (id) ${JOINS}) item) as body`;

const ONE = `select row_to_json(item)::text as body from (select ${ITEM} from properties p ${JOINS} where p.id = $1 and p.listed) item`;

const INSERT = `
  insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, sale_price)
  select u.id, $1, $2, $3, $4, $5, $6, $7, $8, $9 from users u limit 1 returning to_json(properties.*)::text as body`;

interface ListQuery {
  limit?: string;
  search?: string;
  type?: string;
  bedrooms?: string;
}

app.get<{ Querystring: ListQuery }>('/api/properties', async (request, reply) => {
  const { limit = '50', search, type = '', bedrooms = '0' } = request.query;
  const [row] =
    search === undefined
      ? await sql.unsafe(LIST, [limit], { prepare: true })
      : await sql.unsafe(SEARCH, [`%${search}%`, type, bedrooms, limit], { prepare: true });
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('x-total-count', row?.['total'])
    .send(row?.['body']);
});

app.get<{ Params: { id: string } }>('/api/properties/:id', async (request, reply) => {
  const [row] = await sql.unsafe(ONE, [request.params.id], { prepare: true });
  return reply.header('content-type', 'application/json; charset=utf-8').send(row?.['body']);
});

app.post<{ Body: Record<string, string> }>('/api/properties', async (request, reply) => {
  const { name, description, street, neighborhood, city, state } = request.body;
  const { propertyType, operationType, salePrice } = request.body;
  const values = [name, description, street, neighborhood, city, state];
  const [row] = await sql.unsafe(
    INSERT,
    [...values, propertyType, operationType, salePrice].map((value) => value ?? null),
    { prepare: true },
  );
  return reply
    .status(201)
    .header('content-type', 'application/json; charset=utf-8')
    .send(row?.['body']);
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
