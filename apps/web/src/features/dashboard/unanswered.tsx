import type { Dashboard } from '@pbr/schemas/dashboard';
import { formatElapsed } from '@pbr/schemas/format/durations';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { inquiryTypeLabels } from '@pbr/schemas/inquiry/values';
import { labelOf } from '@pbr/schemas/property/values';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../lib/button-link.tsx';
import { aboutListing, clientChatUrl } from '../../lib/format/client-chat.ts';
import { ContactQuestion } from '../../lib/contact-question.tsx';
import { ClientChatLink } from '../../lib/format/client-chat-link.tsx';
import { useNow } from '../../lib/format/use-now.ts';
import { useSite } from '../../lib/page/site.ts';
import { useSessionUser } from '../../lib/session.ts';
import { startContact } from '../../lib/started-contacts.ts';
import { type AnsweredElsewhere, useAnsweredElsewhere } from './use-answered-elsewhere.ts';
import classes from './unanswered.module.css';

type UnansweredFacts = Dashboard['waiting']['unanswered'];

/** The clients who have waited longest, each with the ways to answer. */
export function Unanswered({ count, oldest }: UnansweredFacts) {
  const elsewhere = useAnsweredElsewhere();
  return (
    <section className={classes.clients} aria-labelledby="sin-responder">
      <div className={classes.head}>
        <h3 id="sin-responder" className={classes.title}>
          {formatCounted(count, 'consulta sin responder', 'consultas sin responder')}
        </h3>
        <Link to="/inquiries" search={{ status: 'pending' }} className={classes.all ?? ''}>
          Ver todas
        </Link>
      </div>
      <ul>
        {oldest.map((client) => (
          <Client key={client.id} client={client} elsewhere={elsewhere} />
        ))}
      </ul>
    </section>
  );
}

interface ClientProps {
  client: UnansweredFacts['oldest'][number];
  elsewhere: AnsweredElsewhere;
}

function Client({ client, elsewhere }: ClientProps) {
  const { id, clientName, inquiryType, createdAt, property, agent } = client;
  const now = useNow();
  const user = useSessionUser();
  const { company } = useSite();
  const chat = clientChatUrl(client, user ?? agent, company.name, aboutListing(property));
  const isOwn = agent.id === user?.id;
  const way = elsewhere.wayTo(id);
  return (
    <li className={classes.client}>
      <div className={classes.words}>
        <strong className={classes.name}>{clientName}</strong>
        <span className={classes.matter}>
          {labelOf(inquiryTypeLabels, inquiryType)} · {property.name}
        </span>
        <span className={classes.matter}>
          {/* The server's and the browser's clocks may differ by a minute. */}
          <time dateTime={createdAt} suppressHydrationWarning>
            Espera desde {formatElapsed(createdAt, now)}
          </time>
          {!isOwn && ` · ${agent.firstName} ${agent.lastName}`}
        </span>
      </div>
      {way === undefined ? (
        <div className={classes.ways}>
          <ButtonLink
            to="/inquiries"
            search={{ answer: id }}
            look="primary"
            aria-label={`Responder a ${clientName}`}
          >
            Responder
          </ButtonLink>
          <ClientChatLink
            chat={chat}
            clientName={clientName}
            onStart={() => startContact(id, 'chat')}
          />
        </div>
      ) : (
        <ContactQuestion
          way={way}
          clientName={clientName}
          isBusy={elsewhere.isBusy(id)}
          onAnswered={() => void elsewhere.markAnswered(id)}
          onNotYet={() => elsewhere.forget(id)}
        />
      )}
    </li>
  );
}
