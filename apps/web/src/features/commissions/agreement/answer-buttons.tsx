import { signatureSchema } from '@pbr/schemas/commission/agreement-link';
import { Button } from '@pbr/ui/button';
import { TextField } from '@pbr/ui/fields/text-field';
import { useRef } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { NeedsScripts } from '../../../lib/page/needs-scripts.tsx';
import type { ShareAnswer, AnswerButtonsState } from './use-answer.tsx';
import classes from './agreement.module.css';

interface AnswerProps {
  answer: AnswerButtonsState;
  /** The version of the terms on the screen. */
  version: number;
}

/** The answer of a colleague, whose session is the signature. */
export function AnswerButtons({ answer, version }: AnswerProps) {
  return (
    <div className={classes.answer}>
      <Button onClick={() => answer.decline(version)}>Rechazar</Button>
      <Button look="accent" isBusy={answer.isAccepting} onClick={() => answer.accept(version)}>
        {acceptLabel(answer)}
      </Button>
    </div>
  );
}

/** The answer of an agent from outside: scanners of mails press buttons, but sign nothing. */
export function SignedAnswer({ answer, version }: AnswerProps) {
  const says = useRef<ShareAnswer['says']>('accept');
  const { field, formProps } = useForm({
    schema: signatureSchema,
    send: async ({ name }) => answer[says.current](version, name),
    onFailure: () => undefined,
  });
  return (
    <form {...formProps} className={classes.signature}>
      <NeedsScripts>
        Para responder, activa JavaScript en tu navegador y carga la página otra vez.
      </NeedsScripts>
      <TextField
        label="Escribe tu nombre"
        description="Con nombre y apellido firmas tu respuesta."
        required
        autoComplete="name"
        autoCapitalize="words"
        {...field('name')}
      />
      <div className={classes.answer}>
        <Button
          // No button to submit with: the Enter key in the field accepts.
          onClick={({ currentTarget: { form } }) => {
            says.current = 'decline';
            form?.requestSubmit();
          }}
        >
          Rechazar
        </Button>
        <Button
          type="submit"
          look="accent"
          isBusy={answer.isAccepting}
          onClick={() => {
            says.current = 'accept';
          }}
        >
          {acceptLabel(answer)}
        </Button>
      </div>
    </form>
  );
}

const acceptLabel = ({ isAccepting }: AnswerButtonsState) =>
  isAccepting ? 'Aceptando...' : 'Aceptar comisión';
