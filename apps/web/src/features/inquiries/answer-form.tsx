import { TextArea } from '@pbr/ui/fields/text-area';
import { answerFormSchema } from '@pbr/schemas/inquiry/inbox';
import { Button } from '@pbr/ui/button';
import { FormError, SubmitButton } from '@pbr/ui/form-parts';
import { useEffect, useRef } from 'react';
import { unsentWords } from '../../lib/forms/failure-words.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useMarkPlace } from '../../lib/page/use-mark-place.ts';
import { dropAnswerDraft, keepAnswerDraft, readAnswerDraft } from './answer-draft.ts';
import type { QuickAnswer } from './quick-answers.ts';
import classes from './answer-form.module.css';

interface AnswerFormProps {
  /** The id of the inquiry or service request that is answered. */
  id: string;
  clientName: string;
  /** Opening sentences to choose from. */
  quick?: readonly QuickAnswer[];
  /** Rejects if sending failed. */
  onAnswer: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Mails an answer to the client. The draft survives a failed send, a closed form and a page change. */
export function AnswerForm({ id, clientName, quick, onAnswer, onClose }: AnswerFormProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const room = useRef<HTMLSpanElement>(null);
  const markPlace = useMarkPlace();
  const { field, formProps, isSending, failure } = useForm({
    schema: answerFormSchema,
    send: async (values) => {
      const isStillHere = markPlace();
      await onAnswer(values.text);
      dropAnswerDraft(id);
      if (isStillHere()) onClose();
    },
    onFailure: (error) => unsentWords(error, 'No se pudo enviar la respuesta.'),
  });
  useEffect(() => {
    const area = text.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
    // The button that sends is in view too, also below the long message of a client.
    area?.form?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    // On a phone the toast would cover the button for another try.
    if (failure !== undefined) room.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  function add(words: string) {
    const area = text.current;
    if (!area) return;
    area.value = [area.value.trimEnd(), words].filter(Boolean).join(' ');
    // The `input` event of typing saves the draft and clears an old error.
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  }

  return (
    <form {...formProps} data-keeps-text className={classes.form}>
      {quick !== undefined && (
        <div className={classes.quick} role="group" aria-label="Respuestas rápidas">
          {quick.map(({ label, text: words }) => (
            <button key={label} type="button" className={classes.words} onClick={() => add(words)}>
              {label}
            </button>
          ))}
        </div>
      )}
      <TextArea
        ref={text}
        label={`Tu respuesta a ${clientName}`}
        description="Se envía por correo, con saludo y tu nombre. Si te contesta, te llega a ti."
        rows={5}
        autoCapitalize="sentences"
        onInput={({ currentTarget }) => keepAnswerDraft(id, currentTarget.value)}
        {...field('text', readAnswerDraft(id))}
      />
      {failure !== undefined && <FormError>{failure}</FormError>}
      <div className={classes.actions}>
        <Button onClick={onClose}>Más tarde</Button>
        <SubmitButton isSending={isSending} sendingLabel="Enviando...">
          Enviar respuesta
        </SubmitButton>
        <span ref={room} className={classes.room} />
      </div>
    </form>
  );
}
