import type { PortalHealth } from '@pbr/schemas/health';
import { describe, expect, it } from 'vitest';
import { healthLines } from './health-words.ts';

const NOW = '2026-11-28T16:00:00.000Z';
const hoursAgo = (hours: number) =>
  new Date(new Date(NOW).getTime() - hours * 3_600_000).toISOString();

const WELL: PortalHealth = {
  now: NOW,
  database: { answeredInMs: 2, bytes: 120e6 },
  disk: { freeBytes: 63e9, sizeBytes: 252e9 },
  storage: { answers: true, awaySince: null },
  replicas: [],
  jobs: { due: 0, running: 0, failed: 0, unsentMails: 0, oldestDue: null },
  lastBackup: { madeAt: hoursAgo(7), files: 1204, bytes: 350e6 },
};

const lineOf = (name: string, health: Partial<PortalHealth>) =>
  healthLines({ ...WELL, ...health }).find((line) => line.name === name);

it('a portal that is well needs no advice', () => {
  expect(healthLines(WELL).map(({ state, says, advice }) => [state, says, advice])).toEqual([
    [
      'well',
      expect.stringMatching(/^El último se hizo hace 7 horas \(.+\): 1,204 archivos, 350 MB\.$/u),
      undefined,
    ],
    ['well', 'Quedan 63 GB de 252 GB (25 %).', undefined],
    ['well', 'Ninguno se ha quedado sin salir.', undefined],
    ['well', 'No hay nada pendiente.', undefined],
    ['well', 'Responde en 2 milisegundos y ocupa 120 MB.', undefined],
  ]);
});

describe('what needs attention says so, and what to do', () => {
  const jobs = WELL.jobs;
  it.each<[string, PortalHealth['lastBackup'], string]>([
    ['none', null, 'now'],
    ['one of three days ago', { madeAt: hoursAgo(72), files: 1, bytes: 1200 }, 'now'],
    ['one of 27 hours ago', { madeAt: hoursAgo(27), files: 1, bytes: 1200 }, 'soon'],
    ['one of 25 hours ago', { madeAt: hoursAgo(25), files: 1, bytes: 1200 }, 'well'],
  ])('of backups: %s', (_case, lastBackup, state) => {
    const line = lineOf('Respaldo', { lastBackup });
    expect(line?.state).toBe(state);
    expect(line?.advice === undefined).toBe(state === 'well');
  });

  it.each([
    [4, 'now'],
    [10, 'soon'],
    [20, 'well'],
  ])('of a disk with %i of 100 GB free', (free, state) => {
    const line = lineOf('Espacio para fotos', {
      disk: { freeBytes: free * 1e9, sizeBytes: 100e9 },
    });
    expect(line).toMatchObject({ state, says: expect.stringContaining(`(${free} %)`) });
  });

  it('of mails and jobs', () => {
    expect(lineOf('Correos', { jobs: { ...jobs, unsentMails: 1 } })?.says).toBe(
      '1 correo no ha podido salir.',
    );
    const name = 'Tareas en segundo plano';
    expect(lineOf(name, { jobs: { ...jobs, failed: 2 } })).toMatchObject({
      state: 'soon',
      says: expect.stringMatching(/^2 tareas ya no se intentan: /u),
    });
    expect(lineOf(name, { jobs: { ...jobs, due: 3, oldestDue: hoursAgo(1) } })).toMatchObject({
      state: 'soon',
      says: '3 tareas esperan su turno; la primera, desde hace 60 minutos.',
    });
    expect(lineOf(name, { jobs: { ...jobs, due: 1, oldestDue: hoursAgo(0.1) } })?.state).toBe(
      'well',
    );
  });

  it('of a storage that is away, or refuses', () => {
    const name = 'Almacén de fotos';
    const away = { answers: false, awaySince: hoursAgo(3) };
    expect(lineOf(name, { storage: away })).toMatchObject({
      state: 'now',
      says: 'No responde desde hace 3 horas.',
      advice: expect.stringMatching(/^Se ven las fotos que ya tienen copia/u),
    });
    expect(lineOf(name, { storage: { answers: false, awaySince: null } })).toMatchObject({
      state: 'now',
      advice: expect.stringContaining('STORAGE_KEY'),
    });
  });

  it.each<[PortalHealth['replicas'][number]['state'], number | null, string, string]>([
    ['serving', 0, 'well', 'Atiende a los visitantes; está al día.'],
    ['serving', 3, 'well', 'Atiende a los visitantes; va 3 segundos atrás.'],
    [
      'behind',
      12,
      'soon',
      'Va demasiado atrasada desde hace 2 horas (ahora, 12 segundos). Los visitantes leen de la base principal.',
    ],
    [
      'behind',
      null,
      'soon',
      'Va demasiado atrasada desde hace 2 horas. Los visitantes leen de la base principal.',
    ],
    [
      'away',
      null,
      'soon',
      'No responde como réplica desde hace 2 horas. Los visitantes leen de la base principal.',
    ],
  ])('of a replica: %s by %j', (replica, lagSeconds, state, says) => {
    const well: PortalHealth['replicas'][number] = {
      state: 'serving',
      since: hoursAgo(9),
      lagSeconds: 0,
    };
    const line = lineOf('Réplica 2', {
      replicas: [well, { state: replica, since: hoursAgo(2), lagSeconds }],
    });
    expect(line).toMatchObject({ state, says });
    expect(line?.advice === undefined).toBe(state === 'well');
  });

  it('of a slow database', () => {
    expect(
      lineOf('Base de datos', { database: { answeredInMs: 900, bytes: 1.25e9 } }),
    ).toMatchObject({
      state: 'soon',
      says: 'Responde en 900 milisegundos y ocupa 1.3 GB.',
    });
  });
});
