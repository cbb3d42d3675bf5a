/** The institutions that keep the registers of appraisers. */
export const VALUE_CERTIFIERS = [
  {
    term: 'Sociedad Hipotecaria Federal (SHF)',
    text: 'Autoriza a las unidades de valuación y a los peritos de los avalúos que piden los bancos para un crédito hipotecario.',
  },
  {
    term: 'Tesorería de la Ciudad de México',
    text: 'Registra a los peritos de los avalúos fiscales de la ciudad; cada estado tiene su propia autoridad.',
  },
  {
    term: 'INDAABIN',
    text: 'El Instituto de Administración y Avalúos de Bienes Nacionales registra a los peritos que valúan bienes del gobierno federal.',
  },
  {
    term: 'Dirección General de Profesiones',
    text: 'Expide la cédula profesional de cada valuador, que cualquiera puede consultar en línea.',
  },
] as const;

export const VALUATION_STEPS = [
  { name: 'Solicitud', text: 'Nos cuentas qué propiedad es y para qué la necesitas valuar.' },
  { name: 'Cotización', text: 'Te enviamos el precio, el plazo y los documentos que hacen falta.' },
  { name: 'Inspección', text: 'El valuador visita la propiedad, la mide y toma fotografías.' },
  { name: 'Entrega', text: 'Recibes el avalúo firmado y te explicamos cómo se llegó al valor.' },
] as const;
