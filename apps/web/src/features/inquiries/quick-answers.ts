export interface QuickAnswer {
  label: string;
  text: string;
}

/** Opening sentences to pick with one thumb between two viewings; the mail adds greeting and signature. */
export function quickAnswers(inquiryType: string): QuickAnswer[] {
  return inquiryType === 'visit' ? [VISIT, AVAILABLE, CALL] : [AVAILABLE, VISIT, CALL];
}

const AVAILABLE = {
  label: 'Sigue disponible',
  text: 'Gracias por tu interés. La propiedad sigue disponible; con gusto te cuento lo que quieras saber.',
};
const VISIT = {
  label: 'Proponer visita',
  text: 'Con gusto te la muestro. ¿Qué día y a qué hora te queda bien?',
};
const CALL = {
  label: 'Te llamo hoy',
  text: 'Gracias por escribir. Hoy mismo te llamo para platicar los detalles.',
};
