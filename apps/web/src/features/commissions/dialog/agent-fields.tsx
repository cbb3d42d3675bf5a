import { SelectField } from '@pbr/ui/fields/select-field';
import { TextField } from '@pbr/ui/fields/text-field';
import type { CommissionShare } from '@pbr/schemas/commission/share';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { FieldOf } from '../../../lib/forms/use-form.ts';

/** The person whose commission it is. */
const SHARERS = { outgoing: 'Yo', incoming: 'La otra persona' };

type ExternalName = 'externalAgentName' | 'externalAgentEmail' | 'externalAgentPhone' | 'shareType';

interface ColleagueFieldProps {
  field: FieldOf<'agentId'>;
  /** Ids of the agents who already have a share of the listing. */
  taken: ReadonlySet<string | null>;
}

export function ColleagueField({ field, taken }: ColleagueFieldProps) {
  const colleagues = trpc.agent.colleagues.useQuery();
  if (!colleagues.data && colleagues.isError)
    return <NotLoaded query={colleagues}>No se pudo cargar la lista de agentes.</NotLoaded>;
  return (
    <SelectField
      label="Agente"
      required
      description="Le avisamos por correo y lo ve en “Comisiones Compartidas”."
      empty={colleagues.isPending ? 'Cargando agentes...' : 'Elige a un agente'}
      options={(colleagues.data?.items ?? []).map(({ id, firstName, lastName }) => ({
        value: id,
        label: `${firstName} ${lastName}${taken.has(id) ? ' (ya tiene comisión)' : ''}`,
        disabled: taken.has(id),
      }))}
      {...field('agentId', '')}
    />
  );
}

interface ExternalAgentFieldsProps {
  field: FieldOf<ExternalName>;
  share?: CommissionShare;
}

export function ExternalAgentFields({ field, share }: ExternalAgentFieldsProps) {
  return (
    <>
      <TextField
        label="Nombre"
        required
        autoComplete="off"
        autoCapitalize="words"
        {...field('externalAgentName', share?.externalAgentName)}
      />
      <TextField
        label="Correo"
        description="Ahí recibe el enlace para aceptar. Sin correo, envíaselo por WhatsApp."
        type="email"
        autoComplete="off"
        {...field('externalAgentEmail', share?.externalAgentEmail)}
      />
      <TextField
        label="Teléfono"
        type="tel"
        autoComplete="off"
        {...field('externalAgentPhone', share?.externalAgentPhone)}
      />
      <SelectField
        label="¿Quién comparte?"
        description="Tú, si la propiedad es tuya; la otra persona, si el trato viene de ella."
        options={SHARERS}
        {...field('shareType', share?.shareType ?? 'outgoing')}
      />
    </>
  );
}
