/** Words that connect others. Inside a piece that was not understood they stay: 'cerca del metro y de escuelas'. */
export const CONNECTING = `a al con de del e el en la las lo los o para por que q x se sea sean su sus mi mis tu un una unos unas uno y u ya es esta este esa ese
  muy mas como pa c mucho mucha muchos muchas`;

/** These say nothing that a filter could hold. */
export const PHRASES = `por favor|para vivir|para vivir con mi familia|para mi familia|para mi|para nosotros|para mi esposa|
  para mi pareja|para mi novia|para mi novio|buenos dias|buenas tardes|buenas noches|buen dia|buena tarde|que tal|me gustaria|me interesa|
  me interesaria|me urge|de preferencia|les agradeceria|de antemano|muchas gracias|mil gracias|tengo un presupuesto de|mi presupuesto es|
  mi presupuesto|un presupuesto|si es posible|lo antes posible|que este|que tenga|que cuente con|cuente con|que cueste|que valga|
  mi familia|mi esposa|mi esposo|mi pareja|mi novia|mi novio|nos interesa|nos gustaria|a la venta|alguien sabe de|alguien tiene|
  alguien renta|donde puedo|quiero ver|quiero encontrar|dame opciones|dame informacion|me puedes ayudar|me pueden ayudar|me ayudan|
  me ayudas|busco un lugar|buscamos un lugar|buscando un lugar|quiero un lugar|queremos un lugar|necesito un lugar|necesitamos un lugar|ocupo un lugar|
  algun lugar|un lugar para|un lugar donde|ayudame a encontrar|ayudenme a encontrar|tengo interes en|estoy interesado en|estoy interesada en|estoy buscando|
  ando buscando|ojala|entre otras|que sea|que hay|hay algo|algo asi|o algo asi|o algo por ahi|por ahi|de ser posible|de favor|porfa|
  un buen|i am|i m|i want|i need|i would like|i d like|we are|we re|da igual|me da igual|nos da igual|lo que haya|lo que sea`;

export const WORDS = `preferiblemente solicita solicito solicitamos pero saber conocer contactar busco buscar buscando buscamos
  busca buscan buscaba buscas quiero queremos quisiera quisieramos quieren quiere querria necesito necesitamos necesita necesitan requiero
  requerimos requiere ocupo ocupamos deseo deseamos hola holaa holi hey ey oye buenas buenos buen buena bueno dias tardes noches saludos
  favor porfa porfis porfavor xfa xfavor gracias grax me nos te les le gustaria encantaria interesa interesado interesada interesados
  tenga tengan tener tengo tenemos tenia cuente cuenten incluya incluyan incluye incluido ofrezca hay habra haya tienes tiene tienen algo
  alguna algun alguno algunas algunos alguien opcion opciones propiedad propiedades inmueble inmuebles vivienda viviendas hogar disponible
  disponibles disponibilidad info informacion informes informe ayuda ayudame ayudar ayudas ayudan puedes pueden puede podrian podria puedo
  encontrar encuentra encuentren conseguir consigo hallar ver mostrar muestrame muestra ensename enseneme dame dime mandame mandar manden
  busquen buscame donde cual cuales yo nosotros somos soy estoy estamos ando andamos ser estar sido cueste cuesten valga valgan
  presupuesto precio precios costo costos monto budget vivir mudarme mudarnos mudar irme familia esposa esposo pareja novia novio bonito
  bonita bonitos bonitas lindo linda lindos lindas hermoso hermosa hermosos hermosas precioso preciosa preciosos preciosas padre padres
  chido chida chula chulo agradable excelente excelentes bien si porque pues entonces tambien ademas asi ok vale eh mmm este preferencia
  preferentemente preferible idealmente ideal aqui ahi alla ahorita actualmente pronto urge urgente urgentemente favorito cuanto cuanta
  cuantos cuantas total aprox aproximadamente como colonia colonias col zona ubicado ubicada ubicados ubicadas ubicacion situado situada
  dentro sobre ciudad listo lista anuncio anuncios publicado publicada publicados publicadas the please a an i'm in on at with and or near of we am are is looking look want need my me for to que son ve tendra tendran tendria mia mio esos esas perdis ya oiga oigan oye mire miren disculpe disculpa joven senor senora amigo amiga jaja jajaja jajajaja jeje porfavorcito plis pls mas menos tipo dispongo cuento
  contamos dispuesto pagar pago gastar ordenar ordena ordenado ordenada ordenados ordenadas maximo minimo max min hasta desde entre rango va van seria serian pueda puedan permita permitan`;
