import { keepMapSchema } from '@pbr/schemas/import/run';
import { Button } from '@pbr/ui/button';
import { ButtonRow } from '@pbr/ui/button-row';
import { TextField } from '@pbr/ui/fields/text-field';
import { FormError, SubmitButton } from '@pbr/ui/form-parts';
import { useEffect, useRef, useState } from 'react';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import classes from './import.module.css';

interface NameDialog {
  title: string;
  /** The name that is offered. */
  start: string;
  onName: (name: string) => Promise<void>;
}

/** Asks for a name in a form on the page. */
export function useNameDialog({ title, start, onName }: NameDialog) {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    form: isOpen && (
      <NameForm
        title={title}
        start={start}
        onName={async (name) => {
          await onName(name);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

function NameForm({ title, start, onName, onClose }: NameDialog & { onClose: () => void }) {
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    nameField.current?.select();
  }, []);
  const { field, formProps, isSending, failure } = useForm({
    schema: keepMapSchema,
    send: ({ name }) => onName(name),
    onFailure: (error) => failureWords(error, 'No se pudo guardar el mapa.'),
  });
  return (
    <form {...formProps} className={classes.nameForm} aria-label={title}>
      <TextField label="Nombre del mapa" required ref={nameField} {...field('name', start)} />
      {failure !== undefined && <FormError>{failure}</FormError>}
      <ButtonRow>
        <Button onClick={onClose}>Cancelar</Button>
        <SubmitButton isSending={isSending} sendingLabel="Guardando...">
          Guardar
        </SubmitButton>
      </ButtonRow>
    </form>
  );
}
