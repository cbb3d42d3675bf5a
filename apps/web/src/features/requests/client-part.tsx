import type { ReactNode } from 'react';
import { FormPart } from './form-frame.tsx';
import { EmailField, NameField, Pair, PhoneField } from './request-fields.tsx';

type ClientField = 'clientName' | 'clientPhone' | 'clientEmail';

interface ClientPartProps {
  field: (name: ClientField) => { name: string; error: string | undefined };
  children?: ReactNode;
}

/** Who asks, and how they are reached. */
export function ClientPart({ field, children }: ClientPartProps) {
  return (
    <FormPart title="Tus datos" hint="Déjanos un teléfono o un correo, como prefieras.">
      <NameField field={field('clientName')} label="Nombre completo" />
      <Pair>
        <PhoneField field={field('clientPhone')} label="Teléfono" />
        <EmailField field={field('clientEmail')} label="Correo electrónico" />
      </Pair>
      {children}
    </FormPart>
  );
}
