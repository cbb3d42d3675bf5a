/** Words of people and systems for 'nothing here', in small plain letters without blanks and points. */
const NOTHING = new Set(
  `na n/a nd n/d s/d s/i n/i #n/a #n/d nan null nil none undefined nulo nula vacio vacia ninguno ninguna noaplica noaplicable
  nodisponible noespecificado noespecificada noespecifica nodefinido nodefinida noindicado noindicada noinformado noinformada
  noregistrado nodeterminado noasignado nodata sindato sindatos sininformacion sininfo sinespecificar sindefinir sincaptura
  sindescripcion sincomentarios sinasignar sinregistro pordefinir porconfirmar pendiente desconocido desconocida notavailable notapplicable
  unknown noinfo nohay noindica sd tbd \\n 0000-00-00 0000-00-0000:00:00`.split(/\s+/u),
);

/** Whether a text only says that there is nothing: '-', 'N/D', 'sin dato'. */
export function saysNothing(text: string): boolean {
  if (text.length > 20) return false;
  if (/^[-–—_.·*¿?/\\'"`~$\s]*$/u.test(text)) return true;
  if (!/^[#([]?[dnpstuv\\0]/iu.test(text.trimStart())) return false;
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s.()[\]]/gu, '')
    .toLowerCase();
  return NOTHING.has(plain);
}
