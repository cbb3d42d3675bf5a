import { Card } from '@pbr/ui/card';
import { Page } from '@pbr/ui/page';
import { Section } from '@pbr/ui/section';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mailUrl, phoneUrl } from '../../lib/format/contact-links.ts';
import { openingLines } from '../../lib/format/opening-hours.ts';
import { chatUrl } from '../../lib/format/phone-links.ts';
import { useSite } from '../../lib/page/site.ts';
import { FormWithAside } from './form-with-aside.tsx';
import classes from './page.module.css';

const mapUrl = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

export function ContactsScreen({ form }: { form: ReactNode }) {
  const { company } = useSite();
  const chat = chatUrl(company.whatsapp, `Hola, ${company.name}.`);
  return (
    <Page
      title="Contáctanos"
      lead="Llámanos o escríbenos: te ayudamos a vender, rentar, comprar o valuar tu propiedad."
    >
      <Card look="raised">
        <dl className={classes.facts}>
          <div>
            <dt>Teléfono</dt>
            <dd>
              <a href={phoneUrl(company.phone)}>{company.phone}</a>
            </dd>
            {chat !== null && (
              <dd>
                <a href={chat} target="_blank" rel="noopener noreferrer">
                  Escribir por WhatsApp
                </a>
              </dd>
            )}
          </div>
          <div>
            <dt>Correo electrónico</dt>
            <dd>
              <a href={mailUrl(company.email)}>{company.email}</a>
            </dd>
          </div>
          <div>
            <dt>Dirección</dt>
            <dd>{company.address}</dd>
            <dd>
              <a href={mapUrl(company.address)} target="_blank" rel="noopener noreferrer">
                Cómo llegar
              </a>
            </dd>
          </div>
          <div>
            <dt>Horario</dt>
            {openingLines(company.hours).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        </dl>
      </Card>
      <Section title="Escríbenos" lead={`Te respondemos en menos de ${company.answerTimes.reply}.`}>
        <FormWithAside
          form={form}
          steps={[
            { name: 'Acuse', text: 'Te llega un correo con lo que nos escribiste.' },
            {
              name: 'Respuesta',
              text: `Un asesor te contesta en menos de ${company.answerTimes.reply}, por correo o por teléfono.`,
            },
            {
              name: 'Seguimiento',
              text: 'Seguimos por donde prefieras: correo, teléfono o WhatsApp.',
            },
          ]}
        />
      </Section>
      <Section title="En qué te ayudamos">
        <ul className={classes.offers}>
          <li>
            <Link to="/services">Vender o rentar tu propiedad</Link>
          </li>
          <li>
            <Link to="/properties">Comprar o rentar una propiedad</Link>
          </li>
          <li>
            <Link to="/services">Invertir en inmuebles</Link>
          </li>
          <li>
            <Link to="/valuation">Avalúos</Link>
          </li>
          <li>
            <Link to="/legal-advisory">Asesoría legal y fiscal</Link>
          </li>
          <li>
            <Link to="/services">Administración de propiedades</Link>
          </li>
          <li>
            <Link to="/help">Dudas sobre el portal</Link>
          </li>
        </ul>
      </Section>
    </Page>
  );
}
