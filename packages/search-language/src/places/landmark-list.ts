/**
 * The landmarks of each state, one on a line: its names in plain letters, how a sentence says it, and the colonias or the municipio around it
 * as paths write them.
 */
const BY_STATE = {
  'ciudad-de-mexico': `
    parque mexico = del Parque México = cuauhtemoc/hipodromo cuauhtemoc/hipodromo-condesa cuauhtemoc/condesa
    parque espana = del Parque España = cuauhtemoc/condesa cuauhtemoc/hipodromo cuauhtemoc/roma-norte
    angel de la independencia = del Ángel de la Independencia = cuauhtemoc/juarez cuauhtemoc/cuauhtemoc
    diana cazadora|fuente de la diana|fuente de la diana cazadora|glorieta de la diana = de la Diana Cazadora = cuauhtemoc/juarez cuauhtemoc/cuauhtemoc
    torre mayor = de la Torre Mayor = cuauhtemoc/cuauhtemoc
    monumento a la revolucion = del Monumento a la Revolución = cuauhtemoc/tabacalera
    glorieta de insurgentes|glorieta de los insurgentes|glorieta insurgentes = de la Glorieta de Insurgentes = cuauhtemoc/roma-norte cuauhtemoc/juarez
    fuente de la cibeles|fuente de cibeles|fuente cibeles|glorieta de la cibeles|glorieta de cibeles|plaza villa de madrid = de la Fuente de la Cibeles = cuauhtemoc/roma-norte
    plaza rio de janeiro = de la Plaza Río de Janeiro = cuauhtemoc/roma-norte
    plaza luis cabrera = de la Plaza Luis Cabrera = cuauhtemoc/roma-norte
    mercado roma = del Mercado Roma = cuauhtemoc/roma-norte
    mercado medellin|mercado de medellin = del Mercado Medellín = cuauhtemoc/roma-sur
    palacio de bellas artes|bellas artes = del Palacio de Bellas Artes = cuauhtemoc/centro cuauhtemoc/centro-historico
    alameda central = de la Alameda Central = cuauhtemoc/centro cuauhtemoc/centro-historico
    torre latinoamericana|torre latino = de la Torre Latinoamericana = cuauhtemoc/centro cuauhtemoc/centro-historico
    kiosco morisco = del Kiosco Morisco = cuauhtemoc/santa-maria-la-ribera
    forum buenavista = de Forum Buenavista = cuauhtemoc/buenavista
    biblioteca vasconcelos = de la Biblioteca Vasconcelos = cuauhtemoc/buenavista
    plaza de las tres culturas = de la Plaza de las Tres Culturas = cuauhtemoc/nonoalco-tlatelolco
    hospital general de mexico = del Hospital General de México = cuauhtemoc/doctores
    centro medico siglo xxi|centro medico nacional siglo xxi = del Centro Médico Siglo XXI = cuauhtemoc/doctores
    hospital infantil federico gomez = del Hospital Infantil Federico Gómez = cuauhtemoc/doctores
    cu = de CU = coyoacan/ciudad-universitaria coyoacan/copilco-universidad coyoacan/copilco-el-bajo
    unam = de la UNAM = coyoacan/ciudad-universitaria coyoacan/copilco-universidad coyoacan/copilco-el-bajo
    estadio olimpico universitario = del Estadio Olímpico Universitario = coyoacan/ciudad-universitaria coyoacan/copilco-universidad coyoacan/copilco-el-bajo
    museo frida kahlo|casa azul de frida kahlo = del Museo Frida Kahlo = coyoacan/del-carmen
    viveros de coyoacan = de los Viveros de Coyoacán = coyoacan/del-carmen
    plaza de la conchita = de la Plaza de la Conchita = coyoacan/la-concepcion
    estadio azteca = del Estadio Azteca = coyoacan/santa-ursula-coapa coyoacan/pueblo-de-santa-ursula-coapa
    central del sur|terminal de taxquena|central de taxquena = de la Terminal de Taxqueña = coyoacan/campestre-churubusco
    parque hundido = del Parque Hundido = benito-juarez/extremadura-insurgentes
    world trade center = del World Trade Center = benito-juarez/napoles
    parque delta = de Parque Delta = benito-juarez/piedad-narvarte benito-juarez/narvarte-poniente
    parque de los venados = del Parque de los Venados = benito-juarez/santa-cruz-atoyac
    plaza universidad = de Plaza Universidad = benito-juarez/santa-cruz-atoyac
    cineteca nacional = de la Cineteca Nacional = benito-juarez/xoco
    plaza mitikah|mitikah = de Mítikah = benito-juarez/xoco
    plaza de toros mexico = de la Plaza de Toros México = benito-juarez/ciudad-de-los-deportes
    estadio azul|estadio ciudad de los deportes = del Estadio Ciudad de los Deportes = benito-juarez/ciudad-de-los-deportes
    universidad panamericana = de la Universidad Panamericana = benito-juarez/insurgentes-mixcoac
    teatro insurgentes = del Teatro Insurgentes = benito-juarez/san-jose-insurgentes
    castillo de chapultepec = del Castillo de Chapultepec = miguel-hidalgo/san-miguel-chapultepec miguel-hidalgo/san-miguel-chapultepec-i-seccion miguel-hidalgo/san-miguel-chapultepec-ii-seccion
    bosque de chapultepec = del Bosque de Chapultepec = miguel-hidalgo/san-miguel-chapultepec miguel-hidalgo/san-miguel-chapultepec-i-seccion miguel-hidalgo/san-miguel-chapultepec-ii-seccion
    zoologico de chapultepec = del Zoológico de Chapultepec = miguel-hidalgo/san-miguel-chapultepec miguel-hidalgo/san-miguel-chapultepec-i-seccion miguel-hidalgo/san-miguel-chapultepec-ii-seccion
    lago de chapultepec = del Lago de Chapultepec = miguel-hidalgo/san-miguel-chapultepec miguel-hidalgo/san-miguel-chapultepec-i-seccion miguel-hidalgo/san-miguel-chapultepec-ii-seccion
    museo de antropologia|museo nacional de antropologia = del Museo de Antropología = miguel-hidalgo/polanco miguel-hidalgo/polanco-v-seccion miguel-hidalgo/polanco-chapultepec
    parque lincoln = del Parque Lincoln = miguel-hidalgo/polanco miguel-hidalgo/polanco-iii-seccion miguel-hidalgo/polanco-iv-seccion
    museo soumaya = del Museo Soumaya = miguel-hidalgo/ampliacion-granada miguel-hidalgo/granada
    museo jumex = del Museo Jumex = miguel-hidalgo/ampliacion-granada miguel-hidalgo/granada
    plaza carso = de Plaza Carso = miguel-hidalgo/ampliacion-granada miguel-hidalgo/granada
    antara|plaza antara = de Antara = miguel-hidalgo/granada
    hospital espanol = del Hospital Español = miguel-hidalgo/granada
    centro santa fe|centro comercial santa fe = del Centro Santa Fe = alvaro-obregon/santa-fe cuajimalpa-de-morelos/santa-fe-cuajimalpa
    tec santa fe|tec de monterrey campus santa fe = del Tec Santa Fe = alvaro-obregon/santa-fe cuajimalpa-de-morelos/santa-fe-cuajimalpa
    ibero santa fe|universidad iberoamericana|ibero = de la Universidad Iberoamericana = alvaro-obregon/santa-fe alvaro-obregon/lomas-de-santa-fe
    itam = del ITAM = alvaro-obregon/progreso-tizapan alvaro-obregon/tizapan
    plaza loreto = de Plaza Loreto = alvaro-obregon/tizapan alvaro-obregon/progreso-tizapan
    plaza san jacinto = de la Plaza San Jacinto = alvaro-obregon/san-angel
    bazar del sabado = del Bazar del Sábado = alvaro-obregon/san-angel
    hospital angeles pedregal|hospital angeles del pedregal = del Hospital Ángeles Pedregal = la-magdalena-contreras
    hospital medica sur|medica sur = de Médica Sur = tlalpan/toriello-guerra
    galerias coapa = de Galerías Coapa = tlalpan/villa-coapa
    tec ccm|tec campus ciudad de mexico|tec de monterrey campus ciudad de mexico = del Tec Campus Ciudad de México = tlalpan
    basilica de guadalupe = de la Basílica de Guadalupe = gustavo-a-madero/villa-gustavo-a-madero gustavo-a-madero/tepeyac-insurgentes
    bosque de aragon|bosque de san juan de aragon = del Bosque de Aragón = gustavo-a-madero/san-juan-de-aragon
    zoologico de aragon|zoologico de san juan de aragon = del Zoológico de Aragón = gustavo-a-madero/san-juan-de-aragon
    central del norte|terminal del norte|central de autobuses del norte = de la Central del Norte = gustavo-a-madero/magdalena-de-las-salinas
    parque lindavista = de Parque Lindavista = gustavo-a-madero/lindavista-norte gustavo-a-madero/lindavista-sur
    foro sol|estadio gnp = del Foro Sol = iztacalco/granjas-mexico
    autodromo hermanos rodriguez = del Autódromo Hermanos Rodríguez = iztacalco/granjas-mexico
    palacio de los deportes = del Palacio de los Deportes = iztacalco/granjas-mexico
    aicm|aeropuerto benito juarez|aeropuerto internacional benito juarez|aeropuerto de la ciudad de mexico = del AICM = venustiano-carranza/penon-de-los-banos venustiano-carranza/moctezuma-2a-seccion venustiano-carranza/aviacion-civil`,
  'estado-de-mexico': `
    plaza satelite = de Plaza Satélite = naucalpan-de-juarez/ciudad-satelite
    torres de satelite = de las Torres de Satélite = naucalpan-de-juarez/ciudad-satelite
    hospital angeles lomas|hospital angeles interlomas = del Hospital Ángeles Lomas = huixquilucan/interlomas huixquilucan/hacienda-de-las-palmas
    paseo interlomas = de Paseo Interlomas = huixquilucan/interlomas
    aifa|aeropuerto felipe angeles = del AIFA = zumpango`,
  jalisco: `
    glorieta minerva|glorieta la minerva|glorieta de la minerva|fuente de la minerva = de la Glorieta Minerva = guadalajara/arcos-vallarta guadalajara/vallarta-norte
    templo expiatorio = del Templo Expiatorio = guadalajara/americana
    glorieta chapalita = de la Glorieta Chapalita = guadalajara/chapalita
    expo guadalajara = de Expo Guadalajara = guadalajara/verde-valle
    plaza del sol = de Plaza del Sol = zapopan/ciudad-del-sol
    galerias guadalajara = de Galerías Guadalajara = zapopan/la-estancia
    midtown jalisco|plaza midtown = de Midtown Jalisco = guadalajara/italia-providencia
    bosque los colomos|bosque de los colomos|parque los colomos|parque colomos = del Bosque Los Colomos = guadalajara/providencia guadalajara/colinas-de-san-javier
    zoologico guadalajara|zoologico de guadalajara = del Zoológico Guadalajara = guadalajara/huentitan-el-alto guadalajara/huentitan-el-bajo
    mercado san juan de dios|mercado de san juan de dios|mercado libertad = del Mercado San Juan de Dios = guadalajara/san-juan-de-dios
    teatro degollado = del Teatro Degollado = guadalajara/centro
    estadio jalisco = del Estadio Jalisco = guadalajara
    estadio akron|estadio chivas|estadio omnilife = del Estadio Akron = zapopan
    parque metropolitano de guadalajara = del Parque Metropolitano = zapopan
    basilica de zapopan = de la Basílica de Zapopan = zapopan
    tec guadalajara|tec de monterrey campus guadalajara = del Tec Guadalajara = zapopan
    cucea = de CUCEA = zapopan
    iteso = del ITESO = san-pedro-tlaquepaque
    aeropuerto de guadalajara = del aeropuerto de Guadalajara = tlajomulco-de-zuniga`,
  'nuevo-leon': `
    macroplaza = de la Macroplaza = monterrey/centro
    parque fundidora = del Parque Fundidora = monterrey/obrera monterrey/centro
    paseo santa lucia = del Paseo Santa Lucía = monterrey/obrera monterrey/centro
    arena monterrey = de la Arena Monterrey = monterrey/obrera monterrey/centro
    cintermex = de Cintermex = monterrey/obrera monterrey/centro
    mirador del obispado = del Mirador del Obispado = monterrey/obispado
    galerias monterrey = de Galerías Monterrey = monterrey
    tec campus monterrey|tec de monterrey campus monterrey = del Tec de Monterrey = monterrey
    galerias valle oriente = de Galerías Valle Oriente = san-pedro-garza-garcia/valle-oriente
    parque rufino tamayo = del Parque Rufino Tamayo = san-pedro-garza-garcia/valle-oriente
    plaza fiesta san agustin = de Plaza Fiesta San Agustín = san-pedro-garza-garcia/san-agustin
    parque chipinque = del Parque Chipinque = san-pedro-garza-garcia/chipinque
    udem|universidad de monterrey = de la UDEM = san-pedro-garza-garcia
    hospital zambrano hellion = del Hospital Zambrano Hellion = san-pedro-garza-garcia
    estadio bbva = del Estadio BBVA = guadalupe
    uanl = de la UANL = san-nicolas-de-los-garza
    aeropuerto de monterrey = del aeropuerto de Monterrey = apodaca`,
  puebla: `
    zocalo de puebla = del Zócalo de Puebla = puebla/centro
    catedral de puebla = de la Catedral de Puebla = puebla/centro
    callejon de los sapos = del Callejón de los Sapos = puebla/centro
    estrella de puebla = de la Estrella de Puebla = puebla/angelopolis
    plaza angelopolis|centro comercial angelopolis = de Angelópolis = puebla/angelopolis
    hospital angeles puebla = del Hospital Ángeles Puebla = puebla/angelopolis
    triangulo las animas = de Triángulo Las Ánimas = puebla/las-animas
    cu buap = de la Ciudad Universitaria de la BUAP = puebla/san-manuel
    estadio cuauhtemoc = del Estadio Cuauhtémoc = puebla
    fuertes de loreto = de los Fuertes de Loreto = puebla
    capu = de la CAPU = puebla
    udlap|universidad de las americas puebla = de la UDLAP = san-andres-cholula
    ibero puebla = de la Ibero Puebla = san-andres-cholula
    piramide de cholula = de la Pirámide de Cholula = san-andres-cholula san-pedro-cholula`,
  queretaro: `
    estadio corregidora = del Estadio Corregidora = queretaro/centro-sur queretaro/colinas-del-cimatario
    arcos de queretaro|acueducto de queretaro = de los Arcos de Querétaro = queretaro/carretas queretaro/calesa queretaro/bosques-del-acueducto
    plaza antea|antea = de Antea = queretaro/el-salitre queretaro/jurica
    alameda hidalgo = de la Alameda Hidalgo = queretaro/centro
    central de autobuses de queretaro|terminal de autobuses de queretaro|central de queretaro = de la central de autobuses de Querétaro = queretaro/centro-sur
    campus juriquilla|unam juriquilla|unam campus juriquilla = de la UNAM Juriquilla = queretaro/juriquilla
    uaq|universidad autonoma de queretaro = de la UAQ = queretaro/ninos-heroes queretaro/centro
    cerro de las campanas = del Cerro de las Campanas = queretaro/ninos-heroes queretaro/centro
    anahuac queretaro|universidad anahuac queretaro = de la Anáhuac Querétaro = el-marques
    tec queretaro = del Tec Querétaro = queretaro`,
} as const;

/** Each name of a landmark with the paths of the places around it. */
export const LANDMARKS = Object.entries(BY_STATE).flatMap(([state, lines]) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', spoken = '', around = ''] = line.trim().split(' = ');
      const paths = around.split(' ').map((place) => `${state}/${place}`);
      return names.split('|').map((name) => ({ name, spoken, around: paths }));
    }),
);
