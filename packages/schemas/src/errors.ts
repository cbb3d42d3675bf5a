import { pageFailures } from './page-failures.ts';

/**
 * The catalogue of errors: a stable code for machines, a kind that the doors translate to a status, and the words for people.
 * Both doors and the web take their error texts from here.
 */
const wordsByKind = {
  not_found: {
    'route.not_found': 'Esta dirección no existe.',
    'session.not_found': 'Esa sesión ya terminó.',
    'token.not_found': 'Ese token ya no existe.',
    'employee.not_found': 'Empleado no encontrado',
    'property.not_found': 'Propiedad no encontrada',
    'bulk_change.not_found': 'Este cambio ya no se puede deshacer.',
    'inquiry.not_found': 'Consulta no encontrada',
    'service_request.not_found': 'Solicitud no encontrada',
    'place.not_found': 'Zona no encontrada',
    'import.not_found': 'Esta importación ya no está.',
    'import_map.not_found': 'Ese mapa ya no está.',
    'place_name.not_found': 'Ese nombre ya no está en la lista.',
    'share.not_found': 'Comisión no encontrada',
    'agreement.not_found': 'Este enlace ya no sirve. Pide uno nuevo a quien te lo envió.',
    'agent.not_found': 'Agente no encontrado',
    'image.not_found': 'Foto no encontrada',
  },
  forbidden: {
    'request.cross_site': 'La solicitud viene de otro sitio y no se aceptó.',
    'token.read_only': 'Este token es solo de lectura.',
    'token.not_here': 'Aquí se entra con correo y contraseña, no con un token.',
    'admin.required': 'No tienes permisos para ver esta página',
    'account.registration_closed': 'Por ahora no se pueden registrar cuentas nuevas.',
    'property.forbidden': 'Esta propiedad no es tuya.',
    'share.forbidden': 'Esta comisión no es tuya.',
  },
  unauthenticated: {
    'session.required': 'Inicia sesión para continuar.',
    'session.invalid_credentials': 'Credenciales inválidas',
    'token.invalid': 'Este token no sirve: no existe o se revocó.',
    'token.expired': 'Este token caducó. Crea otro en Configuración, en la pestaña Avanzado.',
  },
  conflict: {
    'request.key_reused': 'Esta Idempotency-Key ya se usó con otra solicitud.',
    'token.too_many': 'Ya tienes 20 tokens: revoca alguno que no uses.',
    'employee.email_taken': 'Ya hay una cuenta con ese correo.',
    'employee.changed':
      'Alguien más cambió los datos de esta persona. Abre el formulario de nuevo para ver los de ahora.',
    'employee.admin_protected': 'Las cuentas de administración no se pueden desactivar.',
    'employee.last_admin': 'Es la única cuenta de administración: nombra primero a otra persona.',
    'employee.not_invited': 'Esta persona ya entró o espera tu aprobación.',
    'inquiry.full':
      'Esta consulta ya no admite más respuestas aquí: escríbele al cliente por correo.',
    'favorite.too_many': 'Ya guardaste 200 propiedades: quita alguna para guardar otra.',
    'property.draft': 'Esta propiedad es un borrador: publícala primero.',
    'property.changed': 'Alguien más cambió esta propiedad mientras la editabas.',
    'bulk_change.undone': 'Este cambio ya se deshizo.',
    'bulk_change.too_late': 'Ya pasaron diez minutos: este cambio se queda como está.',
    'share.ended': 'Esta comisión ya terminó. Registra una nueva.',
    'share.changed': 'Las condiciones cambiaron mientras las leías. Revísalas de nuevo.',
    'share.answered': 'Ya respondiste. Si algo cambió, habla con quien te la compartió.',
    'share.too_many_links': 'Este acuerdo ya tiene cinco enlaces: anúlalos para crear otro.',
    'share.not_external': 'El enlace es solo para agentes externos.',
    'place_name.taken': 'Ese nombre ya está en la lista.',
    'place_name.too_many': 'Ya hay 300 nombres: quita alguno para agregar otro.',
    'import.not_now': 'Esta importación va en otro paso. Mira cómo quedó.',
    'import.undo_too_late': 'Ya pasó un día: esta importación se queda como está.',
    'import_map.too_many': 'Ya hay 100 mapas: quita alguno para guardar otro.',
    'settings.changed': 'Alguien más guardó los ajustes del portal mientras los editabas.',
    'image.changed': 'Alguien más cambió las fotos de esta propiedad mientras la editabas.',
  },
  gone: {
    'request.result_gone':
      'Lo que creó esta Idempotency-Key ya no existe. Usa otra para crear algo nuevo.',
  },
  stale: {
    'request.stale': 'Esto cambió después de que lo leíste.',
  },
  invalid: {
    'request.invalid': 'Revisa los datos marcados.',
    'request.malformed': 'La solicitud no se pudo leer.',
    'request.method': 'Esta dirección no acepta ese método.',
    'request.timeout': 'La solicitud tardó demasiado en llegar.',
    'request.no_such_range': 'El archivo no llega hasta ahí.',
    'request.uri_too_long': 'La dirección o los encabezados son demasiado largos.',
    'account.token_invalid': 'El enlace ya no sirve: venció o ya se usó. Pide uno nuevo.',
    'image.too_many': 'Una propiedad puede tener 40 fotos como máximo.',
    'image.quota': 'Ya no hay espacio para más fotos en esta cuenta. Elimina las que no uses.',
  },
  too_large: {
    'request.too_large': 'El envío es demasiado grande.',
    'import.too_large': 'El archivo pasa de 50 MB.',
    'image.too_large': 'La foto pasa de 10 MB o de 40 megapíxeles.',
  },
  unsupported_type: {
    'request.unsupported_type': 'El tipo de contenido no se acepta.',
    'image.unsupported': 'El archivo no es una foto que podamos leer.',
    'image.incomplete': 'La foto llegó incompleta o dañada. Elígela de nuevo.',
  },
  too_many: {
    'request.too_many': pageFailures['request.too_many'],
  },
  unavailable: {
    'server.unavailable': pageFailures['server.unavailable'],
  },
  storage_full: {
    'storage.full': 'No queda espacio para guardar archivos.',
  },
  internal: {
    'server.unexpected': pageFailures['server.unexpected'],
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

type WordsByKind = typeof wordsByKind;
export type ErrorKind = keyof WordsByKind;
export type ErrorCode = { [Kind in ErrorKind]: keyof WordsByKind[Kind] }[ErrorKind];

export const ERROR_KINDS = Object.keys(wordsByKind) as readonly ErrorKind[];

interface ErrorEntry {
  readonly kind: ErrorKind;
  readonly es: string;
}

export const errorCatalogue = Object.fromEntries(
  ERROR_KINDS.flatMap((kind) =>
    Object.entries(wordsByKind[kind]).map(([code, es]) => [code, { kind, es }]),
  ),
) as Readonly<Record<ErrorCode, ErrorEntry>>;
