import { buttonClass } from '@pbr/ui/button';
import { SettingsPart } from './settings-part.tsx';
import { TokenList } from './tokens/token-list.tsx';
import classes from './settings.module.css';

/** Settings for connecting other systems to the portal. */
export function IntegrationsTab() {
  return (
    <div className={classes.parts}>
      <SettingsPart
        title="Tokens de acceso"
        lead="Con un token, otro sistema lee o publica tus propiedades en tu nombre. Revoca los que no uses."
      >
        <TokenList />
      </SettingsPart>
      <SettingsPart
        title="Documentación"
        lead="Todas las llamadas de la API, con ejemplos que puedes probar."
      >
        <div>
          {/* The API serves this page; it is not a screen of this application. */}
          <a href="/api/docs" className={buttonClass()}>
            Abrir la documentación
          </a>
        </div>
      </SettingsPart>
    </div>
  );
}
