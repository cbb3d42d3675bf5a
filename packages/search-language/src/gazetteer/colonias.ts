/** Colonias and quarters that people name, by the path of their municipio. The names are written from memory and checked for their municipio. */
export const COLONIAS: Readonly<Record<string, string>> = {
  'ciudad-de-mexico/benito-juarez': `Nápoles, Ampliación Nápoles, Del Valle Norte, Del Valle Centro, Del Valle Sur, Del Valle, Narvarte Poniente,
    Narvarte Oriente, Portales Norte, Portales Sur, Portales Oriente, General Anaya, Moderna, Álamos, Mixcoac`,
};
