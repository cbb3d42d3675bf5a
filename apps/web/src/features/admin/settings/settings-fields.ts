import { commissionVatLabels } from '@pbr/schemas/commission/values';
import type { SettingsForm } from '@pbr/schemas/settings/settings';
import type { FieldPath } from '../../../lib/forms/use-form.ts';

export type SettingField = FieldPath<SettingsForm>;

interface FieldWords {
  name: SettingField;
  label: string;
  description?: string;
  type?: 'text' | 'tel' | 'email' | 'time' | 'date';
  inputMode?: 'numeric' | 'decimal' | 'url';
  /** The labels of a choice, by value. */
  options?: Readonly<Record<string, string>>;
  /** An optional field may stay empty; its fact is then not published. */
  isOptional?: true;
}

interface FieldSection {
  title: string;
  lead: string;
  fields: readonly FieldWords[];
}

const price = (name: SettingField, label: string): FieldWords => ({
  name,
  label,
  inputMode: 'numeric',
});
const time = (name: SettingField, label: string): FieldWords => ({ name, label, type: 'time' });
const network = (name: SettingField, label: string): FieldWords => ({
  name,
  label,
  inputMode: 'url',
  isOptional: true,
});

export const settingSections: readonly FieldSection[] = [
  {
    title: 'Empresa',
    lead: 'Quién responde por el portal: encabezado, pie de página y documentos legales.',
    fields: [
      { name: 'company.name', label: 'Nombre' },
      { name: 'company.legalName', label: 'Razón social' },
      { name: 'company.rfc', label: 'RFC', isOptional: true },
      { name: 'company.address', label: 'Dirección' },
    ],
  },
  {
    title: 'Contacto',
    lead: 'Cómo te encuentran los clientes. Lo que dejes vacío no se muestra.',
    fields: [
      { name: 'company.phone', label: 'Teléfono', type: 'tel' },
      { name: 'company.whatsapp', label: 'WhatsApp', type: 'tel', isOptional: true },
      { name: 'company.email', label: 'Correo electrónico', type: 'email' },
      {
        name: 'company.privacyEmail',
        label: 'Correo para datos personales',
        description:
          'Ahí llegan las solicitudes ARCO. Si lo dejas vacío, llegan al correo general.',
        type: 'email',
        isOptional: true,
      },
      network('company.social.facebook', 'Facebook'),
      network('company.social.instagram', 'Instagram'),
      network('company.social.linkedin', 'LinkedIn'),
    ],
  },
  {
    title: 'Horario',
    lead: 'Hora de la Ciudad de México. Deja vacío el sábado si no abres.',
    fields: [
      time('company.hours.weekdays.opens', 'Lunes a viernes, abre'),
      time('company.hours.weekdays.closes', 'Lunes a viernes, cierra'),
      { ...time('company.hours.saturday.opens', 'Sábado, abre'), isOptional: true },
      { ...time('company.hours.saturday.closes', 'Sábado, cierra'), isOptional: true },
    ],
  },
  {
    title: 'Tipo de cambio',
    lead: 'Con él se comparan y se muestran en pesos los precios en dólares. Sin él no se muestra equivalencia.',
    fields: [
      {
        name: 'usdMxnRate.rate',
        label: 'Pesos por dólar',
        inputMode: 'decimal',
        isOptional: true,
      },
      {
        name: 'usdMxnRate.date',
        label: 'Fecha del tipo de cambio',
        description:
          'Aparece debajo de cada precio en dólares. Al cambiar el tipo de cambio pasa a hoy.',
        type: 'date',
        isOptional: true,
      },
    ],
  },
  {
    title: 'Comisiones',
    lead: 'Cómo se entienden los montos que salen del porcentaje: se dice junto a ellos en el diálogo, el acuerdo y los correos. Del monto fijo y de los totales no se dice.',
    fields: [{ name: 'company.commissionVat', label: 'Comisión', options: commissionVatLabels }],
  },
  {
    title: 'Precios de los servicios',
    lead: 'Desde cuánto cuesta cada uno, en pesos mexicanos y sin centavos.',
    fields: [
      price('company.servicePrices.commercialAppraisal', 'Avalúo comercial'),
      price('company.servicePrices.fiscalAppraisal', 'Avalúo fiscal'),
      price('company.servicePrices.expressAppraisal', 'Avalúo exprés'),
      price('company.servicePrices.dueDiligence', 'Revisión legal (due diligence)'),
      price('company.servicePrices.deeds', 'Escrituración'),
      price('company.servicePrices.legalAdviceHour', 'Asesoría legal, por hora'),
    ],
  },
  {
    title: 'Plazos',
    lead: 'Cuánto tarda cada servicio y en cuánto tiempo respondes.',
    fields: [
      { name: 'company.serviceTerms.commercialAppraisal', label: 'Plazo del avalúo comercial' },
      { name: 'company.serviceTerms.fiscalAppraisal', label: 'Plazo del avalúo fiscal' },
      { name: 'company.serviceTerms.expressAppraisal', label: 'Plazo del avalúo exprés' },
      { name: 'company.serviceTerms.dueDiligence', label: 'Plazo de la revisión legal' },
      { name: 'company.serviceTerms.deeds', label: 'Plazo de la escrituración' },
      { name: 'company.answerTimes.reply', label: 'Respuesta a una solicitud, en menos de' },
      { name: 'company.answerTimes.quote', label: 'Cotización de un avalúo, en' },
    ],
  },
  {
    title: 'Cifras',
    lead: 'Las que presentan a la empresa en el inicio y en “Servicios”. Publica solo las que puedas comprobar.',
    fields: [
      { name: 'company.figures.propertiesSold', label: 'Propiedades vendidas' },
      { name: 'company.figures.years', label: 'Años de experiencia' },
      { name: 'company.figures.satisfied', label: 'Clientes satisfechos' },
      { name: 'company.figures.support', label: 'Atención' },
    ],
  },
];

export const settingFields = settingSections.flatMap(({ fields }) => fields);
