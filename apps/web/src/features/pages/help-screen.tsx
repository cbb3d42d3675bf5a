import { Page } from '@pbr/ui/page';
import { ContactActions } from './contact-actions.tsx';
import { helpTopics } from './help-answers.tsx';
import classes from './page.module.css';

export function HelpScreen() {
  return (
    <Page
      width="text"
      title="Ayuda"
      lead="Respuestas rápidas. Si no está la tuya, escríbenos o llámanos."
    >
      <nav aria-label="Temas de ayuda">
        <ul className={classes.offers}>
          {helpTopics.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.prose}>
        {helpTopics.map(({ id, title, answers }) => (
          <section key={id} id={id} aria-label={title}>
            <h2>{title}</h2>
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </div>
            ))}
          </section>
        ))}
        <h2>¿No encontraste tu respuesta?</h2>
        <ContactActions />
      </div>
    </Page>
  );
}
