import { Card } from '@pbr/ui/card';
import { buttonClass } from '@pbr/ui/button';
import { Link } from '@tanstack/react-router';
import classes from './page.module.css';

export function AuthScreen() {
  return (
    <div className={classes.narrow}>
      <Card look="raised">
        <h1>Portal PBR</h1>
        <p>
          El acceso para agentes abre pronto: aquí administrarás tus propiedades, tus comisiones y
          las consultas de tus clientes.
        </p>
        <p className={classes.actions}>
          <Link to="/contacts" className={buttonClass('accent')}>
            Contáctanos
          </Link>
          <Link to="/properties" className={buttonClass()}>
            Ver propiedades
          </Link>
        </p>
      </Card>
    </div>
  );
}
