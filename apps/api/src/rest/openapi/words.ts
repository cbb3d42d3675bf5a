import type { Says } from './described.ts';
import { COUNT_CAP } from '@pbr/schemas/property/search';

/** The introduction of the API's page. Its example is a command that works as it stands. */
export const infoAt = (publicOrigin: string) => ({
  title: 'API del Portal PBR',
  version: '1.0.0',
  summary:
    'Propiedades, fotos, consultas y comisiones para quien integra el portal con su sistema.',
  license: { name: 'MIT', identifier: 'MIT' },
  description: `Responde y recibe JSON en UTF-8. Todo lo que se puede hacer aquí pasa por las mismas reglas que en el portal.

## Un ejemplo

\`\`\`sh
curl -sS '${publicOrigin}/api/properties?operation=renta&limit=3'
curl -sS '${publicOrigin}/api/user' -H 'Authorization: Bearer TU_TOKEN'
\`\`\`

El primero lee tres propiedades en renta y no necesita token; el segundo dice con quién actúa el tuyo. La [guía](${publicOrigin}/api/docs/guia) lleva de ahí a la primera propiedad publicada.

## Autenticación

Un **token** de \`/settings\` → Avanzado va en \`Authorization: Bearer …\` y actúa con los permisos de su dueño: de lectura, o también de escritura. Un navegador que ya inició sesión usa su **cookie**; una escritura que pide otro sitio se rechaza con 403. Sin token ni cookie se lee lo mismo que ve cualquier visitante.

## Errores

Un error es siempre \`{ "code", "message", "fields"?, "requestId" }\`: \`code\` es estable y para programas, \`message\` para personas. En un 400 \`fields\` dice campo por campo qué corregir. La primera regla que aplica decide: sin sesión 401, lo que no se puede ver 404, lo que no es tuyo 403, lo que está mal escrito 400. El protocolo mismo responde 405 (con \`Allow\`), 408, 414 y 431.

## Desde otros sitios

Las lecturas públicas y las fotos responden a páginas de cualquier origen (\`Access-Control-Allow-Origin: *\`), siempre sin cookie; así también se reciben las consultas y los mensajes de contacto. Lo demás solo lo usan las páginas de este portal y los programas con token.

## Listas

Son arreglos, de 50 en 50 (\`limit\`, hasta 100). La cabecera \`Link\` con \`rel="next"\` lleva a la página siguiente; solo su ausencia significa el final. \`X-Total-Count\` cuenta hasta ${COUNT_CAP}; si hay más es ${COUNT_CAP + 1} y \`X-Total-Count-Capped\` es \`true\`.

## Lo que no cambió

Las lecturas del catálogo traen \`ETag\`: quien la manda en \`If-None-Match\` recibe 304 sin cuerpo mientras nada cambie. El \`ETag\` de lo que se puede cambiar empieza con su versión. En un PUT o un PATCH \`If-Match\` escribe solo si esa versión sigue siendo la última; si no, responde 412 y no cambia nada. Sirve el \`ETag\` de la lectura, el de la respuesta a la escritura anterior o, de lo que se leyó en una lista, su \`version\` entre comillas; el \`ETag\` de una lista no nombra ninguna versión. Cambiar las fotos no es cambiar la propiedad: cada cosa tiene su versión, y el \`ETag\` de la propiedad lleva las dos.

## Límites

Un token puede hacer 20 solicitudes por segundo y los formularios públicos 60 envíos en 5 minutos por dirección, salvo que este portal tenga otros números. Lo que se pasa recibe 429 con \`Retry-After\`. \`RateLimit\` dice antes cuánto queda de cada límite, y \`RateLimit-Policy\` cuál es. Un cuerpo tiene hasta 128 KB y una foto hasta 10 MB.

## Valores

Precios, superficies, porcentajes y cantidades se aceptan como número o como texto decimal sin comas. Precios, importes, superficies y porcentajes se responden como texto con dos decimales, y las cantidades como enteros. Una cadena vacía o null en un campo opcional es no tenerlo. Las direcciones de fotos son relativas a este portal, salvo donde diga otra cosa. Los campos que no se conocen no se leen. Las fechas son ISO 8601 en UTC.`,
  /** The URL at which integrators reach the people who run the portal. */
  contact: { name: 'Portal PBR', url: `${publicOrigin}/contacts` },
});

export const guideAt = (publicOrigin: string) => ({
  description: 'Guía: de un token a la primera propiedad publicada, en cinco comandos',
  url: `${publicOrigin}/api/docs/guia`,
});

export const PROBLEM_WORDS = {
  code: 'El código del error, estable y para programas.',
  message: 'Lo que pasó, en español y para personas.',
  fields:
    'De cada campo que está mal, su ruta (`images.0.id`; vacía es el cuerpo entero) y qué corregir.',
  requestId: 'Identifica la solicitud en los registros del portal.',
} satisfies Says;

/** The parameters of every list that has pages. */
export const pageWords = {
  limit: 'Cuántos elementos trae la página como máximo, de 1 a 100. Si falta: 50.',
  cursor:
    'El lugar donde sigue la lista, como viene en la dirección de `Link`. No se inventa ni se guarda.',
} satisfies Says;

export const TAGS = [
  { name: 'Propiedades', description: 'El catálogo y las propiedades propias.' },
  { name: 'Fotos', description: 'Las fotos de una propiedad, en orden.' },
  { name: 'Consultas', description: 'Lo que los clientes escriben.' },
  { name: 'Comisiones', description: 'Lo que se comparte con otros agentes.' },
  { name: 'Agentes', description: 'Quién atiende.' },
  { name: 'Cuenta', description: 'El perfil propio.' },
  { name: 'Sesión', description: 'Entrar y salir con cookie.' },
  { name: 'Empleados', description: 'Para la administración.' },
];

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string', examples: [example] },
});

/** Headers of answers. */
export const headers = {
  Link: text(
    'La página siguiente, si la hay.',
    '<https://portal.mx/api/properties?cursor=eyJr>; rel="next"',
  ),
  Location: text(
    'La dirección de lo que se creó.',
    'https://portal.mx/api/properties/b3b5c0de-5b1e-4c57-9d5c-0a4f1d2e3c4b',
  ),
  TotalCount: {
    description: 'Cuántas hay en total con estos filtros.',
    schema: { type: 'integer', examples: [128] },
  },
  TotalCountCapped: text('`true` cuando hay más de las que dice el total.', 'true'),
  ETag: text('Identifica esta respuesta.', '"7"'),
  Replayed: text('`true` cuando es la respuesta que ya se dio a esta `Idempotency-Key`.', 'true'),
  AnyOrigin: text('Pueden leerlo las páginas de cualquier origen, sin cookie.', '*'),
  RateLimit: text(
    'Lo que queda de cada límite (`r`) y los segundos hasta que empieza de nuevo (`t`).',
    '"api-token";r=19;t=1',
  ),
  RateLimitPolicy: text(
    'Los límites: cuántas veces (`q`) en cuántos segundos (`w`).',
    '"api-token";q=20;w=1',
  ),
  RetryAfter: {
    description: 'Segundos que hay que esperar.',
    schema: { type: 'integer', examples: [2] },
  },
};

/** Headers that clients send. */
export const writtenHeaders = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'El `ETag` de lo que se leyó; si ya es otro, responde 412 y no cambia nada.',
    schema: { type: 'string', maxLength: 500 },
    example: '"7"',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Un texto propio de cada envío: repetirlo responde lo mismo y no crea otra cosa.',
    schema: { type: 'string', maxLength: 100 },
    example: 'alta-2026-0042',
  },
};

/** The names of the session cookie: browsers keep the longer one to this host and to encrypted connections. */
export function securitySchemes(publicOrigin: string) {
  const name = publicOrigin.startsWith('https:') ? '__Host-pbr_session' : 'pbr_session';
  return {
    token: {
      type: 'http',
      scheme: 'bearer',
      description: 'Un token de `/settings` → Avanzado.',
    },
    cookie: { type: 'apiKey', in: 'cookie', name, description: 'La sesión del portal.' },
  };
}
