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
      <Button look="accent" isBusy={answer.isAccepting} onClick={() => answer.accept(version)}>
        {acceptLabel(answer)}
      </Button>
      <Button onClick={() => answer.decline(version)}>Rechazar</Button>
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
  const saying = (word: ShareAnswer['says']) => () => {
    says.current = word;
  };
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
        <Button type="submit" look="accent" isBusy={answer.isAccepting} onClick={saying('accept')}>
          {acceptLabel(answer)}
        </Button>
        <Button type="submit" onClick={saying('decline')}>
          Rechazar
        </Button>
      </div>
    </form>
  );
}

const acceptLabel = ({ isAccepting }: AnswerButtonsState) =>
  isAccepting ? 'Aceptando...' : 'Aceptar comisión';
