-- A database of release 0.1.0: its schema, its journal and some rows. A test brings it up to date.

-- The schema of release 0.1.0. Later migrations add to it; this file is never changed.

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;
-- Every name is qualified, so that the function works inside an index under any search_path, also after a dump and restore.
CREATE FUNCTION public.pbr_norm(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, $1));
-- The LIKE pattern "contains this word": the word is normalised first and then escaped.
CREATE FUNCTION public.pbr_contains(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN '%' || replace(replace(replace(public.pbr_norm($1), '\', '\\'), '%', '\%'), '_', '\_') || '%';
-- The name of a place as an address writes it: 'Ciudad de México' is 'ciudad-de-mexico'. Empty when no character of it can be written.
CREATE FUNCTION public.pbr_slug(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN trim(BOTH '-' FROM regexp_replace(public.pbr_norm($1), '[^a-z0-9]+', '-', 'g'));
-- A number for every amenity of a list, so that an index can carry them all: a list of free words may be longer than an index allows.
CREATE FUNCTION public.pbr_amenity_keys(jsonb) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (SELECT coalesce(array_agg(('x' || left(md5(name), 16))::bit(64)::bigint), '{}')
    FROM jsonb_array_elements_text($1) AS name);

-- People, and how they sign in.

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email varchar(254) NOT NULL,
  password_hash text,
  first_name varchar(120) NOT NULL,
  last_name varchar(120) NOT NULL,
  profile_image_url text,
  phone varchar(30),
  whatsapp varchar(30),
  website varchar(300),
  bio text,
  city varchar(120),
  state varchar(60),
  role varchar(20) NOT NULL DEFAULT 'employee',
  is_agent boolean NOT NULL DEFAULT false,
  is_email_verified boolean NOT NULL DEFAULT false,
  is_phone_verified boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  registration varchar(20),
  privacy_notice_version varchar(20),
  CONSTRAINT users_role_check CHECK (role IN ('admin', 'employee')),
  CONSTRAINT users_bio_check CHECK (char_length(bio) <= 2000),
  CONSTRAINT users_registration_check CHECK (registration IN ('pending'))
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
CREATE INDEX users_listed_agents_idx ON users (last_name, first_name, id) WHERE is_active AND is_agent;
CREATE TABLE sessions (
  sid varchar(128) PRIMARY KEY,
  sess jsonb NOT NULL,
  expire timestamptz NOT NULL
);
CREATE INDEX sessions_expire_idx ON sessions (expire);
CREATE INDEX sessions_user_idx ON sessions ((sess ->> 'userId'));
CREATE TABLE user_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  kind varchar(20) NOT NULL,
  token_hash char(64) NOT NULL,
  data jsonb,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT user_tokens_hash_key UNIQUE (token_hash),
  CONSTRAINT user_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT user_tokens_kind_check CHECK (kind IN ('verify_email', 'reset_password', 'invitation'))
);
CREATE INDEX user_tokens_user_idx ON user_tokens (user_id, kind);
CREATE INDEX user_tokens_expires_idx ON user_tokens (expires_at);
CREATE TABLE limit_counts (
  key varchar(120) PRIMARY KEY,
  count integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX limit_counts_expires_idx ON limit_counts (expires_at);

-- Programs that call the documented API.

CREATE TABLE api_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  name varchar(80) NOT NULL,
  scope varchar(10) NOT NULL,
  token_hash char(64) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT api_tokens_hash_key UNIQUE (token_hash),
  CONSTRAINT api_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT api_tokens_scope_check CHECK (scope IN ('read', 'write'))
);
CREATE INDEX api_tokens_user_idx ON api_tokens (user_id);
CREATE TABLE idempotency_keys (
  key char(64) PRIMARY KEY,
  request char(64) NOT NULL,
  status smallint,
  etag varchar(40),
  answer bytea,
  expires_at timestamptz NOT NULL
);
CREATE INDEX idempotency_keys_expires_idx ON idempotency_keys (expires_at);

-- The company's settings.

CREATE TABLE settings (
  key varchar(60) PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);

-- Listings.

CREATE TABLE properties (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL,
  name varchar(150) NOT NULL,
  description text NOT NULL,
  street varchar(150) NOT NULL,
  number varchar(20),
  neighborhood varchar(120) NOT NULL,
  city varchar(120) NOT NULL,
  state varchar(60) NOT NULL,
  commercial_names varchar(300),
  property_type varchar(50) NOT NULL,
  operation_type varchar(20) NOT NULL,
  sale_price numeric(12, 2),
  rent_price numeric(12, 2),
  currency varchar(3) NOT NULL DEFAULT 'MXN',
  bedrooms smallint,
  full_bathrooms smallint,
  half_bathrooms smallint,
  parking_spaces smallint,
  land_area numeric(10, 2),
  construction_area numeric(10, 2),
  features jsonb NOT NULL DEFAULT '[]',
  is_active boolean NOT NULL DEFAULT true,
  deal_status varchar(20),
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  source varchar(60),
  external_id varchar(200),
  import_digest varchar(64),
  sale_mxn numeric(16, 2),
  rent_mxn numeric(16, 2),
  listed boolean NOT NULL GENERATED ALWAYS AS (
    is_active AND deleted_at IS NULL AND (deal_status IS NULL OR deal_status NOT IN ('vendida', 'rentada'))
  ) STORED,
  search_text text NOT NULL GENERATED ALWAYS AS (pbr_norm(name || ' ' || neighborhood || ' ' || city || ' ' || state)) STORED,
  sale_asc numeric(16, 2) NOT NULL GENERATED ALWAYS AS (coalesce(sale_mxn, 99999999999999)) STORED,
  sale_desc numeric(16, 2) NOT NULL GENERATED ALWAYS AS (coalesce(sale_mxn, -1)) STORED,
  rent_asc numeric(16, 2) NOT NULL GENERATED ALWAYS AS (coalesce(rent_mxn, 99999999999999)) STORED,
  rent_desc numeric(16, 2) NOT NULL GENERATED ALWAYS AS (coalesce(rent_mxn, -1)) STORED,
  price_asc numeric(16, 2) NOT NULL GENERATED ALWAYS AS (coalesce(sale_mxn, rent_mxn, 99999999999999)) STORED,
  price_desc numeric(16, 2) NOT NULL GENERATED ALWAYS AS (coalesce(sale_mxn, rent_mxn, -1)) STORED,
  bed_key smallint NOT NULL GENERATED ALWAYS AS (coalesce(bedrooms, 0)) STORED,
  bath_key smallint NOT NULL GENERATED ALWAYS AS (coalesce(full_bathrooms, 0)) STORED,
  park_key smallint NOT NULL GENERATED ALWAYS AS (coalesce(parking_spaces, 0)) STORED,
  version integer NOT NULL DEFAULT 1,
  creation_key uuid,
  deleted_by uuid,
  amenity_keys bigint[] NOT NULL GENERATED ALWAYS AS (pbr_amenity_keys(features)) STORED,
  CONSTRAINT properties_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT properties_deleted_by_users_id_fk FOREIGN KEY (deleted_by) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT properties_currency_check CHECK (currency IN ('MXN', 'USD')),
  CONSTRAINT properties_deal_status_check CHECK (deal_status IN ('apartada', 'vendida', 'rentada')),
  CONSTRAINT properties_features_check CHECK (jsonb_typeof(features) = 'array'),
  CONSTRAINT properties_description_check CHECK (char_length(description) <= 5000),
  CONSTRAINT properties_import_check CHECK ((source IS NULL) = (external_id IS NULL)),
  CONSTRAINT properties_sale_price_check CHECK (sale_price >= 0),
  CONSTRAINT properties_rent_price_check CHECK (rent_price >= 0),
  CONSTRAINT properties_land_area_check CHECK (land_area >= 0),
  CONSTRAINT properties_construction_area_check CHECK (construction_area >= 0),
  CONSTRAINT properties_bedrooms_check CHECK (bedrooms BETWEEN 0 AND 99),
  CONSTRAINT properties_full_bathrooms_check CHECK (full_bathrooms BETWEEN 0 AND 99),
  CONSTRAINT properties_half_bathrooms_check CHECK (half_bathrooms BETWEEN 0 AND 99),
  CONSTRAINT properties_parking_spaces_check CHECK (parking_spaces BETWEEN 0 AND 99)
);
-- Index-only reads need a fresh visibility map.
ALTER TABLE properties SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
CREATE TABLE property_images (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  property_id uuid NOT NULL,
  storage_key varchar(64) NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text,
  category varchar(50) NOT NULL DEFAULT 'fachada',
  "order" integer NOT NULL DEFAULT 0,
  is_primary boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  bytes integer NOT NULL DEFAULT 0,
  CONSTRAINT property_images_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id) ON DELETE CASCADE,
  CONSTRAINT property_images_size_check CHECK (width > 0 AND height > 0)
);
CREATE INDEX property_images_property_idx ON property_images (property_id, "order", id);
CREATE UNIQUE INDEX property_images_primary_key ON property_images (property_id) WHERE is_primary;
CREATE UNIQUE INDEX property_images_photo_key ON property_images (property_id, storage_key);
CREATE INDEX property_images_storage_key_idx ON property_images (storage_key);
CREATE TABLE favorites (
  user_id uuid NOT NULL,
  property_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT favorites_user_id_property_id_pk PRIMARY KEY (user_id, property_id),
  CONSTRAINT favorites_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT favorites_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id) ON DELETE CASCADE
);
CREATE INDEX favorites_property_idx ON favorites (property_id);
CREATE TABLE search_terms (
  term text PRIMARY KEY,
  n integer NOT NULL DEFAULT 1
);
CREATE INDEX search_terms_trgm_idx ON search_terms USING gin (term gin_trgm_ops);
CREATE TABLE property_changes (
  property_id uuid PRIMARY KEY,
  number bigint NOT NULL,
  change varchar(10) NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT property_changes_number_key UNIQUE (number),
  CONSTRAINT property_changes_change_check CHECK (change IN ('updated', 'paused', 'closed', 'deleted'))
);
CREATE SEQUENCE property_changes_number_seq AS bigint;

-- What clients ask: of an agent about a listing, and of the company.

CREATE TABLE property_inquiries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  property_id uuid NOT NULL,
  client_name varchar(120) NOT NULL,
  client_email varchar(254) NOT NULL,
  client_phone varchar(30),
  message text,
  inquiry_type varchar(20) NOT NULL DEFAULT 'info',
  status varchar(20) NOT NULL DEFAULT 'pending',
  contact_source varchar(40) NOT NULL DEFAULT 'website',
  agent_response text,
  response_date timestamptz,
  notice_version varchar(20) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_by uuid,
  closed_at timestamptz,
  CONSTRAINT property_inquiries_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id) ON DELETE RESTRICT,
  CONSTRAINT property_inquiries_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT property_inquiries_type_check CHECK (inquiry_type IN ('info', 'visit', 'price')),
  CONSTRAINT property_inquiries_status_check CHECK (status IN ('pending', 'answered', 'closed')),
  CONSTRAINT property_inquiries_message_check CHECK (char_length(message) <= 2000)
);
CREATE INDEX property_inquiries_property_idx ON property_inquiries (property_id, created_at DESC);
CREATE INDEX property_inquiries_pending_idx ON property_inquiries (property_id, created_at) WHERE status = 'pending';
CREATE TABLE service_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind varchar(20) NOT NULL,
  client_name varchar(120) NOT NULL,
  client_email varchar(254),
  client_phone varchar(30),
  message text,
  details jsonb NOT NULL,
  status varchar(20) NOT NULL DEFAULT 'pending',
  assignee_id uuid,
  response text,
  response_date timestamptz,
  answered_by uuid,
  closed_at timestamptz,
  notice_version varchar(20) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT service_requests_assignee_id_users_id_fk FOREIGN KEY (assignee_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT service_requests_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT service_requests_kind_check CHECK (kind IN ('contact', 'valuation', 'legal')),
  CONSTRAINT service_requests_status_check CHECK (status IN ('pending', 'answered', 'closed')),
  CONSTRAINT service_requests_message_check CHECK (char_length(message) <= 2000),
  CONSTRAINT service_requests_details_check CHECK (jsonb_typeof(details) = 'object'),
  CONSTRAINT service_requests_reachable_check CHECK (client_email IS NOT NULL OR client_phone IS NOT NULL)
);
CREATE INDEX service_requests_pending_idx ON service_requests (created_at, id) WHERE status = 'pending';
CREATE INDEX service_requests_done_idx ON service_requests (created_at, id) WHERE status <> 'pending';
CREATE INDEX service_requests_assignee_idx ON service_requests (assignee_id);
CREATE INDEX service_requests_recent_idx ON service_requests (kind, created_at);

-- Shared commissions, the links of agents from outside, and their history.

CREATE TABLE commission_shares (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  property_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  agent_id uuid,
  percentage numeric(5, 2) NOT NULL,
  fixed_amount numeric(12, 2),
  external_agent_name varchar(120),
  external_agent_email varchar(254),
  external_agent_phone varchar(30),
  share_type varchar(20) NOT NULL DEFAULT 'outgoing',
  notes text,
  is_active boolean NOT NULL DEFAULT true,
  acceptance varchar(20) NOT NULL DEFAULT 'pending',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT commission_shares_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id) ON DELETE CASCADE,
  CONSTRAINT commission_shares_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT commission_shares_agent_id_users_id_fk FOREIGN KEY (agent_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT commission_shares_share_type_check CHECK (share_type IN ('outgoing', 'incoming')),
  CONSTRAINT commission_shares_acceptance_check CHECK (acceptance IN ('pending', 'accepted', 'declined')),
  CONSTRAINT commission_shares_percentage_check CHECK (percentage BETWEEN 0.01 AND 100),
  CONSTRAINT commission_shares_fixed_amount_check CHECK (fixed_amount >= 0),
  CONSTRAINT commission_shares_agent_check CHECK ((agent_id IS NULL) = (external_agent_name IS NOT NULL)),
  CONSTRAINT commission_shares_self_check CHECK (agent_id <> owner_id),
  CONSTRAINT commission_shares_notes_check CHECK (char_length(notes) <= 2000),
  CONSTRAINT commission_shares_declined_check CHECK (NOT (is_active AND acceptance = 'declined'))
);
CREATE UNIQUE INDEX commission_shares_agent_key ON commission_shares (property_id, agent_id)
  WHERE is_active AND agent_id IS NOT NULL;
CREATE UNIQUE INDEX commission_shares_external_agent_key
  ON commission_shares (property_id, lower(coalesce(external_agent_email, external_agent_name)))
  WHERE is_active AND agent_id IS NULL;
CREATE INDEX commission_shares_property_idx ON commission_shares (property_id);
CREATE INDEX commission_shares_agent_idx ON commission_shares (agent_id, created_at DESC) WHERE is_active;
CREATE TABLE commission_share_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  share_id uuid NOT NULL,
  token_hash char(64) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT commission_share_links_hash_key UNIQUE (token_hash),
  CONSTRAINT commission_share_links_share_id_commission_shares_id_fk
    FOREIGN KEY (share_id) REFERENCES commission_shares (id) ON DELETE CASCADE
);
CREATE INDEX commission_share_links_share_idx ON commission_share_links (share_id);
CREATE TABLE commission_share_changes (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  share_id uuid NOT NULL,
  event varchar(20) NOT NULL,
  actor_id uuid,
  actor_name varchar(250) NOT NULL,
  percentage numeric(5, 2) NOT NULL,
  fixed_amount numeric(12, 2),
  notes text,
  price numeric(12, 2),
  currency varchar(3) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT commission_share_changes_share_id_commission_shares_id_fk
    FOREIGN KEY (share_id) REFERENCES commission_shares (id) ON DELETE CASCADE,
  CONSTRAINT commission_share_changes_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT commission_share_changes_notes_check CHECK (char_length(notes) <= 2000),
  CONSTRAINT commission_share_changes_event_check CHECK (event IN ('created', 'changed', 'accepted', 'declined', 'withdrawn',
    'listing_deleted', 'agent_deactivated', 'agent_took_over'))
);
CREATE INDEX commission_share_changes_share_idx ON commission_share_changes (share_id, id);

-- The indexes of listings. Where two serve a search equally well, Postgres takes the one that was made first.

CREATE INDEX properties_owner_idx ON properties (owner_id, created_at DESC);
CREATE UNIQUE INDEX properties_import_key ON properties (source, external_id) WHERE source IS NOT NULL;
-- One index for each order of the catalogue, with the filter columns inside, so that a page is found without touching the table.
CREATE INDEX properties_sale_desc_idx ON properties (sale_desc DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at) WHERE listed;
CREATE INDEX properties_rent_desc_idx ON properties (rent_desc DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at) WHERE listed;
CREATE INDEX properties_price_asc_idx ON properties (price_asc, id)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at) WHERE listed;
CREATE INDEX properties_price_desc_idx ON properties (price_desc DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at) WHERE listed;
CREATE INDEX properties_bedrooms_idx ON properties (bed_key DESC, created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bath_key, park_key, sale_mxn, rent_mxn, construction_area) WHERE listed;
-- An expression, not generated columns: it takes no room in the table. Paused listings stand in it as well, because a place stays known
-- when nothing is offered there.
CREATE INDEX properties_place_idx
  ON properties (public.pbr_slug(state), public.pbr_slug(city), public.pbr_slug(neighborhood))
  WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX properties_creation_key ON properties (owner_id, creation_key) WHERE creation_key IS NOT NULL;
CREATE INDEX properties_deleted_idx ON properties (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX properties_deleted_by_idx ON properties (deleted_by) WHERE deleted_by IS NOT NULL;
CREATE INDEX properties_updated_idx ON properties (updated_at) WHERE listed;
-- Land has no bedrooms: in the order of bedrooms each kind is walked by itself.
CREATE INDEX properties_type_bedrooms_idx ON properties (property_type, bed_key DESC, created_at DESC, id DESC)
  INCLUDE (operation_type, bath_key, park_key, sale_mxn, rent_mxn, construction_area) WHERE listed;
CREATE INDEX properties_area_idx ON properties (construction_area) WHERE listed;
CREATE INDEX properties_amenities_idx ON properties USING gin (amenity_keys) WHERE listed;
CREATE INDEX properties_search_text_idx ON properties USING gin (search_text gin_trgm_ops) WHERE listed;
-- These carry whatever the catalogue filters by, words and amenities too, so that a search that one of them narrows down, by its beginning
-- or to the newest, is answered without touching the table.
CREATE INDEX properties_newest_idx ON properties (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, search_text, amenity_keys)
  WHERE listed;
CREATE INDEX properties_sale_asc_idx ON properties (sale_asc, id)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at, search_text,
    amenity_keys)
  WHERE listed;
CREATE INDEX properties_rent_asc_idx ON properties (rent_asc, id)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at, search_text,
    amenity_keys)
  WHERE listed;
CREATE INDEX properties_selective_idx ON properties (property_type, operation_type, bed_key, bath_key, park_key)
  INCLUDE (sale_mxn, rent_mxn, sale_asc, rent_asc, construction_area, created_at, id, search_text, amenity_keys)
  WHERE listed;
-- Listings whose price is not told by one column: without the price of their operation, or with both. Ranges of prices ask for them
-- apart; they are few, so every order may stand inside.
CREATE INDEX properties_odd_price_idx ON properties (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area,
    sale_asc, sale_desc, rent_asc, rent_desc, price_asc, price_desc, search_text, amenity_keys)
  WHERE listed AND CASE operation_type WHEN 'venta' THEN sale_mxn IS NULL OR rent_mxn IS NOT NULL
    WHEN 'renta' THEN rent_mxn IS NULL OR sale_mxn IS NOT NULL ELSE true END;
-- How many those are: otherwise Postgres takes half of all listings for it, and looks for words in all of them.
CREATE STATISTICS properties_odd_price_stats ON (CASE operation_type WHEN 'venta' THEN sale_mxn IS NULL OR rent_mxn IS NOT NULL
  WHEN 'renta' THEN rent_mxn IS NULL OR sale_mxn IS NOT NULL ELSE true END) FROM properties;
-- An office has no bathroom and land no bedroom: without this Postgres expects listings where there are none, and looks for long.
CREATE STATISTICS properties_kinds_stats (mcv) ON property_type, operation_type, bed_key, bath_key, park_key FROM properties;

-- Prices in MXN: on every write, whoever writes. Without a rate the raw number counts. A listing that is being written and a rate that is
-- being set wait for each other, so that no listing keeps the rate of before.

CREATE FUNCTION public.properties_set_prices_mxn() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rate numeric := 1;
BEGIN
  IF NEW.currency = 'USD' THEN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('portal-pbr rate', 0));
    SELECT coalesce(max((value ->> 'rate')::numeric), 1) INTO rate FROM public.settings WHERE key = 'usdMxnRate';
  END IF;
  NEW.sale_mxn := round(NEW.sale_price * rate, 2);
  NEW.rent_mxn := round(NEW.rent_price * rate, 2);
  RETURN NEW;
END $$;
CREATE TRIGGER properties_prices_mxn
  BEFORE INSERT OR UPDATE OF sale_price, rent_price, currency, sale_mxn, rent_mxn ON properties
  FOR EACH ROW EXECUTE FUNCTION public.properties_set_prices_mxn();
CREATE FUNCTION public.settings_wait_for_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('portal-pbr rate', 0));
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER settings_rate_set_wait BEFORE INSERT OR UPDATE ON settings
  FOR EACH ROW WHEN (NEW.key = 'usdMxnRate') EXECUTE FUNCTION public.settings_wait_for_prices();
CREATE TRIGGER settings_rate_forgotten_wait BEFORE DELETE ON settings
  FOR EACH ROW WHEN (OLD.key = 'usdMxnRate') EXECUTE FUNCTION public.settings_wait_for_prices();
CREATE FUNCTION public.settings_renew_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.properties SET currency = currency WHERE currency = 'USD';
  RETURN NULL;
END $$;
CREATE TRIGGER settings_rate_first AFTER INSERT ON settings
  FOR EACH ROW WHEN (NEW.key = 'usdMxnRate') EXECUTE FUNCTION public.settings_renew_prices();
CREATE TRIGGER settings_rate_changed AFTER UPDATE ON settings
  FOR EACH ROW WHEN (NEW.key = 'usdMxnRate' AND NEW.value ->> 'rate' IS DISTINCT FROM OLD.value ->> 'rate')
  EXECUTE FUNCTION public.settings_renew_prices();
CREATE TRIGGER settings_rate_forgotten AFTER DELETE ON settings
  FOR EACH ROW WHEN (OLD.key = 'usdMxnRate') EXECUTE FUNCTION public.settings_renew_prices();

-- The words of listed properties. Known ones are left alone, so that concurrent writers do not wait for each other; sorted, so that two
-- that bring the same new words cannot lock each other out.

CREATE FUNCTION public.search_terms_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.search_terms (term)
  SELECT DISTINCT word
  FROM written, regexp_split_to_table(written.search_text, '[^a-z]+') AS word
  WHERE written.listed AND length(word) BETWEEN 3 AND 40
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER properties_terms_inserted AFTER INSERT ON properties
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.search_terms_add();
CREATE TRIGGER properties_terms_updated AFTER UPDATE ON properties
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.search_terms_add();
-- The known word nearest to a mistyped one. The dictionary is small, so a generous threshold costs nothing.
CREATE FUNCTION public.nearest_search_term(word text) RETURNS text LANGUAGE sql STABLE STRICT
  SET pg_trgm.similarity_threshold = 0.2
  RETURN (
    SELECT term FROM public.search_terms
    WHERE term OPERATOR(public.%) word
    ORDER BY public.similarity(term, word) DESC, n DESC, term
    LIMIT 1
  );

-- Tells every process, when the transaction is committed, that what visitors are shown has changed.

CREATE FUNCTION public.pbr_notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER properties_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON properties
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();
CREATE TRIGGER property_images_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON property_images
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();
CREATE TRIGGER users_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();
CREATE TRIGGER settings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();
CREATE TRIGGER search_terms_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_terms
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();

-- The numbered changes of the catalogue.

-- Numbers the changes of these listings. The lock is held until the commit is visible, so that numbers appear in their order and a
-- reader who has seen one misses none before it. Only deferred triggers may call it: after it a transaction waits for nobody.
CREATE FUNCTION public.pbr_number_changes(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(728195301);
  INSERT INTO public.property_changes AS known (property_id, number, change, changed_at)
  SELECT found.id, nextval('public.property_changes_number_seq'), found.change, clock_timestamp()
  FROM (
    SELECT named.id, CASE
      WHEN p.id IS NULL OR p.deleted_at IS NOT NULL THEN 'deleted'
      WHEN NOT p.is_active THEN 'paused'
      WHEN NOT p.listed THEN 'closed'
      ELSE 'updated' END AS change
    FROM unnest(ids) AS named (id) LEFT JOIN public.properties p ON p.id = named.id
  ) found LEFT JOIN public.property_changes before ON before.property_id = found.id
  -- What was never on the list is nobody's business, and neither is what happens to a listing while it is not.
  WHERE found.change = 'updated' OR before.change <> found.change
  ON CONFLICT (property_id) DO UPDATE
    SET number = excluded.number, change = excluded.change, changed_at = excluded.changed_at;
END
$$;
CREATE FUNCTION public.pbr_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.pbr_number_changes(ARRAY[coalesce(NEW.id, OLD.id)]);
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER properties_number_changes AFTER INSERT OR DELETE ON properties
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.pbr_listing_changed();
CREATE CONSTRAINT TRIGGER properties_number_updates AFTER UPDATE ON properties
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION public.pbr_listing_changed();
CREATE FUNCTION public.pbr_photo_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.pbr_number_changes(ARRAY[coalesce(NEW.property_id, OLD.property_id)]);
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER property_images_number_changes AFTER INSERT OR UPDATE OR DELETE ON property_images
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.pbr_photo_changed();
CREATE FUNCTION public.pbr_owner_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.pbr_number_changes((SELECT array_agg(p.id) FROM public.properties p WHERE p.owner_id = NEW.id AND p.listed));
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER users_number_changes AFTER UPDATE ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.email, OLD.phone, OLD.whatsapp, OLD.profile_image_url, OLD.is_active)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email, NEW.phone, NEW.whatsapp, NEW.profile_image_url, NEW.is_active))
  EXECUTE FUNCTION public.pbr_owner_changed();
-- A table that was never analysed is planned as if it had ten pages.
ANALYZE properties;

CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES
  ('f771b941e4693e3382b3b8de91398bbf640831aca6a9bf9002ef16d5c9b1b44e', 1795370402721);

-- Some rows of each table.

INSERT INTO users (id, email, password_hash, first_name, last_name, phone, whatsapp, bio, city, state, role, is_agent, is_email_verified,
  registration, privacy_notice_version, is_active) VALUES
  ('00000000-0000-4000-8000-0000000000a1', 'olga@prueba.mx', '$argon2id$v=19$m=19456,t=2,p=1$c2FsYWRhLXNhbGFkYQ$aGFzaA', 'Olga', 'Ríos',
    '+52 55 5000 0001', '+52 55 5000 0001', 'Dirige la oficina.', 'Ciudad de México', 'Ciudad de México', 'admin', true, true, NULL, '2026-11',
    true),
  ('00000000-0000-4000-8000-0000000000a2', 'ana@prueba.mx', NULL, 'Ana', 'Sol', '+52 55 5000 0002', NULL, NULL, 'Puebla', 'Puebla',
    'employee', true, true, NULL, '2026-11', true),
  ('00000000-0000-4000-8000-0000000000a3', 'nuevo@prueba.mx', NULL, 'Iván', 'Mora', NULL, NULL, NULL, NULL, NULL, 'employee', false, false,
    'pending', '2026-11', false);

INSERT INTO sessions (sid, sess, expire) VALUES
  (repeat('5', 64), '{"userId": "00000000-0000-4000-8000-0000000000a1", "cookie": {"path": "/"}}', '2100-01-01');

INSERT INTO user_tokens (user_id, kind, token_hash, data, expires_at) VALUES
  ('00000000-0000-4000-8000-0000000000a2', 'invitation', repeat('a', 64), NULL, '2100-01-01'),
  ('00000000-0000-4000-8000-0000000000a3', 'verify_email', repeat('b', 64), '{"firstName": "Iván"}', '2100-01-01');

INSERT INTO limit_counts (key, count, expires_at) VALUES ('login:' || repeat('c', 64), 3, '2100-01-01');

INSERT INTO api_tokens (user_id, name, scope, token_hash, last_used_at) VALUES
  ('00000000-0000-4000-8000-0000000000a1', 'CRM', 'write', repeat('d', 64), '2026-11-20');

INSERT INTO idempotency_keys (key, request, status, etag, answer, expires_at) VALUES
  (repeat('e', 64), repeat('f', 64), 201, '"1"', '\x0102', '2100-01-01');

INSERT INTO settings (key, value) VALUES
  ('usdMxnRate', '{"rate": "18.5", "date": "2026-11-20"}'),
  ('company', '{
    "name": "Portal PBR", "legalName": "Portal PBR Servicios Inmobiliarios, S.A. de C.V.", "rfc": null, "phone": "+52 55 5555 0100",
    "whatsapp": "+52 55 5555 0100", "email": "contacto@prueba.mx", "privacyEmail": null, "address": "Avenida de los Encinos 120",
    "hours": {"weekdays": {"opens": "09:00", "closes": "19:00"}, "saturday": {"opens": "09:00", "closes": "15:00"}},
    "social": {"facebook": null, "instagram": null, "linkedin": null},
    "figures": {"propertiesSold": "500+", "years": "15+", "satisfied": "98%", "support": "24/7"},
    "servicePrices": {"commercialAppraisal": 8500, "fiscalAppraisal": 6500, "expressAppraisal": 3500, "dueDiligence": 15000,
      "deeds": 25000, "legalAdviceHour": 3500},
    "serviceTerms": {"commercialAppraisal": "5 a 7 días hábiles", "fiscalAppraisal": "3 a 5 días", "expressAppraisal": "24 a 48 horas",
      "dueDiligence": "7 a 10 días", "deeds": "15 a 30 días"},
    "answerTimes": {"reply": "24 horas", "quote": "2 horas"}
  }');

-- The triggers add what follows from these: prices in MXN, the words of the search, the numbered changes.
INSERT INTO properties (id, owner_id, name, description, street, number, neighborhood, city, state, property_type, operation_type,
  sale_price, rent_price, currency, bedrooms, full_bathrooms, half_bathrooms, parking_spaces, land_area, construction_area, features,
  is_active, deal_status, deleted_at, deleted_by, source, external_id, import_digest, version, creation_key) VALUES
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000a1', 'Departamento en la Condesa',
    'Luminoso y bien ubicado.', 'Ámsterdam', '12', 'Condesa', 'Ciudad de México', 'Ciudad de México', 'departamento', 'venta',
    4500000, NULL, 'MXN', 2, 1, 1, 1, NULL, 80, '["elevador", "roof garden"]',
    true, NULL, NULL, NULL, NULL, NULL, NULL, 3, '00000000-0000-4000-8000-0000000000c1'),
  ('00000000-0000-4000-8000-0000000000b2', '00000000-0000-4000-8000-0000000000a2', 'Casa en Cholula',
    'Con jardín.', 'Calle 14', NULL, 'San Andrés', 'Cholula', 'Puebla', 'casa', 'renta',
    NULL, 1200, 'USD', 3, 2, 0, 2, 250.5, 180, '[]',
    true, 'apartada', NULL, NULL, 'agencia', 'C-14', repeat('0', 64), 1, NULL),
  ('00000000-0000-4000-8000-0000000000b3', '00000000-0000-4000-8000-0000000000a2', 'Terreno en Atlixco',
    'Plano.', 'Camino Real', NULL, 'Centro', 'Atlixco', 'Puebla', 'terreno', 'venta',
    900000, NULL, 'MXN', NULL, NULL, NULL, NULL, 400, NULL, '[]',
    false, NULL, '2026-11-20', '00000000-0000-4000-8000-0000000000a1', NULL, NULL, NULL, 2, NULL);

INSERT INTO property_images (property_id, storage_key, width, height, bytes, placeholder, category, "order", is_primary) VALUES
  ('00000000-0000-4000-8000-0000000000b1', repeat('1', 64), 1600, 1200, 250000, 'data:image/webp;base64,UklGRg==', 'fachada', 0, true),
  ('00000000-0000-4000-8000-0000000000b1', repeat('2', 64), 1600, 1067, 230000, NULL, 'cocina', 1, false);

INSERT INTO favorites (user_id, property_id) VALUES
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-0000000000b1');

INSERT INTO property_inquiries (property_id, client_name, client_email, client_phone, message, inquiry_type, status, agent_response,
  response_date, answered_by, notice_version) VALUES
  ('00000000-0000-4000-8000-0000000000b1', 'Marta Solís', 'marta@correo.mx', NULL, '¿Sigue disponible?', 'visit', 'pending', NULL, NULL, NULL,
    '2026-11'),
  ('00000000-0000-4000-8000-0000000000b1', 'Luis Peña', 'luis@correo.mx', '55 5000 0009', NULL, 'price', 'answered', 'Sí, claro.',
    '2026-11-21', '00000000-0000-4000-8000-0000000000a1', '2026-11');

INSERT INTO service_requests (kind, client_name, client_email, client_phone, message, details, status, assignee_id, notice_version) VALUES
  ('contact', 'Marta Solís', 'marta@correo.mx', NULL, 'Quiero vender mi casa.', '{"service": "venta"}', 'pending',
    '00000000-0000-4000-8000-0000000000a1', '2026-11'),
  ('valuation', 'Luis Peña', NULL, '55 5000 0009', NULL, '{"propertyType": "casa"}', 'closed', NULL, '2026-11');

INSERT INTO commission_shares (id, property_id, owner_id, agent_id, percentage, fixed_amount, external_agent_name, external_agent_email,
  share_type, notes, acceptance, version) VALUES
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000a1',
    '00000000-0000-4000-8000-0000000000a2', 2.5, NULL, NULL, NULL, 'outgoing', 'A la firma.', 'accepted', 2),
  ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000a1',
    NULL, 1, 20000, 'Beto Cruz', 'beto@otra.mx', 'outgoing', NULL, 'pending', 1);

INSERT INTO commission_share_links (share_id, token_hash) VALUES ('00000000-0000-4000-8000-0000000000d2', repeat('9', 64));

INSERT INTO commission_share_changes (share_id, event, actor_id, actor_name, percentage, fixed_amount, notes, price, currency) VALUES
  ('00000000-0000-4000-8000-0000000000d1', 'created', '00000000-0000-4000-8000-0000000000a1', 'Olga Ríos', 2.5, NULL, NULL, 4500000, 'MXN'),
  ('00000000-0000-4000-8000-0000000000d1', 'accepted', '00000000-0000-4000-8000-0000000000a2', 'Ana Sol', 2.5, NULL, 'A la firma.', 4500000,
    'MXN'),
  ('00000000-0000-4000-8000-0000000000d2', 'created', '00000000-0000-4000-8000-0000000000a1', 'Olga Ríos', 1, 20000, NULL, 4500000, 'MXN'),
  ('00000000-0000-4000-8000-0000000000d2', 'changed', NULL, 'Beto Cruz', 1, 20000, NULL, 4500000, 'MXN');
