export const LEGAL_PROBLEMS = [
  {
    label: 'La escritura está a nombre de alguien que ya murió',
    value:
      'Tramitamos la sucesión, con o sin testamento, y la adjudicación a los herederos para que la propiedad se pueda vender.',
  },
  {
    label: 'La propiedad tiene un gravamen o una hipoteca',
    value:
      'Pedimos el certificado de libertad de gravamen, negociamos el saldo con el acreedor y tramitamos la cancelación en el Registro Público.',
  },
  {
    label: 'El inquilino no paga o no desocupa',
    value:
      'Requerimos el pago por escrito, buscamos un convenio y, si no lo hay, llevamos el juicio de desocupación.',
  },
  {
    label: 'El terreno no tiene escritura o es ejidal',
    value:
      'Revisamos la posesión y los antecedentes, y te decimos qué vía de regularización procede antes de que pagues nada.',
  },
] as const;

/** The institutions where people can verify a lawyer, a notary or a title themselves. */
export const LEGAL_CERTIFIERS = [
  {
    label: 'Colegio de Notarios de la Ciudad de México',
    value:
      'Reúne a los notarios ante quienes se firma la escritura y confirma quién está en funciones.',
  },
  {
    label: 'Registro Público de la Propiedad y de Comercio',
    value: 'Inscribe la propiedad y sus gravámenes: ahí se comprueba quién es el dueño.',
  },
  {
    label: 'Dirección General de Profesiones',
    value: 'Expide la cédula profesional de cada abogado, que cualquiera puede consultar en línea.',
  },
  {
    label: 'Procuraduría Federal del Consumidor (Profeco)',
    value:
      'Registra los contratos de adhesión y vigila la NOM-247 en la venta y renta de vivienda.',
  },
] as const;

export const LEGAL_STEPS = [
  { name: 'Consulta', text: 'Nos cuentas el caso y nos mandas los documentos que tengas.' },
  { name: 'Diagnóstico', text: 'Un abogado los revisa y te dice los riesgos y las opciones.' },
  { name: 'Propuesta', text: 'Recibes por escrito qué haremos, en cuánto tiempo y cuánto cuesta.' },
  {
    name: 'Seguimiento',
    text: 'Llevamos el trámite hasta su cierre y te avisamos de cada avance.',
  },
] as const;
