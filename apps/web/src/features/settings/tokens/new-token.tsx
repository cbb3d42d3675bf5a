import type { CreatedApiToken } from '@pbr/schemas/account/api-token';
import { Button } from '@pbr/ui/button';
import { CopyField } from '@pbr/ui/fields/copy-field';

interface NewTokenProps {
  made: CreatedApiToken;
  onClose: () => void;
}

/** The server keeps only the digest of the token: one that is not copied now must be replaced by a new one. */
export function NewToken({ made, onClose }: NewTokenProps) {
  return (
    <CopyField
      label={`Token de ${made.name}`}
      description="Cópialo ahora y guárdalo en un lugar seguro: no se vuelve a mostrar."
      value={made.token}
      copyLabel="Copiar token"
      copied="Token copiado."
      notCopied="No se pudo copiar. El token está seleccionado: cópialo tú."
    >
      <Button onClick={onClose}>Listo</Button>
    </CopyField>
  );
}
