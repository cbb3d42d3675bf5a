import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { aListing } from '@pbr/e2e/fixtures/portal/ways';

const FIVE_MEGABYTES = 5_000_000;
const BOUNDARY = 'limite';

test.beforeEach(() => {
  test.setTimeout(180_000);
});

for (const [line, bytesASecond, longest, answer] of [
  ['1 Mbit/s is stored', 125_000, 80, /^HTTP\/1\.1 201 /u],
  ['a few drops a second is hung up on within 30 s', 20, 30, /^$/u],
] as const)
  test(`a photo of 5 MB that arrives at ${line}`, async ({ portal, newPerson, visitOf }) => {
    const person = await newPerson();
    const { cookie } = await visitOf(person);
    const id = await aListing(portal, person.id);
    const body = form(await aPhotoOf(FIVE_MEGABYTES));
    const socket = connect(portal.port, '127.0.0.1');
    let said = '';
    socket.on('data', (piece) => (said += piece.toString()));
    socket.on('error', () => {});
    const closed = once(socket, 'close');
    const start = performance.now();
    socket.write(
      `POST /api/properties/${id}/images HTTP/1.1\r\nhost: portal.test\r\ncookie: ${cookie}\r\nconnection: close\r\n` +
        `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${body.byteLength}\r\n\r\n`,
    );
    const piece = Math.max(1, bytesASecond / 10);
    for (let at = 0; at < body.byteLength && !socket.destroyed; at += piece) {
      socket.write(body.subarray(at, at + piece));
      const due = ((at + piece) / bytesASecond) * 1000;
      await sleep(Math.max(0, due - (performance.now() - start)));
    }
    await closed;
    expect(said).toMatch(answer);
    expect((performance.now() - start) / 1000).toBeLessThan(longest);
  });

/** A small photo with random bytes appended up to the wanted size. */
async function aPhotoOf(bytes: number): Promise<Buffer> {
  const photo = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#2060c0' },
  })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, randomBytes(bytes - photo.byteLength)]);
}

const form = (photo: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    photo,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
