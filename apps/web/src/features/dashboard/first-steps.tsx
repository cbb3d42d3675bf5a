import { Card } from '@pbr/ui/card';
import { ButtonLink } from '../../lib/button-link.tsx';
import { NewListingLink } from './new-listing-link.tsx';
import classes from './first-steps.module.css';

/** The beginning of an agent without a listing, whose figures would all be zero. */
export function FirstSteps() {
  return (
    <Card>
      <ol className={classes.steps}>
        <li className={classes.step}>
          <div>
            <h3 className={classes.title}>Completa tu perfil</h3>
            <p className={classes.text}>
              Tu foto, tu teléfono y unas líneas sobre ti aparecen junto a tus propiedades.
            </p>
          </div>
          <ButtonLink to="/settings" search={{ tab: 'contact' }}>
            Ir a mi perfil
          </ButtonLink>
        </li>
        <li className={classes.step}>
          <div>
            <h3 className={classes.title}>Publica tu primera propiedad</h3>
            <p className={classes.text}>
              Empieza por las fotos: suben mientras escribes. Puedes guardar un borrador y
              terminarla después.
            </p>
          </div>
          <NewListingLink />
        </li>
        <li className={classes.step}>
          <div>
            <h3 className={classes.title}>Responde a tus clientes</h3>
            <p className={classes.text}>
              Sus consultas llegan a tu correo y esperan aquí, hasta que les respondas.
            </p>
          </div>
          <ButtonLink to="/inquiries">Ver consultas</ButtonLink>
        </li>
      </ol>
    </Card>
  );
}
