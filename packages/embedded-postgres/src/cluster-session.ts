import { setTimeout as sleep } from 'node:timers/promises';
import { openCluster, type Cluster, type OpenCluster } from './cluster.ts';
import { isAlive } from './data-folder.ts';
import { EmbeddedPostgresError, explained } from './embedded-error.ts';
import type { Keeper } from './keeper.ts';
import { readPostmaster, stopPostmaster, wasStartedAlike } from './postmaster.ts';

export type ClusterRole = 'server' | 'tool';

/** One process's use of the cluster, from joining or starting it until the last user stops it. */
export class ClusterSession {
  readonly #cluster: Cluster;
  readonly #role: ClusterRole;
  readonly #onLost: ((error: EmbeddedPostgresError) => void) | undefined;
  #current: OpenCluster | undefined;
  #recovering: Promise<void> | undefined;
  #stopping: Promise<void> | undefined;

  constructor(
    cluster: Cluster,
    role: ClusterRole,
    onLost?: (error: EmbeddedPostgresError) => void,
  ) {
    this.#cluster = cluster;
    this.#role = role;
    this.#onLost = onLost;
  }

  async open(): Promise<OpenCluster> {
    const opened = await openInRole(this.#cluster, {
      role: this.#role,
      isStopping: () => this.#stopping !== undefined,
      onLost: () => {
        const isInUse = this.#current !== undefined && !this.#stopping;
        this.#current = undefined;
        if (isInUse) this.#recovering = this.#recover();
      },
    });
    try {
      await opened.keeper.ensureDatabase();
    } catch (error) {
      await leaveCluster(this.#cluster, opened.keeper);
      throw explained(error, this.#cluster.folder.home);
    }
    this.#current = opened;
    return opened;
  }

  stop(): Promise<void> {
    this.#stopping ??= Promise.resolve().then(async () => {
      await this.#recovering;
      if (this.#current) await leaveCluster(this.#cluster, this.#current.keeper);
    });
    return this.#stopping;
  }

  /** Postgres restarts itself when one of its processes dies; this handles the death of the first one. */
  async #recover(): Promise<void> {
    const { log } = this.#cluster;
    log.warn('La base de datos incluida se detuvo de golpe; se inicia de nuevo.');
    for (let delayMs = 50; !this.#stopping; delayMs = Math.min(delayMs * 2, 5_000)) {
      try {
        await this.open();
        return log.info('La base de datos incluida está de nuevo en marcha.');
      } catch (error) {
        if (this.#stopping) return;
        log.error(error instanceof Error ? error.message : String(error));
        if (error instanceof EmbeddedPostgresError && error.code === 'server_running') {
          return this.#onLost?.(error);
        }
        await sleep(delayMs, undefined, { ref: false });
      }
    }
  }
}

interface RoleOptions {
  role: ClusterRole;
  onLost: () => void;
  isStopping: () => boolean;
}

/**
 * A server that was killed leaves its Postgres running, and the next one goes on with it. If it would start other programs or settings, as
 * after an update, it stops that Postgres cleanly and starts its own, unless a tool still works with it.
 */
async function openInRole(cluster: Cluster, options: RoleOptions): Promise<OpenCluster> {
  for (;;) {
    const opened = await openCluster(cluster, options);
    if (options.role === 'tool') return opened;
    const { keeper, socketDir, startedHere } = opened;
    try {
      await takeServerLock(cluster, keeper);
    } catch (error) {
      // Postgres keeps running, even if it was started here: it now belongs to the other server.
      await keeper.end();
      throw error;
    }
    if (startedHere || (await isUpToDate(cluster, socketDir))) return opened;
    if (!(await keeper.leave())) {
      await keeper.rejoin();
      return opened;
    }
    cluster.log.info(
      'Se encontró la base de datos de un portal que terminó de golpe, con otra versión u otros ajustes; se reinicia.',
    );
    await stopRunning(cluster, keeper);
  }
}

function isUpToDate({ folder, user, programs, durable }: Cluster, socketDir: string) {
  return wasStartedAlike(folder, { binaries: programs, user, socketDir, durable });
}

/** Keeps trying for a moment: Postgres may not have noticed yet that the last holder is gone. */
async function takeServerLock(cluster: Cluster, keeper: Keeper): Promise<void> {
  const startedAt = Date.now();
  while (!(await keeper.tryServerLock())) {
    const pid = await keeper.serverPid();
    const patienceMs = pid !== undefined && isAlive(pid) ? 1_000 : 15_000;
    if (Date.now() - startedAt > patienceMs) {
      throw new EmbeddedPostgresError(
        'server_running',
        `Ya hay un portal en marcha con los datos de ${cluster.folder.dataDir}${pid ? ` (proceso ${pid})` : ''}. Detenlo antes de iniciar otro, o elige otra carpeta con DATA_DIR.`,
      );
    }
    await sleep(50);
  }
}

async function leaveCluster(cluster: Cluster, keeper: Keeper): Promise<void> {
  // A connection that breaks here means that Postgres is already going down.
  const isLast = await keeper.leave().catch(() => false);
  if (isLast) await stopRunning(cluster, keeper);
  else await keeper.end();
}

async function stopRunning(cluster: Cluster, keeper: Keeper): Promise<void> {
  const running = readPostmaster(cluster.folder);
  if (running) await stopPostmaster(cluster.folder, running.pid);
  await keeper.end();
}
