import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { folderMaker } from './folder-maker.ts';
import { type BackupKey, HEADER } from './sealing.ts';

export interface Digest {
  sha256: string;
  bytes: number;
}

const SEALED = '.cifrado';
const PRIVATE_FILE = 0o600;
const MANIFEST = 'manifest.json';

/** The files of a backup by their paths in it, sealed on the disk when there is a key. Digests are of the content before sealing. */
export class BackupFiles {
  readonly folder: string;
  readonly #key: BackupKey | null;
  readonly #makeFolder = folderMaker({ recursive: true, mode: 0o700 });
  /** The paths of the written files on the disk. */
  readonly written: string[] = [];

  constructor(folder: string, key: BackupKey | null) {
    this.folder = folder;
    this.#key = key;
  }

  /** Opens a backup that exists; refuses the wrong kind of backup for the key, so that nobody puts a plain one instead of a sealed one. */
  static async open(folder: string, key: BackupKey | null): Promise<BackupFiles> {
    const isSealed = await access(join(folder, MANIFEST + SEALED)).then(
      () => true,
      () => false,
    );
    if (isSealed && key === null)
      throw new BackupError('El respaldo está cifrado: falta --key-file con su clave.');
    if (!isSealed && key !== null)
      throw new BackupError('El respaldo no está cifrado: repite la orden sin --key-file.');
    return new BackupFiles(folder, key);
  }

  async write(path: string, data: Buffer): Promise<Digest> {
    return this.writeAll(path, [data]);
  }

  async writeAll(path: string, chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Digest> {
    const onDisk = this.#onDisk(path);
    const sealer = await this.#key?.sealer(path);
    const hash = createHash('sha256');
    let bytes = 0;
    await this.#makeFolder(dirname(onDisk));
    const file = await open(onDisk, 'wx', PRIVATE_FILE);
    try {
      if (sealer) await file.writeFile(sealer.header);
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        await file.writeFile(sealer ? sealer.update(chunk) : chunk);
      }
      if (sealer) await file.writeFile(sealer.end());
    } finally {
      await file.close();
    }
    this.written.push(onDisk);
    return { sha256: hash.digest('hex'), bytes };
  }

  /** A whole file. Throws when its content is not what the digest says. */
  async read(path: string, sha256: string): Promise<Buffer> {
    const onDisk = this.#onDisk(path);
    try {
      const stored = await readFile(onDisk);
      const content = this.#key ? await openWhole(this.#key, path, stored) : stored;
      if (digestOf(content) === sha256) return content;
    } catch (error) {
      throw damaged(onDisk, error);
    }
    throw damaged(onDisk);
  }

  /**
   * A file piece by piece. Throws before the first piece when the content is not what the digest says: Postgres would complain of a damaged
   * row first, in its own words. So the file is read twice.
   */
  async *readAll(path: string, sha256: string): AsyncGenerator<Buffer> {
    const onDisk = this.#onDisk(path);
    const hash = createHash('sha256');
    try {
      for await (const chunk of this.#pieces(path, onDisk)) hash.update(chunk);
    } catch (error) {
      throw damaged(onDisk, error);
    }
    if (hash.digest('hex') !== sha256) throw damaged(onDisk);
    yield* this.#pieces(path, onDisk);
  }

  /** `listed` are the files whose digests the manifest holds: `sha256sum -c` checks them too. */
  async writeManifest(
    text: string,
    listed: readonly { path: string; sha256: string }[],
  ): Promise<void> {
    const { sha256 } = await this.write(MANIFEST, Buffer.from(text));
    // Sealed files prove themselves.
    if (this.#key !== null) return;
    const lines = [{ path: MANIFEST, sha256 }, ...listed].map(checksumLine);
    await this.write(`${MANIFEST}.sha256`, Buffer.from(lines.join('')));
  }

  async readManifest(): Promise<string> {
    const onDisk = this.#onDisk(MANIFEST);
    try {
      const stored = await readFile(onDisk);
      if (this.#key) return (await openWhole(this.#key, MANIFEST, stored)).toString();
      const lines = await readFile(`${onDisk}.sha256`, 'utf8');
      const line = checksumLine({ path: MANIFEST, sha256: digestOf(stored) });
      if (lines.startsWith(line)) return stored.toString();
    } catch (error) {
      throw this.#key ? wrongKey(onDisk, error) : damaged(onDisk, error);
    }
    throw damaged(onDisk);
  }

  async *#pieces(path: string, onDisk: string): AsyncGenerator<Buffer> {
    if (this.#key === null) {
      yield* chunksOf(onDisk, 0);
      return;
    }
    const opener = await this.#key.opener(path, await headerOf(onDisk));
    for await (const chunk of chunksOf(onDisk, HEADER)) yield opener.update(chunk);
    yield opener.end();
  }

  #onDisk(path: string): string {
    return join(this.folder, this.#key ? path + SEALED : path);
  }
}

/** The format of `sha256sum`. */
export const checksumLine = ({ path, sha256 }: { path: string; sha256: string }) =>
  `${sha256}  ${path}\n`;

const digestOf = (data: Buffer) => createHash('sha256').update(data).digest('hex');

async function openWhole(key: BackupKey, path: string, stored: Buffer): Promise<Buffer> {
  const opener = await key.opener(path, stored.subarray(0, HEADER));
  return Buffer.concat([opener.update(stored.subarray(HEADER)), opener.end()]);
}

async function headerOf(onDisk: string): Promise<Buffer> {
  const file = await open(onDisk);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER), 0, HEADER, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const chunksOf = (onDisk: string, start: number) =>
  createReadStream(onDisk, { start, highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>;

const damaged = (onDisk: string, cause?: unknown) =>
  cause instanceof BackupError
    ? cause
    : new BackupError(`El archivo ${onDisk} falta o está dañado; este respaldo no sirve.`, {
        cause,
      });

const wrongKey = (onDisk: string, cause: unknown) =>
  new BackupError(`${onDisk} no se puede abrir: la clave es otra o el archivo está dañado.`, {
    cause,
  });
