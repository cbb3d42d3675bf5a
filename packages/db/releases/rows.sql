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
