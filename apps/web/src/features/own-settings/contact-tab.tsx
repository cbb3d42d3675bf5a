import { Loading } from '@pbr/ui/loading';
import { QueryError } from '../../lib/query-error.tsx';
import { trpc } from '../../lib/trpc.ts';
import { PasswordForm } from './password/password-form.tsx';
import { PhotoField } from './photo/photo-field.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { VerifiedFacts } from './profile/verified-facts.tsx';
import { SessionList } from './sessions/session-list.tsx';
import { SettingsPart } from './settings-part.tsx';
import { Statistics } from './statistics.tsx';
import classes from './settings.module.css';

/** The public profile and the account's security. */
export function ContactTab() {
  return (
    <div className={classes.parts}>
      <ProfileParts />
      <SettingsPart title="Estadísticas" lead="Lo que ofreces y lo que compartes hoy.">
        <Statistics />
      </SettingsPart>
      <SettingsPart
        title="Contraseña"
        lead="Al cambiarla se cierran tus otras sesiones; en este dispositivo sigues dentro."
      >
        <PasswordForm />
      </SettingsPart>
      <SettingsPart
        title="Sesiones"
        lead="Dónde está abierta tu cuenta. Cierra las que no reconozcas y cambia tu contraseña."
      >
        <SessionList />
      </SettingsPart>
    </div>
  );
}

function ProfileParts() {
  const profile = trpc.account.profile.useQuery();
  if (profile.isPending) return <Loading label="Cargando tus datos..." height="46rem" />;
  const failure = profile.isError && (
    <QueryError query={profile} title="No se pudieron cargar tus datos" />
  );
  if (!profile.data) return failure;
  return (
    <>
      {failure}
      <SettingsPart
        title="Foto"
        lead="La ven tus clientes junto a tus propiedades, y tus colegas en la lista de agentes."
      >
        <PhotoField profile={profile.data} />
      </SettingsPart>
      <SettingsPart
        title="Datos personales"
        lead="Aparecen junto a tus propiedades y en la lista de agentes."
      >
        <VerifiedFacts profile={profile.data} />
        <ProfileForm profile={profile.data} />
      </SettingsPart>
    </>
  );
}
