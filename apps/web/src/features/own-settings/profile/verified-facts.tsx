import type { Profile } from '@pbr/schemas/account/profile';
import { Badge } from '@pbr/ui/badge';
import classes from './verified-facts.module.css';

/** Facts that the person cannot change here: the sign-in e-mail and the verifications. */
export function VerifiedFacts({ profile }: { profile: Profile }) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Correo electrónico</dt>
        <dd>{profile.email}</dd>
      </div>
      <div className={classes.badges}>
        <dt className="for-readers">Verificaciones</dt>
        <dd>
          <Badge tone={profile.isEmailVerified ? 'sale' : 'neutral'}>
            {profile.isEmailVerified ? '✓ Email verificado' : 'Email sin verificar'}
          </Badge>
        </dd>
        <dd>
          <Badge tone={profile.isPhoneVerified ? 'sale' : 'neutral'}>
            {profile.isPhoneVerified ? '✓ Teléfono verificado' : 'Teléfono sin verificar'}
          </Badge>
        </dd>
        {profile.isAgent && (
          <dd>
            <Badge tone="strong">Agente Verificado</Badge>
          </dd>
        )}
      </div>
    </dl>
  );
}
