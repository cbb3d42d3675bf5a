import { Button } from '@pbr/ui/button';
import type { ContactWay } from './started-contacts.ts';
import classes from './contact-question.module.css';

const QUESTIONS = { chat: '¿Ya le escribiste?', call: '¿Ya le llamaste?' } as const;

interface ContactQuestionProps {
  way: ContactWay;
  clientName: string;
  isBusy: boolean;
  onAnswered: () => void;
  onNotYet: () => void;
}

/** Asks a person who is back from a chat or call whether the client was answered. Nothing is marked without a press. */
export function ContactQuestion(props: ContactQuestionProps) {
  const question = QUESTIONS[props.way];
  return (
    <div className={classes.asked} role="group" aria-label={`${question} ${props.clientName}`}>
      <p className={classes.question}>{question}</p>
      <Button look="primary" isBusy={props.isBusy} onClick={props.onAnswered}>
        Marcar como respondida
      </Button>
      <Button onClick={props.onNotYet}>Todavía no</Button>
    </div>
  );
}
