import { INQUIRY_TYPES, type InquiryType } from '@pbr/schemas/inquiry/values';

const questions: Record<InquiryType, string> = {
  info: '¿Me puedes dar más información?',
  visit: 'Quiero agendar una visita. ¿Qué días y horarios tienes?',
  price: '¿Me puedes decir el precio final y las condiciones?',
};

/** The message to start from, for each inquiry type. */
export function suggestedMessage(type: InquiryType, propertyName: string): string {
  return `Hola, me interesa «${propertyName}». ${questions[type]}`;
}

/** True while the message contains none of the visitor's own words. */
export function isSuggestion(message: string, propertyName: string): boolean {
  return (
    message.trim() === '' ||
    INQUIRY_TYPES.some((type) => suggestedMessage(type, propertyName) === message)
  );
}
