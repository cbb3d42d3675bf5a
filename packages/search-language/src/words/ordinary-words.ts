/** Ordinary words of Spanish in plain letters. A search for one that finds nothing has no typing error. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `abierta abierto acabados acceso acepta aceptan aceptar adaptado agua aire aires alberca albercas alfombra alta alto altura altos amenidad
  amenidades ambiente amistad amplia amplias amplio amplios amueblada amueblado andador animal animales antigua antiguo anuncio aparador
  arbol arboles arena arquitecto arrendar arriba asador asadores ascensor atico aula autobus auto autos aval azotea azul bahia bajo baja
  balcon balcones bano banos barata barato baratos barda barra barrio bazar bebe bicicleta bicicletas blanca blanco bodega bodegas boiler
  bonita bonito bosque bosques brisa buena bueno cabana caldera cama camara camaras camino campo cancha canchas cantera caseta casona
  castillo centrico central centro cerca cercano cerrada cerrado chica chico chimenea cielo cine cisterna ciudad clima club cochera
  cocina cocineta coche coches colegio colegios comedor comercio comercial comoda comodo compartido compartir comprar condominio
  consultorio construccion contrato cortina corredor corto costa credito cuadra cuarto cuartos cueva cuota deportivo deposito desayunador
  descuento desarrollo deslinde despacho diseno disponible doble dorado ducha duplex ecologico economica economico edificio ejido electrico
  elegante elevador elevadores enganche entrada entrega equipada equipado escalera escaleras escritura escrituras escuela escuelas espacio
  espaciosa espacioso esquina estacion estacionamiento estancia estilo estrenar estreno estudiante estudiantes estudio exclusiva exclusivo
  exterior extra fabrica fachada familia familiar familias farmacia fija fijo financiamiento finca flor flores fondo foro fraccionamiento
  frente fresco fuente galeria ganga garage garaje gas gato gatos gimnasio gimnasios giro grande grandes granja gratis habitacion
  habitaciones hacienda hermosa hermoso hipoteca historia hogar hospital hotel huerta huerto huesped iglesia iluminada iluminado
  independiente industrial infantil infonavit inmediata inmueble inmuebles interior internet inversion invernadero jacuzzi jardin jardines
  joven jovenes juegos jugar junto kilometro lado ladrillo lago laguna larga largo lavado lavanderia lavadora lavavajillas limpia limpio
  linea llave lluvia loft lofts lujo lujosa lujoso lugar lugares luz luces luminosa luminoso madera maestro malla maleta maletas mansion mar
  marmol mascota mascotas mayor mediterraneo medico mensual mercado metro mezzanine mina minima minimalista mirador moderna moderno molino
  montana mueble muebles muelle mujer mundo museo musica nave naves negocio negra negro nieve ninos nivel niveles norte nueva nuevo nuevas
  nuevos oferta oportunidad oriente orilla pago palapa paneles parada pareja parejas parque parques parking particular pasillo paso patio
  patios penthouse pequena pequeno permite perro perros persona personas piedra pies pino pinos piscina piso pisos planta plantas playa
  playas plaza plazas pluma poniente portero portal porton pozo precio preciosa precioso preventa primavera primera privada privadas
  privado propiedad propiedades puente puerta puerto quinta rancho ranchos ranura recamara recamaras recreo reja remate remodelada
  remodelado rentar renta reserva residencia residencial residencias restaurante rio riego rincon roble roca roja rojo roof ropa rosa ruido
  rural rustica rustico sala salas salon salones sauna seguridad segura seguro sencilla sencillo senda servicio servicios silencio
  silenciosa silencioso simulador soleada soleado sombra sotano sucursal suelo suite sur taller tanque teatro techada techado techo techos
  templo tenis terminal terraza terrazas tienda tiendas tina tinaco tianguis torre torres trabajo tranquila tranquilo transporte
  traspaso tren triplex tumba turista ubicacion universidad urbana urbano urgente usada usado vacaciones vacia vacio valle velador venta
  ventana ventanal ventanales ventas vestidor vecino vecinos verde verdes viaje vidrio viejo vieja vigilancia villa villas vinedo vista
  vistas vivienda viviendas vivir zona zonas zotehuela`.split(/\s+/u),
);
