import { totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/** Settings for the command line of every start, so that an update of the portal updates them too. */
export function postgresSettings(options: { socketDir: string; durable: boolean }): string[] {
  const settings = {
    listen_addresses: '',
    // Quoted, because a comma would separate two folders.
    unix_socket_directories: `"${options.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: String(socketPort),
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '100',
    // Pages are almost always read from memory.
    seq_page_cost: '0.3',
    random_page_cost: '0.3',
    // Compiling a plan costs more than any query of a web request.
    jit: 'off',
    // Makes Postgres notice a client that is gone while its query still runs.
    client_connection_check_interval: '5s',
    ...logSettings,
    ...(options.durable ? productionSettings() : testSettings),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Part of the socket file's name; there is no TCP port. */
export const socketPort = 5432;

// At most seven files, each overwritten after a week. Terse, because the DETAIL of a unique index would repeat personal data; the errors of
// the portal's own statements are left out (keeper.ts).
const logSettings = {
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

function productionSettings() {
  const memory = process.constrainedMemory() || totalmem();
  const memoryMb = Math.min(memory, totalmem()) / megabyte;
  return {
    // An eighth, not the usual quarter: Node and the picture encoder live on the same machine.
    shared_buffers: `${clamp(memoryMb / 8, 64, 2048)}MB`,
    effective_cache_size: `${clamp(memoryMb / 2, 256, 4096)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    // The catalogue's index-only walks need a fresh visibility map.
    autovacuum_vacuum_scale_factor: '0.02',
    autovacuum_vacuum_insert_scale_factor: '0.02',
    autovacuum_analyze_scale_factor: '0.02',
  };
}

/** For a cluster whose data may be lost. */
const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  // A worker could be connected to a template just when a test copies it.
  autovacuum: 'off',
  io_method: 'sync',
};

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}
