import { linkLifetime } from '@pbr/schemas/account/link-lifetime';
import type { UserTokenKind } from '@pbr/schemas/account/values';
import { composeMail, type MailBody, type MailSender } from '../../../mail/mail-layout.ts';

/**
 * Anybody can type an e-mail into a form, so a mail to it quotes nothing else from the form: a stranger's words must
 * not travel in our name.
 */
const typedByAnybody = ({ name }: MailSender) =>
  `Recibes este correo porque alguien escribió esta dirección en ${name}. Si no fuiste tú, no hace falta que hagas nada.`;

const hasAccount = ({ name }: MailSender) =>
  `Recibes este correo porque tienes una cuenta en ${name}.`;

const validity = (kind: UserTokenKind) => `El enlace sirve una vez, durante ${linkLifetime(kind)}.`;

interface LinkMail {
  href: string;
  sender: MailSender;
}

interface PersonalMail {
  firstName: string;
  sender: MailSender;
}

export function verifyMail({ href, sender }: LinkMail): MailBody {
  return composeMail({
    subject: `Confirma tu correo en ${sender.name}`,
    preview: validity('verify_email'),
    sender,
    reason: typedByAnybody(sender),
    blocks: [
      { kind: 'heading', text: 'Confirma tu correo' },
      `Para terminar tu registro en ${sender.name}, confirma que este correo es tuyo. ${validity('verify_email')}`,
      { kind: 'button', label: 'Confirmar mi correo', href },
      'Si no pediste el registro, no abras el enlace: sin él, la cuenta no existe.',
    ],
  });
}

/** For a registration with a known e-mail; the page says the same as for an unknown one. */
export function alreadyRegisteredMail({ sender }: Pick<LinkMail, 'sender'>): MailBody {
  return composeMail({
    subject: `Ya tienes una cuenta en ${sender.name}`,
    preview: 'Alguien quiso registrarse con este correo.',
    sender,
    reason: typedByAnybody(sender),
    blocks: [
      { kind: 'heading', text: 'Este correo ya está registrado' },
      `Alguien quiso registrarse en ${sender.name} con este correo, que ya tiene una cuenta. La cuenta sigue como estaba.`,
      { kind: 'button', label: 'Iniciar sesión', href: `${sender.origin}/auth` },
      `Si no recuerdas tu contraseña, pide una nueva en ${sender.origin}/reset-password`,
    ],
  });
}

export function resetMail({ href, sender }: LinkMail): MailBody {
  return composeMail({
    subject: `Elige una contraseña nueva para ${sender.name}`,
    preview: validity('reset_password'),
    sender,
    reason: typedByAnybody(sender),
    blocks: [
      { kind: 'heading', text: 'Elige una contraseña nueva' },
      `Recibimos una solicitud para cambiar la contraseña de tu cuenta. ${validity('reset_password')} Al cambiarla se cierran tus sesiones abiertas.`,
      { kind: 'button', label: 'Elegir contraseña', href },
      'Si no la pediste, ignora este correo: tu contraseña sigue siendo la misma.',
    ],
  });
}

export function invitationMail({ firstName, href, sender }: LinkMail & PersonalMail): MailBody {
  return composeMail({
    subject: `Te invitaron a ${sender.name}`,
    preview: `Elige tu contraseña para entrar. ${validity('invitation')}`,
    sender,
    reason: `Recibes este correo porque la administración de ${sender.name} te dio de alta. Si no esperabas la invitación, no hace falta que hagas nada.`,
    blocks: [
      { kind: 'heading', text: `Te damos la bienvenida, ${firstName}` },
      `La administración de ${sender.name} creó una cuenta para ti. Elige tu contraseña para entrar. ${validity('invitation')}`,
      { kind: 'button', label: 'Aceptar la invitación', href },
      `Si el enlace ya venció, pide otro en ${sender.origin}/reset-password con este correo.`,
    ],
  });
}

export function activatedMail({ firstName, sender }: PersonalMail): MailBody {
  return composeMail({
    subject: `Tu cuenta en ${sender.name} está activa`,
    preview: 'Ya puedes iniciar sesión.',
    sender,
    reason: hasAccount(sender),
    blocks: [
      { kind: 'heading', text: 'Tu cuenta está activa' },
      `Hola, ${firstName}: la administración aprobó tu registro. Ya puedes iniciar sesión.`,
      { kind: 'button', label: 'Iniciar sesión', href: `${sender.origin}/auth` },
    ],
  });
}

export function reactivatedMail({ firstName, sender }: PersonalMail): MailBody {
  return composeMail({
    subject: `Tu cuenta en ${sender.name} vuelve a estar activa`,
    preview: 'Ya puedes iniciar sesión.',
    sender,
    reason: hasAccount(sender),
    blocks: [
      { kind: 'heading', text: 'Tu cuenta vuelve a estar activa' },
      `Hola, ${firstName}: la administración activó tu cuenta. Entra con tu contraseña de siempre.`,
      { kind: 'button', label: 'Iniciar sesión', href: `${sender.origin}/auth` },
    ],
  });
}

export function rejectedMail({ firstName, sender }: PersonalMail): MailBody {
  return composeMail({
    subject: `Tu registro en ${sender.name}`,
    preview: 'La administración no aprobó la cuenta.',
    sender,
    reason: `Recibes este correo porque te registraste en ${sender.name}.`,
    blocks: [
      { kind: 'heading', text: 'Tu registro no se aprobó' },
      `Hola, ${firstName}: la administración revisó tu registro y no activó la cuenta. Si crees que es un error, escríbenos o llámanos.`,
      { kind: 'button', label: 'Contacto', href: `${sender.origin}/contacts` },
    ],
  });
}

export function passwordChangedMail({ firstName, sender }: PersonalMail): MailBody {
  return composeMail({
    subject: `Cambió tu contraseña en ${sender.name}`,
    preview: 'Si no fuiste tú, elige otra ahora.',
    sender,
    reason: hasAccount(sender),
    blocks: [
      { kind: 'heading', text: 'Tu contraseña cambió' },
      `Hola, ${firstName}: la contraseña de tu cuenta se cambió y se cerraron tus demás sesiones. Si fuiste tú, no hace falta que hagas nada.`,
      'Si no fuiste tú, elige otra contraseña ahora y avísanos.',
      {
        kind: 'button',
        label: 'Elegir otra contraseña',
        href: `${sender.origin}/reset-password`,
      },
    ],
  });
}

interface Waiting {
  name: string;
  email: string;
  sender: MailSender;
}

/** Tells the company that somebody has confirmed their e-mail and waits for approval. */
export function registrationWaitsMail({ name, email, sender }: Waiting): MailBody {
  return composeMail({
    subject: 'Un registro espera tu aprobación',
    preview: `${name} confirmó su correo.`,
    sender,
    reason: `Recibes este correo porque administras ${sender.name}.`,
    blocks: [
      { kind: 'heading', text: 'Un registro espera tu aprobación' },
      'Esta persona se registró y confirmó su correo:',
      {
        kind: 'facts',
        facts: [
          { label: 'Nombre', value: name },
          { label: 'Correo electrónico', value: email },
        ],
      },
      { kind: 'button', label: 'Ver en administración', href: `${sender.origin}/admin` },
    ],
  });
}
