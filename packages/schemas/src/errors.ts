import { pageFailures } from './page-failures.ts';

/**
 * The catalogue of errors: a stable code for machines, a kind that the doors translate to a status, and the words for people.
 * Both doors and the web read it; nobody writes an error text anywhere else.
 */
export const ERROR_KINDS = [
  'not_found',
  'forbidden',
  'unauthenticated',
  'conflict',
  'stale',
  'invalid',
  'too_large',
  'unsupported_type',
  'too_many',
  'unavailable',
  'storage_full',
  'internal',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

interface ErrorEntry {
  readonly kind: ErrorKind;
  readonly es: string;
}

export const errorCatalogue = {
  'request.invalid': { kind: 'invalid', es: 'Revisa los datos marcados.' },
  'request.malformed': { kind: 'invalid', es: 'La solicitud no se pudo leer.' },
  'request.too_large': { kind: 'too_large', es: 'El envío es demasiado grande.' },
  'request.unsupported_type': {
    kind: 'unsupported_type',
    es: 'El tipo de contenido no se acepta.',
  },
  'request.too_many': {
    kind: 'too_many',
    es: pageFailures['request.too_many'],
  },
  'request.key_reused': {
    kind: 'conflict',
    es: 'Esta Idempotency-Key ya se usó con otra solicitud.',
  },
  'request.method': { kind: 'invalid', es: 'Esta dirección no acepta ese método.' },
  'request.timeout': { kind: 'invalid', es: 'La solicitud tardó demasiado en llegar.' },
  'request.uri_too_long': {
    kind: 'invalid',
    es: 'La dirección o los encabezados son demasiado largos.',
  },
  'request.cross_site': {
    kind: 'forbidden',
    es: 'La solicitud viene de otro sitio y no se aceptó.',
  },
  'route.not_found': { kind: 'not_found', es: 'Esta dirección no existe.' },
  'session.required': { kind: 'unauthenticated', es: 'Inicia sesión para continuar.' },
  'session.invalid_credentials': { kind: 'unauthenticated', es: 'Credenciales inválidas' },
  'session.not_found': { kind: 'not_found', es: 'Esa sesión ya terminó.' },
  'token.invalid': { kind: 'unauthenticated', es: 'Este token no sirve: no existe o se revocó.' },
  'token.read_only': { kind: 'forbidden', es: 'Este token es solo de lectura.' },
  'token.not_here': {
    kind: 'forbidden',
    es: 'Aquí se entra con correo y contraseña, no con un token.',
  },
  'token.not_found': { kind: 'not_found', es: 'Ese token ya no existe.' },
  'token.too_many': { kind: 'conflict', es: 'Ya tienes 20 tokens: revoca alguno que no uses.' },
  'admin.required': { kind: 'forbidden', es: 'No tienes permisos para ver esta página' },
  'account.token_invalid': {
    kind: 'invalid',
    es: 'El enlace ya no sirve: venció o ya se usó. Pide uno nuevo.',
  },
  'account.registration_closed': {
    kind: 'forbidden',
    es: 'Por ahora no se pueden registrar cuentas nuevas.',
  },
  'employee.not_found': { kind: 'not_found', es: 'Empleado no encontrado' },
  'employee.email_taken': { kind: 'conflict', es: 'Ya hay una cuenta con ese correo.' },
  'employee.admin_protected': {
    kind: 'conflict',
    es: 'Las cuentas de administración no se pueden desactivar.',
  },
  'employee.last_admin': {
    kind: 'conflict',
    es: 'Es la única cuenta de administración: nombra primero a otra persona.',
  },
  'employee.not_invited': { kind: 'conflict', es: 'Esta persona ya entró o espera tu aprobación.' },
  'property.not_found': { kind: 'not_found', es: 'Propiedad no encontrada' },
  'inquiry.not_found': { kind: 'not_found', es: 'Consulta no encontrada' },
  'inquiry.full': {
    kind: 'conflict',
    es: 'Esta consulta ya no admite más respuestas aquí: escríbele al cliente por correo.',
  },
  'service_request.not_found': { kind: 'not_found', es: 'Solicitud no encontrada' },
  'favorite.too_many': {
    kind: 'conflict',
    es: 'Ya guardaste 200 propiedades: quita alguna para guardar otra.',
  },
  'place.not_found': { kind: 'not_found', es: 'Zona no encontrada' },
  'property.forbidden': { kind: 'forbidden', es: 'Esta propiedad no es tuya.' },
  'property.changed': {
    kind: 'conflict',
    es: 'Alguien más cambió esta propiedad mientras la editabas.',
  },
  'request.stale': { kind: 'stale', es: 'Esto cambió después de que lo leíste.' },
  'property.version_differs': {
    kind: 'stale',
    es: 'La propiedad cambió después de que la leíste.',
  },
  'share.not_found': { kind: 'not_found', es: 'Comisión no encontrada' },
  'share.forbidden': { kind: 'forbidden', es: 'Esta comisión no es tuya.' },
  'share.ended': {
    kind: 'conflict',
    es: 'Esta comisión ya terminó. Registra una nueva.',
  },
  'share.changed': {
    kind: 'conflict',
    es: 'Las condiciones cambiaron mientras las leías. Revísalas de nuevo.',
  },
  'share.answered': {
    kind: 'conflict',
    es: 'Ya respondiste. Si algo cambió, habla con quien te la compartió.',
  },
  'share.not_external': {
    kind: 'conflict',
    es: 'El enlace es solo para agentes externos.',
  },
  'agreement.not_found': {
    kind: 'not_found',
    es: 'Este enlace ya no sirve. Pide uno nuevo a quien te lo envió.',
  },
  'settings.changed': {
    kind: 'conflict',
    es: 'Alguien más guardó la configuración mientras la editabas.',
  },
  'agent.not_found': { kind: 'not_found', es: 'Agente no encontrado' },
  'image.unsupported': {
    kind: 'unsupported_type',
    es: 'El archivo no es una foto que podamos leer.',
  },
  'image.too_large': { kind: 'too_large', es: 'La foto pasa de 10 MB o de 40 megapíxeles.' },
  'image.not_found': { kind: 'not_found', es: 'Foto no encontrada' },
  'image.changed': {
    kind: 'conflict',
    es: 'Alguien más cambió las fotos de esta propiedad mientras la editabas.',
  },
  'image.too_many': { kind: 'invalid', es: 'Una propiedad puede tener 40 fotos como máximo.' },
  'image.quota': {
    kind: 'invalid',
    es: 'Ya no hay espacio para más fotos en esta cuenta. Elimina las que no uses.',
  },
  'storage.full': { kind: 'storage_full', es: 'No queda espacio para guardar archivos.' },
  'server.unavailable': {
    kind: 'unavailable',
    es: pageFailures['server.unavailable'],
  },
  'server.unexpected': {
    kind: 'internal',
    es: pageFailures['server.unexpected'],
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;
