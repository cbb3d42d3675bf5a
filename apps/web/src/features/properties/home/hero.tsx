import { Link } from '@tanstack/react-router';
import { CityPicture } from './city-picture.tsx';
import { HomeSearch } from './home-search.tsx';
import type { QuickSearch } from './quick-searches.ts';
import classes from './hero.module.css';

/** The picture of the city, the headline and the search. */
export function Hero({ searches }: { searches: readonly QuickSearch[] }) {
  return (
    <section aria-labelledby="hero-title">
      <div className={classes.scene}>
        <div className={classes.words}>
          <h1 id="hero-title" className={classes.title}>
            Encuentra el lugar donde quieres vivir
          </h1>
          <p className={classes.lead}>
            Casas, departamentos, oficinas, locales y terrenos en venta y renta, con el trato
            directo de su agente.
          </p>
        </div>
        <CityPicture className={classes.picture} />
      </div>
      <div className={classes.search}>
        <HomeSearch />
        <ul className={classes.quick} aria-label="Búsquedas frecuentes">
          {searches.map(({ label, search }) => (
            <li key={label}>
              <Link
                to="/properties"
                search={search}
                activeOptions={{ exact: true }}
                className={classes.chip}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
