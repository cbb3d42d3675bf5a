/** The words of the documentation for the hidden field of the public forms. */
export const trapWords =
  'No la llenes: es un campo que las personas no ven. Con texto, lo enviado se responde igual pero queda retenido: no se avisa a nadie hasta que alguien del portal confirma que es de un cliente, y se borra a los 30 días.';
