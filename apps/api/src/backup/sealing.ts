import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.ts';

// A sealed file: the magic word, the salt of the backup's key, the salt of the file's key, then pieces of 64 KiB, each encrypted with
// AES-256-GCM and followed by its tag. The nonce of a piece holds its number and whether it is the last one, so that pieces can be
// neither dropped, moved nor appended. Each file has a key of its own, made from its path: files cannot be exchanged either.
const MAGIC = Buffer.from('PBRSEAL1');
const SALT = 16;
const TAG = 16;
const PIECE = 64 * 1024;
export const HEADER = MAGIC.length + 2 * SALT;

const SHORTEST_SECRET = 16;
/** 64 MB and some tenths of a second for each guess at a passphrase. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Makes the keys of files from what the key file holds. */
export class BackupKey {
  readonly #secret: string;
  readonly #salt = randomBytes(SALT);
  readonly #masters = new Map<string, Promise<Buffer>>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  static async read(file: string): Promise<BackupKey> {
    const secret = (await readFile(file, 'utf8').catch(() => '')).trim();
    if (secret.length < SHORTEST_SECRET)
      throw new BackupError(
        `La clave de ${file} no se puede leer o tiene menos de ${SHORTEST_SECRET} caracteres. Una clave nueva: openssl rand -base64 32 > ${file}`,
      );
    return new BackupKey(secret);
  }

  async sealer(path: string): Promise<Sealer> {
    const fileSalt = randomBytes(SALT);
    const key = await this.#fileKey(this.#salt, fileSalt, path);
    return new Sealer(key, Buffer.concat([MAGIC, this.#salt, fileSalt]));
  }

  async opener(path: string, header: Buffer): Promise<Opener> {
    const isSealed = header.length === HEADER && header.subarray(0, MAGIC.length).equals(MAGIC);
    if (!isSealed) throw new Error('the file is not sealed');
    const salt = header.subarray(MAGIC.length, MAGIC.length + SALT);
    return new Opener(await this.#fileKey(salt, header.subarray(MAGIC.length + SALT), path));
  }

  async #fileKey(salt: Buffer, fileSalt: Buffer, path: string): Promise<Buffer> {
    const name = salt.toString('hex');
    const master = this.#masters.get(name) ?? derive(this.#secret, salt, 32, SCRYPT);
    this.#masters.set(name, master);
    return Buffer.from(hkdfSync('sha256', await master, fileSalt, `portal-pbr ${path}`, 32));
  }
}

/** Cuts what it is given into pieces; the last piece may be shorter, and is only known at the end. */
abstract class Pieces {
  readonly #size: number;
  #held: Buffer[] = [];
  #heldBytes = 0;
  #number = 0;

  constructor(size: number) {
    this.#size = size;
  }

  protected abstract piece(content: Buffer, nonce: Buffer): Buffer;

  update(chunk: Buffer): Buffer {
    this.#held.push(chunk);
    this.#heldBytes += chunk.length;
    if (this.#heldBytes <= this.#size) return Buffer.alloc(0);
    const all = Buffer.concat(this.#held);
    const done: Buffer[] = [];
    let start = 0;
    for (; all.length - start > this.#size; start += this.#size)
      done.push(this.piece(all.subarray(start, start + this.#size), this.#nonce(false)));
    this.#held = [all.subarray(start)];
    this.#heldBytes = all.length - start;
    return Buffer.concat(done);
  }

  end(): Buffer {
    return this.piece(Buffer.concat(this.#held), this.#nonce(true));
  }

  #nonce(isLast: boolean): Buffer {
    const nonce = Buffer.alloc(12);
    nonce.writeUIntBE(this.#number, 5, 6);
    nonce[11] = isLast ? 1 : 0;
    this.#number += 1;
    return nonce;
  }
}

class Sealer extends Pieces {
  readonly header: Buffer;
  readonly #key: Buffer;

  constructor(key: Buffer, header: Buffer) {
    super(PIECE);
    this.#key = key;
    this.header = header;
  }

  protected override piece(content: Buffer, nonce: Buffer): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  }
}

class Opener extends Pieces {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    super(PIECE + TAG);
    this.#key = key;
  }

  /** Throws when the piece is not the one that was sealed, is not at its position, or the key is another. */
  protected override piece(content: Buffer, nonce: Buffer): Buffer {
    if (content.length < TAG) throw new Error('the file is cut off');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: TAG });
    decipher.setAuthTag(content.subarray(-TAG));
    return Buffer.concat([decipher.update(content.subarray(0, -TAG)), decipher.final()]);
  }
}
