import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { accept, expect, newEmail, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import {
  FORM_TYPE,
  formOf,
  MEGABYTE,
  residentBytes,
  startReading,
  watchMemory,
} from './fixtures/under-load.ts';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { aListing } from '@pbr/e2e/fixtures/portal/ways';

const AT_ONCE = 20;
const VOLLEYS = 10;

test('R8 D2 pictures that are small to send and huge to decode are refused at once; twenty of them take no memory and delay no visitor by 200 ms', async () => {
  test.setTimeout(180_000);
  const bombs = await makeBombs();
  const portal = await startPortal();
  try {
    const admin = await accept(portal, await portal.createAdmin(newEmail()));
    const id = await aListing(portal, admin.id);
    const agent = new Visitor(portal);
    await agent.rest('POST', '/api/login', { body: { email: admin.email, password: PASSWORD } });
    const path = `/api/properties/${id}/images`;
    const ways = {
      form: (bomb: Buffer) =>
        agent.rest('POST', path, { body: formOf(bomb), headers: { 'content-type': FORM_TYPE } }),
      dataUrl: (bomb: Buffer) =>
        agent.rest('POST', path, {
          body: { url: `data:image/png;base64,${bomb.toString('base64')}` },
        }),
    };
    for (const [name, bomb] of Object.entries(bombs))
      for (const [way, send] of Object.entries(ways)) {
        await send(bomb);
        const before = await residentBytes(portal.pid());
        const memory = watchMemory(portal.pid(), 10);
        const start = performance.now();
        const { status } = await send(bomb);
        const ms = performance.now() - start;
        const megabytes = ((await memory.stop()) - before) / MEGABYTE;
        report({ name, way, bytes: bomb.byteLength, status, ms, megabytes });
        expect([413, 415]).toContain(status);
        expect.soft(ms).toBeLessThan(200);
        expect.soft(megabytes).toBeLessThan(50);
      }

    const paths = ['/properties', `/properties/${id}`, '/api/properties?limit=24', '/'];
    const warm = await startReading(portal, paths);
    await sleep(3000);
    await warm.stop();
    const quiet = await startReading(portal, paths);
    await sleep(VOLLEYS * 1000);
    const before = await quiet.stop();
    const resident = await residentBytes(portal.pid());
    const memory = watchMemory(portal.pid());
    const reading = await startReading(portal, paths);
    const statuses = new Map<number, number>();
    for (let volley = 0; volley < VOLLEYS; volley += 1) {
      const next = sleep(1000);
      const bomb = Object.values(bombs)[volley % 2] as Buffer;
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ways.form(bomb)));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await next;
    }
    const during = await reading.stop();
    const megabytes = ((await memory.stop()) - resident) / MEGABYTE;
    report({ statuses: Object.fromEntries(statuses), before, during, megabytes });
    expect([...statuses.keys()].filter((status) => status !== 413 && status !== 415)).toEqual([]);
    expect(during.failed).toBe(0);
    // The senders share the processors with the portal: see "Photos" in docs/performance.md.
    expect.soft(during.p99).toBeLessThan(200);
    expect.soft(megabytes).toBeLessThan(50);
    expect(await portal.sql()`select id from property_images`).toHaveLength(0);
  } finally {
    await portal.remove();
  }
});

function report(figures: object): void {
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(figures) });
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

/** A complete picture of 256 megapixels, and a small one whose header claims 4,295 megapixels. */
async function makeBombs() {
  const side = 16_000;
  const create = { width: side, height: side, channels: 3, background: '#2060c0' } as const;
  const whole = await sharp({ create, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const lie = await sharp({ create: { ...create, width: 9, height: 9 } })
    .png()
    .toBuffer();
  // Offsets in the first chunk: name at 12, width at 16, height at 20, checksum at 29.
  lie.writeUInt32BE(65_535, 16);
  lie.writeUInt32BE(65_535, 20);
  lie.writeUInt32BE(crc32(lie.subarray(12, 29)), 29);
  return { whole, lie };
}
