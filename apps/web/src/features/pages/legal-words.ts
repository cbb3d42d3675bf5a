export const LEGAL_PROBLEMS = [
  {
    term: 'La escritura está a nombre de alguien que ya murió',
    text: 'Tramitamos la sucesión, con o sin testamento, y la adjudicación a los herederos para que la propiedad se pueda vender.',
  },
  {
    term: 'La propiedad tiene un gravamen o una hipoteca',
    text: 'Pedimos el certificado de libertad de gravamen, negociamos el saldo con el acreedor y tramitamos la cancelación en el Registro Público.',
  },
  {
    term: 'El inquilino no paga o no desocupa',
    text: 'Requerimos el pago por escrito, buscamos un convenio y, si no lo hay, llevamos el juicio de desocupación.',
  },
  {
    term: 'El terreno no tiene escritura o es ejidal',
    text: 'Revisamos la posesión y los antecedentes, y te decimos qué vía de regularización procede antes de que pagues nada.',
  },
] as const;

/** The institutions where people can verify a lawyer, a notary or a title themselves. */
export const LEGAL_CERTIFIERS = [
  {
    term: 'Colegio de Notarios de la Ciudad de México',
    text: 'Reúne a los notarios ante quienes se firma la escritura y confirma quién está en funciones.',
  },
  {
    term: 'Registro Público de la Propiedad y de Comercio',
    text: 'Inscribe la propiedad y sus gravámenes: ahí se comprueba quién es el dueño.',
  },
  {
    term: 'Dirección General de Profesiones',
    text: 'Expide la cédula profesional de cada abogado, que cualquiera puede consultar en línea.',
  },
  {
    term: 'Procuraduría Federal del Consumidor (Profeco)',
    text: 'Registra los contratos de adhesión y vigila la NOM-247 en la venta y renta de vivienda.',
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
