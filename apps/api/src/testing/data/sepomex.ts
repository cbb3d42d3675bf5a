/** A line of the postal service's file; the places are invented. */
const line = {
  d_codigo: '01990',
  d_asenta: 'Peñón',
  d_tipo_asenta: 'Colonia',
  D_mnpio: 'Álvaro Obregón',
  d_estado: 'Ciudad de México',
  d_ciudad: 'Ciudad de México',
  d_CP: '01901',
  c_estado: '09',
  c_oficina: '01901',
  c_CP: '',
  c_tipo_asenta: '09',
  c_mnpio: '010',
  id_asenta_cpcons: '9000',
  d_zona: 'Urbano',
  c_cve_ciudad: '01',
};

type Settlement = Partial<typeof line>;

export const sepomexLine = (settlement: Settlement) =>
  Object.values({ ...line, ...settlement }).join('|');

/** A file as the postal service writes it, apart from its encoding. */
export const sepomexFile = (...settlements: Settlement[]) =>
  [
    'El Catálogo es de prueba.',
    Object.keys(line).join('|'),
    ...settlements.map(sepomexLine),
    '',
  ].join('\r\n');
