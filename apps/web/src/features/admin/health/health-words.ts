import { formatElapsed } from '@pbr/schemas/format/durations';
import { formatMoment } from '@pbr/schemas/format/moments';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import type { PortalHealth } from '@pbr/schemas/health';

export interface HealthLine {
  name: string;
  /** `soon` can wait until tomorrow, `now` cannot. */
  state: 'well' | 'soon' | 'now';
  says: string;
  /** Says what to do about it. */
  advice?: string;
}

const HOUR_MS = 3_600_000;
const BACKUP_MS = { soon: 26 * HOUR_MS, now: 48 * HOUR_MS };
/** Shares of the disk. */
const FREE = { soon: 0.15, now: 0.05 };
const LATE_MS = 15 * 60_000;
const SLOW_MS = 500;

/** The state of the portal in plain words: what is fine, and what to do about the rest. */
export function healthLines(health: PortalHealth): readonly HealthLine[] {
  return [
    backupLine(health),
    diskLine(health),
    ...storageLines(health),
    mailLine(health),
    jobLine(health),
    databaseLine(health),
    ...replicaLines(health),
  ];
}

function backupLine({ lastBackup, now }: PortalHealth): HealthLine {
  const name = 'Respaldo';
  const advice =
    'Pide a quien cuida el servidor que haga uno hoy con “npm run backup” y que lo programe cada noche.';
  if (!lastBackup) return { name, state: 'now', says: 'Todavía no hay ningún respaldo.', advice };
  const { madeAt, files, bytes } = lastBackup;
  const ageMs = new Date(now).getTime() - new Date(madeAt).getTime();
  const says = `El último se hizo ${elapsed(madeAt, now)} (${formatMoment(madeAt)}): ${formatCounted(files, 'archivo', 'archivos')}, ${formatBytes(bytes)}.`;
  if (ageMs > BACKUP_MS.now) return { name, state: 'now', says, advice };
  return ageMs > BACKUP_MS.soon
    ? { name, state: 'soon', says, advice }
    : { name, state: 'well', says };
}

function diskLine({ disk: { freeBytes, sizeBytes } }: PortalHealth): HealthLine {
  const name = 'Espacio para fotos';
  const share = sizeBytes === 0 ? 0 : freeBytes / sizeBytes;
  const says = `Quedan ${formatBytes(freeBytes)} de ${formatBytes(sizeBytes)} (${formatCount(Math.floor(share * 100))} %).`;
  const advice =
    'Con el disco lleno no se guardan más fotos. Hay que liberar espacio o pasar a un disco más grande.';
  if (share < FREE.now) return { name, state: 'now', says, advice };
  return share < FREE.soon ? { name, state: 'soon', says, advice } : { name, state: 'well', says };
}

/** Only when it does not work: photos in a folder of the server have nothing to say. */
function storageLines({ storage: { answers, awaySince }, now }: PortalHealth): HealthLine[] {
  if (answers) return [];
  const name = 'Almacén de fotos';
  if (awaySince === null)
    return [
      {
        name,
        state: 'now',
        says: 'No acepta lo que el portal le pide.',
        advice:
          'Quien cuida el servidor debe revisar la clave y el nombre del almacenamiento (STORAGE_KEY, STORAGE_URL). El registro del portal dice qué respondió.',
      },
    ];
  return [
    {
      name,
      state: 'now',
      says: `No responde desde ${elapsed(awaySince, now)}.`,
      advice:
        'Se ven las fotos que ya tienen copia en el servidor; no se pueden subir otras. Hay que revisar el almacenamiento y la red. Cuando responda, el portal sigue solo y nada se pierde.',
    },
  ];
}

function mailLine({ jobs: { unsentMails } }: PortalHealth): HealthLine {
  const name = 'Correos';
  if (unsentMails === 0) return { name, state: 'well', says: 'Ninguno se ha quedado sin salir.' };
  return {
    name,
    state: 'soon',
    says: `${formatCounted(unsentMails, 'correo no ha podido salir', 'correos no han podido salir')}.`,
    advice:
      'Se intentan de nuevo solos durante unos cuatro días; nada se pierde. Si siguen ahí en una hora, revisa el servidor de correo (SMTP_URL).',
  };
}

function jobLine({ jobs, now }: PortalHealth): HealthLine {
  const name = 'Tareas en segundo plano';
  const { due, running, failed, oldestDue } = jobs;
  if (failed > 0)
    return {
      name,
      state: 'soon',
      says: `${formatCounted(failed, 'tarea ya no se intenta', 'tareas ya no se intentan')}: fallaron demasiadas veces, o un respaldo restaurado las apartó.`,
      advice: 'El registro del servidor dice por qué. Quien lo cuida puede repetirlas o borrarlas.',
    };
  if (oldestDue !== null && new Date(now).getTime() - new Date(oldestDue).getTime() > LATE_MS)
    return {
      name,
      state: 'soon',
      says: `${formatCounted(due, 'tarea espera', 'tareas esperan')} su turno; la primera, desde ${elapsed(oldestDue, now)}.`,
      advice: 'Si la lista no baja, hay que reiniciar el portal y mirar su registro.',
    };
  const busy = running + due;
  const says =
    busy === 0 ? 'No hay nada pendiente.' : `${formatCounted(busy, 'tarea', 'tareas')} en marcha.`;
  return { name, state: 'well', says };
}

function databaseLine({ database: { answeredInMs, bytes } }: PortalHealth): HealthLine {
  const says = `Responde en ${formatCounted(answeredInMs, 'milisegundo', 'milisegundos')} y ocupa ${formatBytes(bytes)}.`;
  const name = 'Base de datos';
  if (answeredInMs <= SLOW_MS) return { name, state: 'well', says };
  return {
    name,
    state: 'soon',
    says,
    advice:
      'Va lenta. Si sigue así, quien cuida el servidor debe ver qué más corre en esa máquina.',
  };
}

function replicaLines({ replicas, now }: PortalHealth): HealthLine[] {
  return replicas.map(({ state, since, lagSeconds }, n) => {
    const name = `Réplica ${formatCount(n + 1)}`;
    if (state === 'serving')
      return {
        name,
        state: 'well',
        says: `Atiende a los visitantes; ${lagSeconds ? `va ${formatCounted(lagSeconds, 'segundo', 'segundos')} atrás` : 'está al día'}.`,
      };
    if (state === 'behind')
      return {
        name,
        state: 'soon',
        says: `Va demasiado atrasada desde ${elapsed(since, now)}${lagSeconds === null ? '' : ` (ahora, ${formatCounted(lagSeconds, 'segundo', 'segundos')})`}. Los visitantes leen de la base principal.`,
        advice:
          'Vuelve sola cuando se pone al día. Si en una hora no ha vuelto, quien cuida el servidor debe ver qué la detiene: la red, su disco o una consulta larga.',
      };
    return {
      name,
      state: 'soon',
      says: `No responde como réplica desde ${elapsed(since, now)}. Los visitantes leen de la base principal.`,
      advice:
        'Si está apagada, hay que encenderla: vuelve sola. Si ahora es la base principal, hay que quitarla de DATABASE_REPLICA_URL.',
    };
  });
}

const elapsed = (since: string, now: string) => formatElapsed(since, new Date(now).getTime());

const UNITS = ['kB', 'MB', 'GB', 'TB'];

/** '63 GB', '1.2 GB': one decimal below ten. */
function formatBytes(bytes: number): string {
  let [amount, unit] = [bytes / 1e3, 0];
  while (amount >= 1000 && unit < UNITS.length - 1) [amount, unit] = [amount / 1000, unit + 1];
  return `${amount < 10 ? Math.round(amount * 10) / 10 : formatCount(Math.round(amount))} ${UNITS[unit] ?? ''}`;
}
